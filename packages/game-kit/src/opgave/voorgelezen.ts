/** How many words each sign of what a listener heard tells of. */
export const PER_TEKEN = 5

/**
 * Returns the places of the words that a listener heard go wrong in a text, from what was given: 'ja', or 'nee:' with a sign for each
 * five words, of which the bits are those that went wrong; null where it is neither, or tells of more words than the text has.
 */
export function readMis(gegeven: string, woorden: number): readonly number[] | null {
  if (gegeven === 'ja') return []
  const [, tekens] = /^nee:([0-9a-v]*[1-9a-v])$/.exec(gegeven) ?? []
  if (tekens === undefined || tekens.length > Math.ceil(woorden / PER_TEKEN)) return null
  return [...tekens].flatMap((teken, nr) =>
    [0, 1, 2, 3, 4].flatMap((bit) =>
      (Number.parseInt(teken, 32) >> bit) % 2 === 1 ? nr * PER_TEKEN + bit : [],
    ),
  )
}

/** Returns the words of a text, one by one as they stand there. */
export const woordenIn = (zinnen: readonly string[]): readonly string[] =>
  zinnen.flatMap((zin) => zin.split(' '))
