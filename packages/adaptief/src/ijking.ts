import {
  CATEGORIE_SD,
  GATEN,
  IJK_STAP,
  IJK_STAP_DEMPING,
  VERLEDEN_MAX,
  VERLEDEN_MIN,
  WOORD_SD,
} from './constanten.ts'
import { geldigeAannames } from './aannames.ts'
import { goAlong, legeOogst, losOp, oogst, type Oogst } from './ijk-oplossing.ts'
import { kansMet, naAntwoord } from './kansen.ts'
import { nogNieuw } from './op-bank.ts'
import type { Bank, Catalogus, Ijkpunt, Schatting, WoordSchatting } from './types.ts'
import { CELLEN } from './verleden.ts'
import { geldig, geldigWoord } from './woordenbank.ts'

/** The bank with everything from which calibration continues. */
export interface IjkBank extends Bank {
  readonly categorieen: Readonly<Record<string, Schatting>>
  readonly verleden: readonly number[]
  /** The number of answers behind each place in the table of history. */
  readonly meetings: readonly number[]
}

export interface Woord extends WoordSchatting {
  readonly categorie: string
}

/** Returns a bank that knows no more than the catalogus. */
export function beginBank(catalogus: Catalogus): IjkBank {
  return {
    versie: 0,
    moeilijkheid: Object.fromEntries(catalogus.woorden.map((w) => [w.id, w.moeilijkheid])),
    categorieen: Object.fromEntries(
      catalogus.categorieen.map(({ code }) => [code, { mean: 0, sd: CATEGORIE_SD }]),
    ),
    verleden: Array.from({ length: CELLEN }, () => 0),
    meetings: Array.from({ length: CELLEN }, () => 0),
  }
}

const geldigeTabel = <S>(
  tabel: Readonly<Record<string, S>>,
  makeValid: (b: S) => S,
): Readonly<Record<string, S>> =>
  Object.fromEntries(Object.entries(tabel).map(([sleutel, b]) => [sleutel, makeValid(b)]))

/** Returns what calibration continues from: the bank where it has a value, else the catalogus, with only finite numbers. */
export function bankVan(catalogus: Catalogus, bank: Bank | undefined): IjkBank {
  const begin = beginBank(catalogus)
  const samen = { ...begin, ...bank }
  return {
    ...samen,
    moeilijkheid: geldigeTabel({ ...begin.moeilijkheid, ...samen.moeilijkheid }, geldigWoord),
    categorieen: geldigeTabel({ ...begin.categorieen, ...samen.categorieen }, geldig),
    verleden: begin.verleden.map((_, i) => {
      const x = samen.verleden[i]
      return x !== undefined && Number.isFinite(x) ? x : 0
    }),
  }
}

/** Returns ability minus difficulty before an answer, with the part of its variance that comes from the word. */
export function verschil(bank: IjkBank, woord: Woord, punt: Ijkpunt) {
  const samen = bank.categorieen[woord.categorie] ?? { mean: 0, sd: 0 }
  const eigen = woord.sd * woord.sd
  // The part of the category's error that this pupil's level has not absorbed, less what the word itself absorbed.
  const gedeeld = ((nogNieuw(punt.eerder) + (woord.mee ?? 0)) * samen.sd) ** 2
  const m = punt.vaardigheid.mean - woord.mean - samen.mean + (bank.verleden[punt.cel] ?? 0)
  const { slip } = geldigeAannames(bank.aannames)
  return { m, v: punt.vaardigheid.variantie + eigen + gedeeld, eigen, gedeeld, slip }
}

/** Below this, an answer and the estimate of its word are too closely linked to be told apart. */
const LOS_MINST = 0.1

/** Returns how much an answer tells about its difficulty, and how much harder it says that is (see `ijk-oplossing`). */
function zegt(x: ReturnType<typeof verschil>, punt: Ijkpunt) {
  const na = naAntwoord(x.m, x.v, { ...punt, slip: x.slip })
  const krimp = (x.v - na.v) / (x.v * x.v)
  // The answer as an observation of difficulty alone, without the uncertainty of the difficulty itself.
  const los = Math.max(LOS_MINST, 1 - krimp * (x.eigen + x.gedeeld))
  return { w: krimp / los, wd: (x.m - na.m) / (x.v * los), nieuw: nogNieuw(punt.eerder) }
}

/**
 * Anchors the scale by its categories: shifts those of each gebied so that their mean difficulty is 0. One gebied says nothing
 * about the scale of another.
 */
function veranker(
  categorieen: Readonly<Record<string, Schatting>>,
  { categorieen: koppen }: Catalogus,
): Record<string, Schatting> {
  const gebieden = new Map(koppen.map(({ code, gebied = '' }) => [code, gebied]))
  const perGebied = Map.groupBy(Object.entries(categorieen), ([code]) => gebieden.get(code) ?? '')
  return Object.assign({}, ...[...perGebied.values()].map(centreer)) as Record<string, Schatting>
}

function centreer(lijst: readonly (readonly [string, Schatting])[]): Record<string, Schatting> {
  const midden = lijst.reduce((som, [, c]) => som + c.mean, 0) / Math.max(1, lijst.length)
  return Object.fromEntries(lijst.map(([code, c]) => [code, { ...c, mean: c.mean - midden }]))
}

