import type { Verder } from '@letterhaven/contracts/landkaart'
import type { LeerlingId } from '@letterhaven/contracts/ids'
import type { Stap } from './voorladen.ts'

/** Returns the steps that load a pupil's next game ahead. */
type HaalVooruit = (leerlingId: LeerlingId, verder: Verder) => readonly Stap[]

let retrieve: HaalVooruit = () => []

/** Sets how a game is loaded ahead; called by the page of the games, the only code that knows how. */
export function advanceSpel(f: HaalVooruit): void {
  retrieve = f
}

/** Returns the steps for this game; none until the page of the games has been loaded. */
export const spelVooruit: HaalVooruit = (leerlingId, verder) => retrieve(leerlingId, verder)
