/** What stays on the letters around it: no piece ends before a hyphen, or at an apostrophe. */
const BLOK = /[^'’-]['’][^'’-]-?|['’]?[^'’-]-?/gu

/** Returns the letters of a word as they lie on the water; a sign lies with its letter. */
export const lettersVan = (word: string): readonly string[] => word.match(BLOK) ?? []

/** Returns after which letter each piece ends, the last one included; null where one would end inside a letter's place. */
export function eindenVan(
  letters: readonly string[],
  stukken: readonly string[],
): readonly number[] | null {
  const einden: number[] = []
  let [nr, tekst, doel] = [0, '', '']
  for (const stuk of stukken) {
    doel += stuk
    while (tekst.length < doel.length && nr < letters.length) {
      tekst += letters[nr] ?? ''
      nr += 1
    }
    if (tekst !== doel || einden.at(-1) === nr) return null
    einden.push(nr)
  }
  return nr === letters.length && einden.length > 0 ? einden : null
}

/** Returns the pieces that end after these letters. What is not reached yet is in none. */
export const stukkenVan = (
  letters: readonly string[],
  einden: readonly number[],
): readonly string[] => einden.map((tot, nr) => letters.slice(einden[nr - 1] ?? 0, tot).join(''))
