import type { Hoed, Sjaal, Trui } from '@letterhaven/contracts/uiterlijk'

/** What a hero wears: painted by the rig, so that it is the same in every game. */
export interface Kleding {
  readonly trui: Trui
  readonly hoed: Hoed | null
  readonly sjaal: Sjaal | null
}
