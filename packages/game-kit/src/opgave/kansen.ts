/**
 * A chance with this many decimals is the same number in the database and here, so that a replay gives the same state
 * to the bit.
 */
const DECIMALEN = 4
/** No guess is more certain than this: what can only be right teaches nothing, and is not asked. */
const HOOGSTE = 0.9

/** The chance of guessing what is written or built freely: next to nothing. */
export const GOK_VRIJ = 0.02

/** The chance that two pieces that are put together blindly, out of five, are those of the word in their order. */
export const GOK_PAAR = 0.05

/** Returns the chance of a guess, rounded as it is stored, and never below that of writing freely. */
export const gokVan = (goede: number, alle: number): number =>
  Number(Math.min(HOOGSTE, Math.max(GOK_VRIJ, goede / Math.max(1, alle))).toFixed(DECIMALEN))

/** Returns in how many orders so many pieces can be laid; beyond twelve it is more than anybody guesses. */
export function ordesVan(aantal: number): number {
  let uit = 1
  for (let n = 2; n <= Math.min(12, aantal); n += 1) uit *= n
  return uit
}
