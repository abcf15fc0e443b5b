import type { Score } from './elo-categorie.ts'

/** Time limit of an opgave in ms; slower answers count as given at the limit. */
const LIMIET = 20_000
/** Below this value the expectation is replaced by its tangent. */
const KLEIN = 1e-3

/**
 * The score of Math Garden, high speed high stakes (Maris and van der Maas 2012): (2x - 1)(d - t) with d the limit, minus its
 * expectation coth(u) - 1/u. Here it is divided by d, so that it lies between -1 and 1. Under its model the chance of a right
 * answer is logistic in 2u, so u is half of the difference.
 */
export const snelEnGoed: Score = ({ goed, ms }, verschil) => {
  const over = 1 - Math.min(ms, LIMIET) / LIMIET
  const u = verschil / 2
  const verwacht = Math.abs(u) < KLEIN ? u / 3 : 1 / Math.tanh(u) - 1 / u
  return (goed ? over : -over) - verwacht
}
