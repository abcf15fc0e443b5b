/** One letter of which somebody who listened heard the sound, right or not. */
export interface Letterlezing {
  readonly letter: string
  readonly isGoed: boolean
}

/** How letters stand: which are sure, which are not, and of how many too little was heard to say. */
export interface Letterstand {
  readonly zeker: number
  /** Each as it is written, in the order of the list. */
  readonly onzeker: readonly string[]
  readonly teWeinig: number
  readonly totaal: number
}

/** So many times right in a row, up to the last, is sure: our own measure. */
const ZEKER = 2

/**
 * Returns how these letters stand after readings, oldest first: sure is one whose last two went right, not sure one whose last went
 * wrong. A letter that was heard once, or right for the first time again, is neither.
 */
export function letterstand(
  letters: readonly string[],
  lezingen: readonly Letterlezing[],
): Letterstand {
  const perLetter = Map.groupBy(lezingen, ({ letter }) => letter)
  const laatste = (letter: string): readonly Letterlezing[] =>
    (perLetter.get(letter) ?? []).slice(-ZEKER)
  const isZeker = (letter: string): boolean =>
    laatste(letter).length === ZEKER && laatste(letter).every(({ isGoed }) => isGoed)
  const zeker = letters.filter(isZeker).length
  const onzeker = letters.filter((letter) => laatste(letter).at(-1)?.isGoed === false)
  const totaal = letters.length
  return { zeker, onzeker, teWeinig: totaal - zeker - onzeker.length, totaal }
}
