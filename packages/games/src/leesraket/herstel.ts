import { markeer } from '@letterhaven/domain/markeer'
import type { Item } from '@letterhaven/game-kit/regels/contract'

/** The part of a word that was wrong: before and behind it stands what was right, and it is empty. */
export interface Gat {
  /** How many pieces of the line stand right before it, and stay there. */
  readonly vast: number
  /** The right pieces behind it. */
  readonly na: readonly string[]
  /** How many boxes stand empty. */
  readonly vakken: number
}

/** Takes letters apart as they are written by keys: ij has a key of its own. */
const tekensVan = (tekst: string): readonly string[] => tekst.match(/ij|./gu) ?? []

/**
 * Returns the right pieces of a word round the part in which what was given differs, and that part itself. Pieces are tiles, or
 * letters.
 */
export function splitAt(
  { graphemes }: Pick<Item, 'graphemes'>,
  gegeven: string,
  metTegels: boolean,
): {
  readonly voor: readonly string[]
  readonly gat: readonly string[]
  readonly na: readonly string[]
} {
  const delen = markeer(graphemes, gegeven)
  const van = delen.findIndex(({ anders }) => anders)
  const tot = delen.findLastIndex(({ anders }) => anders) + 1
  const stukken = (begin: number, eind: number): readonly string[] => {
    const deel = graphemes.slice(begin, eind)
    return metTegels ? deel : deel.flatMap(tekensVan)
  }
  return { voor: stukken(0, van), gat: stukken(van, tot), na: stukken(tot, graphemes.length) }
}

/** How many boxes are still empty once so much was written in the gap; letters that are typed apart fill no more than theirs. */
export const leegIn = ({ vast, vakken }: Gat, regel: readonly string[]): number =>
  Math.max(0, vakken - tekensVan(regel.slice(vast).join('')).length)
