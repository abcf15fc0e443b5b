/** The longest that answers wait before they are sent, in ms. */
export const ELKE_MS = 5000
/** The number of waiting answers that are sent without waiting longer. */
export const VOL = 10

const EERSTE_MS = 2000
const LANGSTE_MS = 120_000

/**
 * Returns how long to wait after the n-th failure in a row (from 1), in ms: doubling from 2 s to 2 minutes, spread over the
 * upper half so that a whole class does not come back at once. `toeval` is 0…1.
 */
export function waitAfterFout(fouten: number, toeval: number): number {
  const lengte = Math.min(LANGSTE_MS, EERSTE_MS * 2 ** Math.min(fouten - 1, 16))
  return Math.round(lengte * (0.5 + toeval / 2))
}

/**
 * Returns how many answers a request carries after this many failures in a row: on a slow connection a large request never
 * arrives in time.
 */
export const perKeer = (max: number, fouten: number): number =>
  Math.max(VOL, Math.floor(max / 2 ** fouten))
