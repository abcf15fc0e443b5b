import { GROEP_NUL, GROEP_STAP, LAATSTE_DAG, MEAN_MAX, VARIANTIE_MIN, Z80 } from '../constanten.ts'
import { kansBij, naAntwoord } from '../kansen.ts'
import { hashTekst, trek } from '../rng.ts'
import type { Schatting } from '../types.ts'
import {
  BEGRIP_DAG,
  BEGRIP_DOEL,
  BEGRIP_DOEL_DYSLEXIE,
  BEGRIP_SD,
  TEKST_SAMENHANG,
  VRAAG_SD,
} from './constanten.ts'

/**
 * How well somebody understands what they read: an ability of its own, on a scale of its own on which a school year is one
 * logit. Neither spelling nor reading speed goes into it.
 */
export interface Begrip {
  /** How many questions were answered, and about how many texts. */
  readonly n: number
  readonly teksten: number
  /** The moment of the last text. */
  readonly t: number
  readonly mean: number
  readonly variantie: number
}

/** What a question asks of a reader, from easy to hard, as offsets in logits. Our own choice, until they are calibrated. */
const SOORT_TOESLAG = {
  letterlijk: -0.4,
  volgorde: -0.1,
  gevolg: 0,
  gevoel: 0,
  woord: 0.1,
  hoofdgedachte: 0.3,
  afleiden: 0.4,
} as const
export type Leesvraagsoort = keyof typeof SOORT_TOESLAG

/**
 * Returns how hard a question is assumed to be, from its kind and its text's place in school years (4.5 = the end of groep 4).
 */
export function askMoeilijkheid(jaar: number, soort?: Leesvraagsoort): Schatting {
  const mean = (jaar - GROEP_NUL) * GROEP_STAP + (soort ? SOORT_TOESLAG[soort] : 0)
  return { mean, sd: VRAAG_SD }
}

/** The questions about one text that were answered, once each. */
export interface Tekstantwoorden {
  readonly t: number
  readonly vragen: readonly {
    readonly correct: boolean
    /** The number of choices; 1 or less means an open answer. */
    readonly keuzes: number
    readonly moeilijkheid: Schatting
  }[]
}

/** Why the answers to a text do not count. */
export type TekstFout = 'geen_getallen' | 'geen_vragen'

const isGeldig = ({ keuzes, moeilijkheid: { mean, sd } }: Tekstantwoorden['vragen'][number]) =>
  Number.isFinite(keuzes) && Math.abs(mean) <= 2 * MEAN_MAX && sd >= 0 && sd <= MEAN_MAX

export function checkTekst({ t, vragen }: Tekstantwoorden): TekstFout | null {
  if (vragen.length === 0) return 'geen_vragen'
  return t >= 0 && t <= LAATSTE_DAG && vragen.every(isGeldig) ? null : 'geen_getallen'
}

/** Returns the estimate before any question: a child of this year, with a wide spread. */
export const beginBegrip = (groep: number): Begrip => ({
  n: 0,
  teksten: 0,
  t: 0,
  mean: Math.fround((groep - GROEP_NUL) * GROEP_STAP),
  variantie: BEGRIP_SD ** 2,
})

/** Returns the chance of a right answer without having read. */
const gokVan = (keuzes: number): number => (keuzes > 1 ? 1 / keuzes : 0)

const MEESTE_N = 0xffff

/** Returns the variance on day t: it grows, but never beyond that of a beginner. */
function variantieOp({ n, t: toen, variantie }: Begrip, t: number): number {
  const dagen = n > 0 && t > toen ? t - toen : 0
  return Math.max(variantie, Math.min(BEGRIP_SD ** 2, variantie + BEGRIP_DAG * dagen))
}

/**
 * Returns what is known after the questions about one text, by the quadrature of spelling with each question's guess. Questions
 * about one text share what made it easy or hard, so together they count as somewhat fewer.
 */
