const BASIS = 'A'.codePointAt(0) ?? 0
const MEEST_GELIJK = 25

/** Each word as a capital that says how many letters it shares with the one before, and the rest. */
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
