import type { Punt } from '@letterhaven/game-kit/onderdelen/projectiel'

/** How long the fuse burns, a block flies, and one waits for the one before it, in ms. */
export const LONT_MS = 520
export const VLUCHT_MS = 640
export const NA_ELKAAR_MS = 34
/** How long a word lies on a tower where it does not fit, before it slides on, in ms. */
export const LIGT_MS = 420

/** Returns a place on the arc of a shot. */
export function boogPlek(
  van: Punt,
  naar: Punt,
  { t, hoog }: { readonly t: number; readonly hoog: number },
): Punt {
  const top = { x: (van.x + naar.x) / 2, y: Math.min(van.y, naar.y) - hoog }
  const [a, b, c] = [(1 - t) ** 2, 2 * t * (1 - t), t * t]
  return { x: a * van.x + b * top.x + c * naar.x, y: a * van.y + b * top.y + c * naar.y }
}
