import type { Item } from '@letterhaven/game-kit/regels/contract'
import { huizenVan } from './paren.ts'
import { stukkenVan } from './tegels.ts'
import { werkvormBij } from './werkvorm.ts'

/** What is seen of a word whose letters in question are left out. */
export interface Woordgat {
  readonly voor: string
  readonly na: string
}

/** Two of the same consonant, which close a klankgroep; and a klankgroep that ends on a vowel that is heard long. */
const DUBBEL = /([b-df-hj-np-tv-z])\1/
const OPEN = /(?:^|[^aeiou])[aiou]$/

/** Returns where the consonant stands that is doubled or not after the vowel that is asked, and where it ends. */
function medeklinkerVan({ word, syllables = [] }: Item): readonly [number, number] | null {
  const dubbel = DUBBEL.exec(word)
  if (dubbel) return [dubbel.index, dubbel.index + 2]
  const open = syllables.slice(0, -1).findIndex((groep) => OPEN.test(groep))
  const na = syllables.slice(0, open + 1).join('').length
  return open < 0 ? null : [na, na + 1]
}

/** Returns where the letters of a house stand in a word: at its end for a code like '-d'. */
function lettersVan({ graphemes }: Item, huis: string): readonly [number, number] | null {
  const plek = huis.startsWith('-')
    ? graphemes.lastIndexOf(huis.slice(1), graphemes.length - 1)
    : graphemes.indexOf(huis)
  if (plek < 0 || (huis.startsWith('-') && plek < graphemes.length - 1)) return null
  const van = graphemes.slice(0, plek).join('').length
  return [van, van + (graphemes[plek]?.length ?? 0)]
}

/**
 * Returns a word with one gap at the letters between which its houses choose, for who cannot hear it: which of the two belongs
 * there is not seen, and which word it is can be read. Null where nothing of the word would be left, or nothing tells where it is.
 */
export function woordgatVan(item: Item, paar: string): Woordgat | null {
  const gaten = huizenVan(paar).map((huis) =>
    huis.startsWith('kg-') ? medeklinkerVan(item) : lettersVan(item, huis),
  )
  const gat = gaten.find((een) => een !== null)
  if (!gat || gat[1] - gat[0] >= item.word.length) return null
  return { voor: item.word.slice(0, gat[0]), na: item.word.slice(gat[1]) }
}

/** What stands in the gap at a house: one consonant after a long sound, two of them after a short one, else the piece on its sign. */
function inGat(huis: string, eigen: string): string {
  const [letter = ''] = eigen
  if (huis === 'kg-open') return letter
  return huis === 'kg-dicht' ? letter.repeat(2) : stukkenVan(huis).join('')
}

/**
 * Returns what a word would be at a house: with the letters of that house in its gap, or a form of its verb with that ending. Null
 * where it is not what the house is about.
 */
export function vormBij(item: Item, paar: string, huis: string): string | null {
  if (item.werkwoord) return werkvormBij(item, huis)
  const gat = huizenVan(paar).includes(huis) ? woordgatVan(item, paar) : null
  if (!gat) return null
  const eigen = item.word.slice(gat.voor.length, item.word.length - gat.na.length)
  return `${gat.voor}${inGat(huis, eigen)}${gat.na}`
}
