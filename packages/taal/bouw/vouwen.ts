const BASIS = 'A'.codePointAt(0) ?? 0
const MEEST_GELIJK = 25

/**
 * Folds a list into one string: each word is a capital for the number of letters it shares with the word before it, followed by
 * the rest of the word.
 */
export function foldUp(woorden: readonly string[]): string {
  let vorig = ''
  return woorden
    .map((woord) => {
      let gelijk = 0
      while (gelijk < MEEST_GELIJK && gelijk < woord.length && woord[gelijk] === vorig[gelijk])
        gelijk += 1
      vorig = woord
      return String.fromCodePoint(BASIS + gelijk) + woord.slice(gelijk)
    })
    .join('')
}
