import type { Verder } from '@letterhaven/contracts/landkaart'
import type { LeerlingId } from '@letterhaven/contracts/ids'
import type { Stap } from './voorladen.ts'

/** The steps that have a pupil's next game ready. */
type HaalVooruit = (leerlingId: LeerlingId, verder: Verder) => readonly Stap[]

let retrieve: HaalVooruit = () => []

/** The page of the games says how a game is had ready; its own code knows, and nobody else's. */
export function advanceSpel(f: HaalVooruit): void {
  retrieve = f
}

/** The steps for this game; none as long as the page of the games was not loaded. */
export const spelVooruit: HaalVooruit = (leerlingId, verder) => retrieve(leerlingId, verder)
