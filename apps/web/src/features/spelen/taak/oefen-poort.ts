import type { Opgave } from '@letterhaven/game-kit/opgave/opgave'
import type { EnginePort } from '@letterhaven/game-kit/regels/poorten'

/**
 * Returns the engine of a taak for a round of a few words or sentences that went wrong in it: each is given once, in this order, and what is
 * answered is worked in as always.
 */
export function oefenPoort({ process }: EnginePort, opgaven: readonly Opgave[]): EnginePort {
  const over = [...opgaven]
  return {
    volgende() {
      const item = over.shift()
      if (!item) return null
      return { item, reden: { soort: 'herhaling', woord: item.id, dagenGeleden: 0 } }
    },
    process,
  }
}
