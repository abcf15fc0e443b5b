import type { Punt } from '@letterhaven/game-kit/tekenen/teken'

/** How high the mouth of a guest is above its lower edge. */
export const MOND = 84
/** Where a guest's mouth is, how large the guest is painted, the colour of its fur, and where its eyes are from the mouth. */
export interface Eter {
  readonly x: number
  readonly y: number
  readonly maat: number
  readonly vacht: string
  readonly ogen: Punt
  /** Moves the guest; null lets it stand again. */
  houd(houding: Houding | null): void
}

/** How a guest moves: so far up and aside, unscaled, and so much flatter than it is. */
export interface Houding {
  readonly op: number
  readonly opzij: number
  readonly plat: number
}
