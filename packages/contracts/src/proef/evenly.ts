import fc from 'fast-check'

/** How many steps a range has. */
const STEPS = 1_000_000

/**
 * Draws numbers evenly from a range, both ends included. `fc.double` draws its numbers evenly by their bits, so that nearly all of
 * them are next to nothing, and a property that holds for nothing seems to hold.
 */
export const evenly = (min: number, max: number): fc.Arbitrary<number> =>
  fc.integer({ min: 0, max: STEPS }).map((step) => min + ((max - min) * step) / STEPS)
