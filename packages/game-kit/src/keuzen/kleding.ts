import type { Hoed, Sjaal, Trui } from '@letterhaven/contracts/uiterlijk'
import type { HeldSoort } from './koppen.ts'

/** What a hero wears. The hero's rig paints it, so it looks the same in every game. */
export interface Kleding {
  readonly trui: Trui
  readonly hoed: Hoed | null
  readonly sjaal: Sjaal | null
}

/** A pupil's hero: which animal it is and what it wears. */
export interface AangekledeHeld {
  readonly soort: HeldSoort
  readonly kleding: Kleding
}
