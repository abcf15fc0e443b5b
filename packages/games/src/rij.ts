import type { Familie, Soort } from '@letterhaven/game-kit/regels/contract'

/** What is known about a game before it is built. */
export interface Rij {
  readonly titel: string
  readonly familie: Familie
  readonly soorten: readonly Soort[]
  readonly groepen: readonly [number, number]
  readonly over: string
}

type Velden = [string, Familie, Soort[], [number, number], string]

/** Makes a row from title, family, kinds, groups and one sentence, in that order. */
export function rij(...[titel, familie, soorten, groepen, over]: Velden): Rij {
  return { titel, familie, soorten, groepen, over }
}
