import type { Item } from '@letterhaven/game-kit/regels/contract'
import type { Plek, VeelStaat } from '@letterhaven/game-kit/regels/veel'
import type { AanLadder } from './ladder.ts'

/** Windows whose words have letters in common. Done one after another, they shine as a row. */
export interface Lichtrij {
  /** What is seen in every word of the row, and in no other that hung when it was called. */
  readonly letters: string
  readonly plekken: readonly number[]
  /** How many of them were decided. */
  readonly gedaan: number
  /** Whether no other window came between those that were decided. */
  readonly isAaneen: boolean
  /** Whether its windows are pointed out: in the first row, and after a window that came in between. */
  readonly isGewezen: boolean
}

type Ramen = Pick<VeelStaat<AanLadder>, 'plekken'>
interface Hangt {
  readonly plek: number
  readonly item: Item
  readonly nr: number | null
}

/** At this stage windows light up in rows. */
const RIJ_TRAP = 3
const RIJ = { minst: 2, meest: 5, best: 3 } as const
const KLINKERS = /^[aeiouy]/

export const metRijen = ({ trap }: Pick<VeelStaat<AanLadder>, 'trap'>): boolean => trap === RIJ_TRAP

/** Returns everything that can hang for a word. */
const vormenVan = ({ word, choices = [] }: Item): readonly string[] =>
  [word, ...choices.map(({ vorm }) => vorm)].map((vorm) => vorm.toLowerCase())

/**
 * Returns whether a word has these letters; null where that is not plain to see: they stand there as something else, or a
 * misspelling has them and the word has not, or the other way round. So a row never tells which window is wrong.
 */
function hasLetters(item: Item, letters: string): boolean | null {
  const heeft = vormenVan(item).map((vorm) => vorm.includes(letters))
  const alsKlank = item.graphemes.some((deel) => deel.toLowerCase() === letters)
  return heeft.every((wel) => wel === alsKlank) ? alsKlank : null
}

/** Returns how good letters are to look for: those that make one sound together, then vowels, in about three words. */
const waardeVan = (letters: string, aantal: number): number =>
  (letters.length > 1 ? 4 : 0) +
  (KLINKERS.test(letters.normalize('NFD')) ? 2 : 0) -
  Math.abs(aantal - RIJ.best) / 2

/** Returns the row among windows that hang; null where no letters make one. */
function chooseRij(ramen: readonly Hangt[]): Pick<Lichtrij, 'letters' | 'plekken'> | null {
  const alle = ramen.flatMap(({ item }) => item.graphemes.map((deel) => deel.toLowerCase()))
  const kansen = [...new Set(alle)].toSorted().flatMap((letters) => {
    const heeft = ramen.map(({ item }) => hasLetters(item, letters))
    if (!/^\p{L}+$/u.test(letters) || heeft.includes(null)) return []
    const plekken = ramen.flatMap(({ plek }, i) => (heeft[i] === true ? plek : []))
    const { length } = plekken
    if (length < RIJ.minst || length > RIJ.meest || length === ramen.length) return []
    return [{ letters, plekken, waarde: waardeVan(letters, length) }]
  })
  const beste = kansen.toSorted((a, b) => b.waarde - a.waarde)[0]
  return beste ? { letters: beste.letters, plekken: beste.plekken } : null
}

const isAaneen = (nrs: readonly number[]): boolean =>
  nrs.length < 2 || Math.max(...nrs) - Math.min(...nrs) === nrs.length - 1

/**
 * Returns the rows of a street in the order in which they are called: the last one may still be under way. Each is chosen
 * among what hung undecided when the one before it was done, from the words alone.
 */
export function listRijen({ plekken }: Ramen): readonly Lichtrij[] {
  const isWoord = ({ item, stand }: Plek<AanLadder>) => item?.soort === 'woord' && stand !== 'leeg'
  let over: readonly Hangt[] = plekken.flatMap((raam, plek) =>
    isWoord(raam) && raam.item ? [{ plek, item: raam.item, nr: raam.opgave?.nr ?? null }] : [],
  )
  const rijen: Lichtrij[] = []
  for (;;) {
    const keus = chooseRij(over)
    if (!keus) return rijen
    const nrs = over.flatMap(({ plek, nr }) =>
      keus.plekken.includes(plek) && nr !== null ? nr : [],
    )
    const isAnders = over.some(({ plek, nr }) => nr !== null && !keus.plekken.includes(plek))
    const isGewezen = rijen.length === 0 || isAnders
    rijen.push({ ...keus, gedaan: nrs.length, isAaneen: isAaneen(nrs), isGewezen })
    if (nrs.length < keus.plekken.length) return rijen
    const laatste = Math.max(...nrs)
    over = over.filter(({ nr }) => nr === null || nr > laatste)
  }
}

const isVol = ({ gedaan, plekken }: Lichtrij): boolean => gedaan === plekken.length

/** Returns the row that is called now; null where what hangs makes none. */
export const rijNu = (staat: Ramen): Lichtrij | null =>
  listRijen(staat).find((rij) => !isVol(rij)) ?? null

/** Returns the rows that shine: done, one window after another. */
export const stralend = (staat: Ramen): readonly Lichtrij[] =>
  listRijen(staat).filter((rij) => isVol(rij) && rij.isAaneen)

/** Returns the windows at which a dark lantern hangs: those of the row that is called, where they are pointed out. */
export function gewezenRamen(staat: Ramen): readonly number[] {
  const rij = rijNu(staat)
  return rij?.isGewezen === true ? rij.plekken : []
}
