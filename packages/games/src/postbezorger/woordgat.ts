import { gatVan } from '@letterhaven/game-kit/onderdelen/letter-gat'
import type { Item } from '@letterhaven/game-kit/regels/contract'
import { huizenVan } from './paren.ts'

/** What is seen of a word whose letters in question are left out. */
export interface Woordgat {
  readonly voor: string
  readonly na: string
}

/** Returns the word without the grapheme at a place. */
const zonder = (graphemes: readonly string[], plek: number): Woordgat => ({
  voor: graphemes.slice(0, plek).join(''),
  na: graphemes.slice(plek + 1).join(''),
})

/** Returns where the letters of a house stand in a word: at its end for a code like '-d'; -1 where they do not. */
function plekVan(graphemes: readonly string[], huis: string): number {
  if (!huis.startsWith('-')) return graphemes.indexOf(huis)
  return graphemes.at(-1) === huis.slice(1) ? graphemes.length - 1 : -1
}

/**
 * Returns a word with one gap at the letters between which its houses choose, for who cannot hear it: which of the two belongs
 * there is not seen, and which word it is can be read. Null where nothing of the word would be left.
 */
export function woordgatVan(item: Item, paar: string): Woordgat | null {
  const plekken = huizenVan(paar).map((huis) => plekVan(item.graphemes, huis))
  const plek = plekken.find((een) => een >= 0)
  const [eerste] = item.choices ?? []
  const gat =
    plek === undefined
      ? eerste && gatVan(item, [item.word, eerste.vorm])
      : zonder(item.graphemes, plek)
  return gat && gat.voor + gat.na !== '' ? { voor: gat.voor, na: gat.na } : null
}