export function readTekst(b: Begrip, { t, vragen }: Tekstantwoorden): Begrip {
  const nu = Math.max(t, b.t)
  const gewicht = 1 / (1 + (vragen.length - 1) * TEKST_SAMENHANG)
  let { mean } = b
  let variantie = variantieOp(b, nu)
  for (const { correct, keuzes, moeilijkheid } of vragen) {
    const v = variantie + moeilijkheid.sd ** 2
    const m = mean - moeilijkheid.mean
    const na = naAntwoord(m, v, { correct, guess: gokVan(keuzes), gewicht })
    mean += (variantie * (na.m - m)) / v
    variantie -= (variantie ** 2 * (v - na.v)) / v ** 2
  }
  return {
    n: Math.min(MEESTE_N, b.n + vragen.length),
    teksten: Math.min(MEESTE_N, b.teksten + 1),
    t: nu,
    mean: Math.fround(Math.max(-MEAN_MAX, Math.min(MEAN_MAX, mean))),
    variantie: Math.fround(Math.max(VARIANTIE_MIN, variantie)),
  }
}

/** Returns the expected share of right answers to questions like this one. */
export const kansOpVraag = (
  b: Begrip,
  { moeilijkheid, keuzes }: { readonly moeilijkheid: Schatting; readonly keuzes: number },
): number => kansBij(b.mean - moeilijkheid.mean, b.variantie + moeilijkheid.sd ** 2, gokVan(keuzes))

/** A text as seen by the choice. */
export interface Tekstkeus {
  readonly id: string
  readonly jaar: number
  /** The number of choices per question. */
  readonly keuzes: number
}

/** A question as seen by the choice: its text, and what it asks. */
export interface Vraagkeus extends Tekstkeus {
  readonly soort: Leesvraagsoort
}

/** What is wanted now; what the reader had before is given again only when nothing else is left. */
export interface Leeswens {
  readonly seed: number
  readonly dyslexie: boolean
  readonly gehad: ReadonlySet<string>
}

/** A seeded difference between what fits about equally well, so that neighbours read different texts. */
const RUIS = 0.04

/** Something to read or answer, with the chance that it goes right; null where there is nothing at all. */
export type Passend<T> = { readonly keus: T; readonly kans: number } | null

/** Chooses the text or question whose chance is nearest to three right answers out of four (more in dyslexia mode). */
export function choosePassend<T extends Tekstkeus & Partial<Pick<Vraagkeus, 'soort'>>>(
  b: Begrip,
  aanbod: readonly T[],
  { seed, dyslexie, gehad }: Leeswens,
): Passend<T> {
  const doel = dyslexie ? BEGRIP_DOEL_DYSLEXIE : BEGRIP_DOEL
  const lijst = aanbod.filter(({ jaar }) => Number.isFinite(jaar))
  const vers = lijst.filter(({ id }) => !gehad.has(id))
  let beste: Passend<T> = null
  let kleinste = Infinity
  for (const keus of vers.length > 0 ? vers : lijst) {
    const moeilijkheid = askMoeilijkheid(keus.jaar, keus.soort)
    const kans = kansOpVraag(b, { moeilijkheid, keuzes: keus.keuzes })
    const ver = Math.abs(kans - doel) + RUIS * trek(seed, 6, b.teksten, hashTekst(keus.id))
    if (ver >= kleinste) continue
    kleinste = ver
    beste = { keus, kans }
  }
  return beste
}

/** Understanding as a place in school years, with its 80 % interval: 3 of 4 questions about texts of that year go right. */
export interface BegripNu {
  readonly jaar: number
  readonly laag: number
  readonly hoog: number
}

/** How far ability lies above the questions of a text when three of four open answers are right. */
const BOVEN = Math.log(BEGRIP_DOEL / (1 - BEGRIP_DOEL))

export function begripOp(b: Begrip, t: number = b.t): BegripNu {
  const sd = Math.sqrt(variantieOp(b, t))
  const jaar = (niveau: number) => GROEP_NUL + (niveau - BOVEN) / GROEP_STAP
  return { jaar: jaar(b.mean), laag: jaar(b.mean - Z80 * sd), hoog: jaar(b.mean + Z80 * sd) }
}
