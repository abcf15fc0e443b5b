/** A consonant of which a klankgroep takes over one letter from the lettergreep before it (`plei-ster`, `pleis-ter`). */
const OVERGENOMEN = /^(?:([bcdfgklmnprstz])\1|ng|ck|st)/
/** Returns the places in the word where one part ends and the next begins. */
export function grenzen(delen: readonly string[]): number[] {
  const plaatsen: number[] = []
  for (const deel of delen.slice(0, -1)) plaatsen.push((plaatsen.at(-1) ?? 0) + deel.length)
  return plaatsen
}

/**
 * Returns whether the klankgroepen end where the lettergrepen end, or one letter earlier before a consonant that they share.
 */
export function isZelfdeVerdeling(kg: readonly string[], lg: readonly string[]): boolean {
  const woord = kg.join('')
  const vanLg = grenzen(lg)
  return grenzen(kg).every((plaats, i) => {
    const verschil = (vanLg[i] ?? NaN) - plaats
    return verschil === 0 || (verschil === 1 && OVERGENOMEN.test(woord.slice(plaats)))
  })
}
