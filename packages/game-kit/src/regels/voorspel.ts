import type { GameInput, Rules } from './contract.ts'
import type { Host } from './host.ts'

/** How far a game is played before it is shown. */
export interface Voorspel {
  /** Plays the first moves. */
  play<S, I extends GameInput>(host: Host<S, I>, rules: Rules<S, I>): void
  /** The picture freezes after this many ms of its own clock. When absent, it keeps moving. */
  readonly bevriesNa?: number
}
