import type { SpelWoord } from '@letterhaven/contracts/taak'
import { itemVanWoord } from '@letterhaven/game-kit/regels/item'
import type { EnginePort } from '@letterhaven/game-kit/regels/poorten'

/**
 * Returns the engine of a taak for a round of a few words that went wrong in it: each is given once, in this order, and what is
 * answered is worked in as always.
 */
export function oefenPoort({ process }: EnginePort, woorden: readonly SpelWoord[]): EnginePort {
  const over = [...woorden]
  return {
    volgende() {
      const woord = over.shift()
      if (!woord) return null
      const reden = { soort: 'herhaling', woord: woord.id, dagenGeleden: 0 } as const
      return { item: itemVanWoord(woord), reden }
    },
    process,
  }
}
