import { markeer } from '@letterhaven/domain/markeer'
import type { Item } from '@letterhaven/game-kit/regels/contract'

/** Takes letters apart as they are written by keys: ij has a key of its own. */
export const tekensVan = (tekst: string): readonly string[] => tekst.match(/ij|./gu) ?? []

/** Returns the letters of a word before the first part that went wrong: those blocks stay in the barrel. */
export function blijftVan(
  { graphemes }: Pick<Item, 'graphemes'>,
  gegeven: string,
): readonly string[] {
  const delen = markeer(graphemes, gegeven)
  const mis = delen.findIndex(({ anders }) => anders)
  return tekensVan(graphemes.slice(0, Math.max(0, mis)).join(''))
}

/** Returns from which block on a form that was given turns to powder. */
export function stofVanaf(item: Pick<Item, 'graphemes'>, regel: readonly string[]): number {
  const blijft = blijftVan(item, regel.join('')).join('').length
  let letters = 0
  const nr = regel.findIndex((blok) => (letters += blok.length) > blijft)
  return nr < 0 ? regel.length : nr
}
