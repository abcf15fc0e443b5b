import type { Familie, Soort } from '@letterhaven/game-kit/regels/contract'

/** What is known of a game before it is built. */
export interface Rij {
  readonly titel: string
  readonly familie: Familie
  readonly soorten: readonly Soort[]
  readonly groepen: readonly [number, number]
  readonly over: string
}

type Velden = [string, Familie, Soort[], [number, number], string]

/** A row in the order title, family, kinds, groups, one sentence. */
export function rij(...[titel, familie, soorten, groepen, over]: Velden): Rij {
  return { titel, familie, soorten, groepen, over }
}
