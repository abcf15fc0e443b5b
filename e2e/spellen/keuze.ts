import { SPEL_IDS, type SpelId } from '@letterhaven/contracts/spel-id'
import { MANIFESTS } from '@letterhaven/games/manifests'
import { type Boom, dezeBoom, drawBy } from '../../rig/loting.ts'

/** Returns whether a game changed; a change in the code that all games share counts for each of them. */
const isGewijzigd = ({ gewijzigd }: Boom, id: SpelId): boolean =>
  gewijzigd.some(
    (pad) =>
      pad.startsWith('packages/game-kit/src/') || pad.startsWith(`packages/games/src/${id}/`),
  )

/**
 * Returns the games that are played in full: all of them at night; by day a third, drawn by the tree, and those that changed.
 */
export function chooseSpellen(ids: readonly SpelId[], boom: Boom): readonly SpelId[] {
  const getrokken = drawBy(boom, ids)
  return ids.filter((id) => getrokken.has(id) || isGewijzigd(boom, id))
}

/** The finished games that this run plays. */
export const GEKOZEN_SPELLEN = chooseSpellen(
  SPEL_IDS.filter((id) => MANIFESTS[id].status === 'klaar'),
  dezeBoom(),
)
