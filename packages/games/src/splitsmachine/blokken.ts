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
