/** Answers wait at most this long before they are sent, in ms. */
export const ELKE_MS = 5000
/** … or until there are this many. */
export const VOL = 10

const EERSTE_MS = 2000
const LANGSTE_MS = 120_000

/**
 * How long to wait after the n-th failure in a row (from 1), in ms: doubling from 2 s to 2 minutes,
 * spread over the upper half so that a whole class does not come back at once. `toeval` is 0…1.
 */
export function waitAfterFout(fouten: number, toeval: number): number {
  const lengte = Math.min(LANGSTE_MS, EERSTE_MS * 2 ** Math.min(fouten - 1, 16))
  return Math.round(lengte * (0.5 + toeval / 2))
}

/** How many answers a request brings after so many failures in a row: on a slow line many never arrive in time. */
export const perKeer = (max: number, fouten: number): number =>
  Math.max(VOL, Math.floor(max / 2 ** fouten))
