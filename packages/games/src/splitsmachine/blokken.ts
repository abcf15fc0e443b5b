import { delenVan, type Sneden } from '@letterhaven/game-kit/onderdelen/mes'

/** What stays on the letters around it: nobody cuts before a hyphen, or at an apostrophe. */
const BLOK = /[^'’-]['’][^'’-]-?|['’]?[^'’-]-?/gu

/** Returns the letters of a word as they lie on the belt, each a block between two gaps. */
export const blokkenVan = (word: string): readonly string[] => word.match(BLOK) ?? []

/** Returns the cuts that make these parts; null where one of them would go through a block. */
export function snedenVan(blokken: readonly string[], delen: readonly string[]): Sneden | null {
  const sneden: number[] = []
  let [blok, tekst, doel] = [0, '', '']
  for (const deel of delen) {
    doel += deel
    while (tekst.length < doel.length && blok < blokken.length) {
      tekst += blokken[blok] ?? ''
      blok += 1
    }
    if (tekst !== doel) return null
    sneden.push(blok)
  }
  return sneden.pop() === blokken.length ? sneden : null
}

/** Returns the parts of a row of blocks, as they are given. */
export const stukkenVan = (blokken: readonly string[], sneden: Sneden): readonly string[] =>
  delenVan(blokken, sneden).map((deel) => deel.join(''))

/** What stands tight beside the first letter of a block, in places of a letter: another letter, a hyphen, an apostrophe. */
const ERBIJ = { letter: 0.58, streep: 0.5, komma: 0.28 } as const

const ruimteVan = (teken: string): number =>
  teken === '-' ? ERBIJ.streep : /['’]/.test(teken) ? ERBIJ.komma : ERBIJ.letter

/** Returns how many places of a letter a block takes: its first letter one, and what is written tight beside that less. */
export const breedteVan = (blok: string): number =>
  Array.from(blok).reduce((som, teken) => som + ruimteVan(teken), 1 - ERBIJ.letter)

/** Returns where each gap is, in places of a letter from the left: before the first block, between each two, and behind the last. */
export function plekkenVan(blokken: readonly string[]): readonly number[] {
  let som = 0
  return [0, ...blokken.map((blok) => (som += breedteVan(blok)))]
}