/** Stands for a category for which the bank holds no error: it stays as it is. */
const VAST: Schatting = { mean: 0, sd: 0 }

/**
 * Returns the bank after a night's calibration. Each answer moves its word, its whole category as far as that pupil's level has
 * not yet absorbed the category's error, and the table of history. The same answers in another order give the same
 * difficulties.
 */
export function calibrate(
  catalogus: Catalogus,
  bank: IjkBank,
  punten: readonly Ijkpunt[],
): IjkBank {
  const categorie = new Map(catalogus.woorden.map((w) => [w.id, w.categorie]))
  const perCategorie = new Map<string, Oogst>()
  const verleden = [...bank.verleden]
  const meetings = [...bank.meetings]
  for (const punt of punten) {
    const code = categorie.get(punt.item)
    const b = bank.moeilijkheid[punt.item]
    if (code === undefined || !b || !(punt.gewicht > 0)) continue
    const x = verschil(bank, { ...b, categorie: code }, punt)
    // One point that is not a number would spoil all that a night learns.
    if (!Number.isFinite(x.m) || !(x.v > 0)) continue
    const som = perCategorie.get(code) ?? legeOogst()
    perCategorie.set(code, som)
    oogst(som, punt.item, zegt(x, punt))
    leerVerleden(
      { verleden, meetings },
      punt,
      kansMet(x.m, x.v, { guess: punt.guess, slip: x.slip }),
    )
  }
  const { moeilijkheid, categorieen } = workOut(catalogus, bank, perCategorie)
  const versie = bank.versie + 1
  return {
    ...bank,
    versie,
    moeilijkheid,
    categorieen: veranker(categorieen, catalogus),
    verleden,
    meetings,
  }
}

/**
 * Returns words and categories after what the answers said about them; words that were not met move along with their category.
 */
function workOut(
  catalogus: Catalogus,
  bank: IjkBank,
  perCategorie: ReadonlyMap<string, Oogst>,
): Pick<IjkBank, 'moeilijkheid' | 'categorieen'> {
  const moeilijkheid = { ...bank.moeilijkheid }
  const categorieen = { ...bank.categorieen }
  const stappen = new Map<string, number>()
  for (const [code, som] of perCategorie) {
    const woordVan = (item: string): WoordSchatting =>
      bank.moeilijkheid[item] ?? { mean: 0, sd: WOORD_SD }
    const na = losOp(som, categorieen[code] ?? VAST, woordVan)
    if (categorieen[code]) categorieen[code] = na.categorie
    stappen.set(code, na.stap)
    for (const [item, woord] of na.woorden) moeilijkheid[item] = woord
  }
  for (const { id, categorie: code } of catalogus.woorden) {
    const [b, stap] = [moeilijkheid[id], stappen.get(code)]
    const isGezien = perCategorie.get(code)?.woorden.has(id) === true
    if (b && stap !== undefined && !isGezien) moeilijkheid[id] = goAlong(b, stap)
  }
  return { moeilijkheid, categorieen }
}

/** Takes one step of the table of history; a word that was never seen is the zero from which the others are measured. */
function leerVerleden(
  { verleden, meetings }: { verleden: number[]; meetings: number[] },
  { cel, correct, gewicht }: Ijkpunt,
  kans: number,
): void {
  const n = meetings[cel]
  if (n === undefined || cel === GATEN.length) return
  const stap = (IJK_STAP / (IJK_STAP_DEMPING + n)) * gewicht * ((correct ? 1 : 0) - kans)
  verleden[cel] = Math.max(VERLEDEN_MIN, Math.min(VERLEDEN_MAX, (verleden[cel] ?? 0) + stap))
  meetings[cel] = n + 1
}

/** Returns the mean surprise, in nats per answer, at answers that the bank did not learn from. */
export function logVerlies(
  catalogus: Catalogus,
  bank: IjkBank,
  punten: readonly Ijkpunt[],
): number {
  const categorie = new Map(catalogus.woorden.map((w) => [w.id, w.categorie]))
  let som = 0
  let n = 0
  for (const punt of punten) {
    const b = bank.moeilijkheid[punt.item]
    if (!b) continue
    const x = verschil(bank, { ...b, categorie: categorie.get(punt.item) ?? '' }, punt)
    const kans = kansMet(x.m, x.v, { guess: punt.guess, slip: x.slip })
    som -= Math.log(Math.max(1e-9, punt.correct ? kans : 1 - kans))
    n += 1
  }
  return n === 0 ? 0 : som / n
}

/** With fewer answers than this that it did not learn from, nothing is said about a bank. */
export const MIN_PROEF = 200

/** Whether the new bank may take over: only when it predicts later answers better. */
export function magLeven(
  catalogus: Catalogus,
  { oud, nieuw }: { oud: IjkBank; nieuw: IjkBank },
  later: readonly Ijkpunt[],
): boolean {
  if (later.length < MIN_PROEF) return false
  return logVerlies(catalogus, nieuw, later) < logVerlies(catalogus, oud, later)
}
