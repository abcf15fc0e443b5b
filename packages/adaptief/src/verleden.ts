import { GATEN, KEREN, MAX_RECENT, RECENT, VERLEDEN_VAKKEN } from './constanten.ts'

/** The number of places in the table of history: four numbers of times seen by four gaps. */
export const CELLEN = (KEREN + 1) * (GATEN.length + 1)

/**
 * What is remembered of words seen: the last few by number, in order, and many more in a table of fixed size with one word in
 * each place. A word takes the place of an older one, and is itself forgotten that way. An entry is 8 bits of the word's
 * number, 2 of how often it was seen, and 6 of the days since, as of `dag`.
 */
export interface Verleden {
  /** The numbers of the last words, longest ago first, each once. */
  readonly recent: readonly number[]
  /** The table is on shelves of sixteen, so that an answer copies one shelf. */
  readonly vakken: readonly (readonly number[])[]
  readonly dag: number
}

const PLANK = 16

/** Puts the places of the table, one after the other, on their shelves. */
export function opPlanken(vakken: readonly number[]): number[][] {
  const begin = Array.from({ length: Math.ceil(vakken.length / PLANK) }, (_, i) => i * PLANK)
  return begin.map((plek) => vakken.slice(plek, plek + PLANK))
}

/** The history in which nothing was seen yet. */
export const GEEN_VERLEDEN: Verleden = {
  recent: [],
  vakken: opPlanken(Array.from({ length: VERLEDEN_VAKKEN }, () => 0)),
  dag: 0,
}

const DAGEN_MAX = 0x3f
const KEER_PLEK = 6
const KEER_MAX = 3
const TEKEN_PLEK = 8
/** Days since 1970 fit in two bytes. */
const DAG_MAX = 0xffff

/** Returns the part of a word's number that its place does not tell. */
const drawVan = (merk: number): number => merk >>> 24
const keerVan = (vak: number): number => (vak >> KEER_PLEK) & KEER_MAX

const vakVan = ({ vakken }: Verleden, merk: number): number => {
  const plek = merk % VERLEDEN_VAKKEN
  const vak = vakken[Math.floor(plek / PLANK)]?.[plek % PLANK] ?? 0
  return vak >> TEKEN_PLEK === drawVan(merk) ? vak : 0
}

/** Returns the place in the table of history for a word that is met now; one never seen counts as seen long ago. */
export function celVan(verleden: Verleden, merk: number, t: number): number {
  const vak = vakVan(verleden, merk)
  const keer = keerVan(vak)
  if (keer === 0) return GATEN.length
  const dagen = (vak & DAGEN_MAX) + Math.max(0, Math.floor(t) - verleden.dag)
  const gat = GATEN.findIndex((grens) => dagen < grens)
  return keer * (GATEN.length + 1) + (gat < 0 ? GATEN.length : gat)
}

/** Returns an entry of the table as it is this many days later. */
const verouderd = (vak: number, dagen: number): number =>
  vak === 0 ? 0 : (vak & ~DAGEN_MAX) | Math.min(DAGEN_MAX, (vak & DAGEN_MAX) + dagen)

/** Returns the history with this word as the last one seen. */
export function zieWoord(verleden: Verleden, merk: number, t: number): Verleden {
  const dag = Math.max(verleden.dag, Math.min(DAG_MAX, Math.floor(t)))
  const dagen = dag - verleden.dag
  const vakken =
    dagen > 0
      ? verleden.vakken.map((plank) => plank.map((vak) => verouderd(vak, dagen)))
      : verleden.vakken.slice()
  const keer = Math.min(KEER_MAX, keerVan(vakVan(verleden, merk)) + 1)
  const plek = merk % VERLEDEN_VAKKEN
  const nummer = Math.floor(plek / PLANK)
  const vak = (drawVan(merk) << TEKEN_PLEK) | (keer << KEER_PLEK)
  const plank = (vakken[nummer] ?? []).slice()
  plank[plek % PLANK] = vak
  vakken[nummer] = plank
  return { recent: alsLaatste(verleden.recent, merk), vakken, dag }
}

/** Returns the last words with this one at the end; when there is no room, the first one leaves. */
function alsLaatste(recent: readonly number[], merk: number): number[] {
  const eerder = recent.indexOf(merk)
  const weg = eerder < 0 && recent.length >= MAX_RECENT ? 0 : eerder
  const na = recent.slice()
  if (weg < 0) na.push(merk)
  else {
    for (let i = weg; i < na.length - 1; i += 1) na[i] = recent[i + 1] ?? merk
    na[na.length - 1] = merk
  }
  return na
}

/** Whether this word is among the last few. */
export function isRecent({ recent }: Verleden, merk: number): boolean {
  const eerste = Math.max(0, recent.length - RECENT)
  for (let i = recent.length - 1; i >= eerste; i -= 1) if (recent[i] === merk) return true
  return false
}

/** Returns the index of a word among the last words, where lower is longer ago; -1 = not among them. */
export const laatstePlek = ({ recent }: Verleden, merk: number): number => recent.lastIndexOf(merk)
