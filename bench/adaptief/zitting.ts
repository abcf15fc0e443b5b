import { naDagen, onthouden, ontmoet } from './geheugen.ts'
import { informatie, logistisch, metGok } from './kans.ts'
import { afstand, rijp, type Waarheid } from './leerling.ts'
import { antwoordTijd } from './tijden.ts'
import { begin, close, add } from './vaardigheid.ts'
import { categorieVan } from './wereld.ts'
import { geleerd, type Wet } from './wetten.ts'

/** Twenty weeks of three sessions of ten minutes, with 62 opgaven each. */
export const WEKEN = 20
export const PER_WEEK = 3
export const PER_ZITTING = 62
/** Answers in one taak; each taak is one game. */
const PER_TAAK = 31
const ZITTING_SECONDEN = 600
const SECONDEN_PER_DAG = 86_400
/** Days between the sessions of one week: Monday, Wednesday, Friday. */
const DAGEN_ERTUSSEN = 2
const DAGEN_PER_WEEK = 7
/** Growth of the class without us over the whole period, in logits. */
const KLASGROEI = 0.4
/** How fast the feeling of success follows the answers. */
const GEVOEL = 0.08
const GOKKEN = [0.02, 0.02, 0.25, 1 / 3] as const

/** Returns the day of a session. */
export const dagVan = (zitting: number): number =>
  Math.floor(zitting / PER_WEEK) * DAGEN_PER_WEEK + (zitting % PER_WEEK) * DAGEN_ERTUSSEN

/** Returns what the class has learned by itself up to a day. */
export const klasgroei = (dag: number): number =>
  KLASGROEI * Math.min(1, dag / (WEKEN * DAGEN_PER_WEEK))

/** Brings a leerling to the beginning of a session. */
export function beginZitting(w: Waarheid, zitting: number): void {
  const dag = dagVan(zitting)
  w.groei = klasgroei(dag)
  begin(w.oefening, dag)
  if (zitting > 0) w.klok = naDagen(w.klok, dag - dagVan(zitting - 1))
}

/** Ends a session: what was learned that day goes into the book of practice. */
export const closeZitting = (w: Waarheid, zitting: number): void =>
  close(w.oefening, dagVan(zitting))

/** Returns which game is played for opgave `j` of a session, by its guess chance. */
export function gokVan(w: Waarheid, zitting: number, j: number): number {
  const taak = Math.floor(j / PER_TAAK) + 2 * zitting
  return GOKKEN[(taak * 7 + w.nr * 3 + Math.floor(taak / 4)) % GOKKEN.length] ?? 0
}

/** Returns whether a taak begins with this opgave. */
export const isBegin = (j: number): boolean => j % PER_TAAK === 0

/** Returns the moment of opgave `j`, in days. */
export const tijdVan = (zitting: number, j: number): number =>
  dagVan(zitting) + 0.4 + (j * ZITTING_SECONDEN) / PER_ZITTING / SECONDEN_PER_DAG

/** What happened at one opgave. */
export interface Gebeurd {
  /** True chance of a right answer, including guesses and slips. */
  readonly kans: number
  /** Whether this leerling would be right alone. */
  readonly eigen: boolean
  /** Whether the device saw a right answer. */
  readonly gezien: boolean
  readonly ms: number
  /** Fisher information that the answer gave about the difficulty of the word. */
  readonly informatie: number
  /** How far the level lay above the difficulty, and what else could give a right answer: memory of the word, and a guess. */
  readonly afstand: number
  readonly geheugen: number
  readonly gok: number
}

/** Where and how an answer is given. */
export interface Plek {
  readonly wet: Wet
  readonly zitting: number
  readonly gok: number
  readonly thuis: boolean
  readonly zinloos: boolean
}

/** Chance that help at home turns a wrong answer into a right one. */
const HULP_WERKT = 0.8

/** Lets a leerling answer a word, see its spelling, and learn from it. */
export function answer(w: Waarheid, woord: number, plek: Plek): Gebeurd {
  const [x, uitGeheugen] = [afstand(w, woord), onthouden(w.geheugen, woord, w.klok)]
  const weet = 1 - (1 - logistisch(x)) * (1 - uitGeheugen)
  const kans = metGok(weet, plek.gok)
  const eigen = w.toeval.deel() < kans
  const geholpen = w.toeval.deel() < HULP_WERKT && w.hulp > 0 && plek.thuis
  const ms = antwoordTijd(w.toeval, { x, gok: plek.gok, zinloos: plek.zinloos })
  w.gelukt += GEVOEL * ((eigen ? 1 : 0) - w.gelukt)
  const hoeveel =
    w.tempo * rijp(w, woord) * geleerd(plek.wet, { kent: weet, goed: eigen, gelukt: w.gelukt })
  add(w.oefening, categorieVan(w.wereld.boek, woord), { hoeveel, dag: dagVan(plek.zitting) })
  w.klok += ZITTING_SECONDEN / PER_ZITTING
  ontmoet(w.geheugen, woord, w.klok)
  return {
    kans,
    eigen,
    gezien: eigen || geholpen,
    ms,
    informatie: informatie(x, plek.gok, uitGeheugen),
    afstand: x,
    geheugen: uitGeheugen,
    gok: plek.gok,
  }
}
