import type { GameInput, Rules } from './contract.ts'
import type { Host } from './host.ts'
import { stroom } from './rng.ts'

/** How far a game is played before it is looked at. */
export interface Voorspel {
  /** Moves of the game's own bot. */
  readonly zetten: number
  /** 0…1 */
  readonly skill: number
  readonly zaad: number
  /** The picture stands still after this many ms of its own clock; without it, it lives on. */
  readonly bevriesNa?: number
}

/** Active time between two moves, ms. */
const ZET_MS = 240

/** Plays the first moves of a taak by the game's own bot: the same ones each time. */
export function playFor<S, I extends GameInput>(
  host: Host<S, I>,
  rules: Rules<S, I>,
  { zetten, skill, zaad }: Voorspel,
): void {
  const rnd = stroom(zaad)
  for (let n = 0; n < zetten && !host.uitslag(); n++) {
    host.verstrijk(ZET_MS)
    const input = rules.bot(host.state(), skill, rnd)
    if (input) host.send(input)
  }
}
