import type { SpelId } from '@letterhaven/contracts/spel-id'
import { zonderSterren } from '@letterhaven/domain/gesproken'
import { ZINNEN } from './zinnen.ts'

/** Returns every fixed sentence that a game may say in any of its kinds, as it is said. */
export function vasteZinnen(id: SpelId): readonly string[] {
  const zinnen = ZINNEN[id]
  const alle = zinnen ? [zinnen, ...Object.values(zinnen.perSoort)] : []
  return alle.flatMap(({ opdracht, uitleg, trappen = [] }) => [
    zonderSterren(opdracht),
    ...uitleg,
    ...trappen,
  ])
}
