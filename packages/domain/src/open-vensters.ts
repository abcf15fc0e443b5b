import { EILANDEN } from '@letterhaven/contracts/landkaart'
import { gedaanVan, kaartGroep, type KaartLeerling } from './kaart-leerling.ts'
import { takenVoor } from './taken.ts'
import { isVerlicht, type CategorieBeeld } from './venster-stand.ts'

/**
 * Which windows open, and in what order the boat visits them. The reasons for these numbers are in `docs/beslissingen/0013`.
 */
export const OPEN_REGELS = {
  /** Open windows on one island: as much as a child can take in of one subject. */
  perEiland: 3,
  /** Open windows on the whole map, one of each island: with more of them a child has to search instead of choose. */
  hoogstens: 6,
  /** The chance from which a prerequisite is ready: half of its words, so that a new leerling has a choice too. */
  klaar: 0.5,
  /** The least number of open windows, as long as the leerling's own years have that many unlit: always a choice. */
  minstens: 3,
  /** A leerling with fewer goals than this left in their own years looks a year ahead. */
  vooruitOnder: 3,
  /** The part of a window's value that is left after each round of all its taken: time for another goal. */
  rust: 0.7,
  /** Below this chance nobody is kept at a window: practice elsewhere is worth more now. */
  haalbaar: 0.4,
  /** Mastery more likely than not: worth a second round to be sure. */
  bijna: 0.5,
} as const

/** Returns what can be learned and played now, a few on each island: first what is being learned, then what is worth most. */
export function openCategorieen(
  leerling: KaartLeerling,
  beeld: readonly CategorieBeeld[],
): readonly CategorieBeeld[] {
  const groep = kaartGroep(leerling.groep)
  const rangen = new Map<CategorieBeeld, number>()
  const rangVan = makeRang(leerling, beeld)
  // Computing a value walks over the taken of a window, so it is done once, however often sorting asks for it.
  const rang = (b: CategorieBeeld) => rangen.getOrInsertComputed(b, rangVan)
  const opRang = (lijst: readonly CategorieBeeld[]) => lijst.toSorted((a, b) => rang(b) - rang(a))
  const isSpeelbaar = (b: CategorieBeeld) =>
    takenVoor(b.code, b.eiland, leerling.speelbaar).length > 0
  const donker = beeld.filter((b) => b.groep <= groep && !isVerlicht(b) && isSpeelbaar(b))
  const eigen = opRang(donker.filter((b) => isBereikbaar(b, beeld)))
  const bereikbaar = EILANDEN.flatMap((eiland) =>
    eigen.filter((b) => b.eiland === eiland).slice(0, OPEN_REGELS.perEiland),
  )
  const open = fillUp(bereikbaar, { donker, beeld })
  const vooruit = vooruitVan(donker.length, { beeld, groep })
  return chooseAtMost([...opRang(open), ...vooruit], OPEN_REGELS.hoogstens)
}

/** Returns the first `aantal` in this order, taking the first of each island before any island's second. */
function chooseAtMost(open: readonly CategorieBeeld[], aantal: number): readonly CategorieBeeld[] {
  const eersten = open.filter((b, i) => open.findIndex(({ eiland }) => eiland === b.eiland) === i)
  const rest = open.filter((b) => !eersten.includes(b))
  const gekozen = new Set([...eersten, ...rest].slice(0, aantal))
  return open.filter((b) => gekozen.has(b))
}

/**
 * Opens more windows for a very weak leerling, who has hardly any prerequisite ready: the readiest of the others, with the most
 * likely to go right first, until there is something to choose. A goal with a bar of its own waits for it.
 */
function fillUp(
  open: readonly CategorieBeeld[],
  { donker, beeld }: Record<'donker' | 'beeld', readonly CategorieBeeld[]>,
): readonly CategorieBeeld[] {
  const tekort = OPEN_REGELS.minstens - open.length
  if (tekort <= 0) return open
  const rest = donker
    .filter((b) => !open.includes(b) && b.klaar === undefined)
    .toSorted((a, b) => gereedheid(b, beeld) - gereedheid(a, beeld) || b.kans - a.kans)
  return [...open, ...rest.slice(0, tekort)]
}

/**
 * Returns goals of the next year whose prerequisites are all mastered, for a leerling with little left in their own years.
 */
function vooruitVan(
  over: number,
  { beeld, groep }: { beeld: readonly CategorieBeeld[]; groep: number },
): readonly CategorieBeeld[] {
  const isBeheerst = (code: string) => beeld.some((b) => b.code === code && isVerlicht(b))
  return beeld
    .filter((b) => b.groep === groep + 1 && !isVerlicht(b))
    .filter((b) => b.vereist.length > 0 && b.vereist.every(isBeheerst))
    .toSorted((a, b) => b.kans - a.kans)
    .slice(0, Math.max(0, OPEN_REGELS.vooruitOnder - over))
}

/** Returns the chance of the weakest prerequisite; one that is not on this map is no obstacle. */
function gereedheid(b: CategorieBeeld, beeld: readonly CategorieBeeld[]): number {
  const kansen = b.vereist.map((code) => {
    const eerder = beeld.find((x) => x.code === code)
    return !eerder || isVerlicht(eerder) ? 1 : eerder.kans
  })
  return Math.min(1, ...kansen)
}

const isBereikbaar = (b: CategorieBeeld, beeld: readonly CategorieBeeld[]): boolean =>
  gereedheid(b, beeld) >= (b.klaar ?? OPEN_REGELS.klaar)

/** Returns how often all taken of this window were played to their end. */
function rondenIn(leerling: KaartLeerling, b: CategorieBeeld): number {
  const taken = takenVoor(b.code, b.eiland, leerling.speelbaar)
  return Math.min(
    ...taken.map((taak) => Math.floor(gedaanVan(leerling, taak) / taak.aantal)),
    taken.length > 0 ? Infinity : 0,
  )
}

/** Whether this window is under way: begun, within reach, and its round of taken not yet played. */
function isBezig(b: CategorieBeeld, ronden: number): boolean {
  const { haalbaar, bijna } = OPEN_REGELS
  return b.n > 0 && !isVerlicht(b) && b.kans >= haalbaar && ronden < (b.zeker >= bijna ? 2 : 1)
}

/** Ranks above every value: what is being learned is finished first, starting with what is nearest to its light. */
const EERST = 1

/**
 * Ranks by q(1-q): practice gains most where right and wrong are both still likely. The value is lower where the prerequisites
 * are not ready. Source: the value of a category in the simulation study.
 */
function makeRang(leerling: KaartLeerling, beeld: readonly CategorieBeeld[]) {
  return (b: CategorieBeeld): number => {
    const ronden = rondenIn(leerling, b)
    if (isBezig(b, ronden)) return EERST + b.zeker
    const klaar = 0.25 + 0.75 * gereedheid(b, beeld)
    return b.kans * (1 - b.kans) * klaar * OPEN_REGELS.rust ** ronden
  }
}
