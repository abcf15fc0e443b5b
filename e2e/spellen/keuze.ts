import { createHash } from 'node:crypto'
import { SPEL_IDS, type SpelId } from '@letterhaven/contracts/spel-id'
import { MANIFESTS } from '@letterhaven/games/manifests'
import { git, workBegin } from '../../rig/work-begin.ts'

/** By day, a run plays one in this many games. */
const EEN_OP = 3

/** What a run knows of the tree that it runs in. */
export interface Boom {
  /** The name of the committed tree: the same tree plays the same games. */
  readonly naam: string
  /** Paths that changed since the work began. */
  readonly gewijzigd: readonly string[]
  readonly isNacht: boolean
}

/** Returns the place of a game in the order in which a tree draws its games. */
const lot = (boom: string, id: SpelId): string =>
  createHash('sha256').update(boom).update(id).digest('hex')

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
  const naarLot = ids.toSorted((a, b) => (lot(boom.naam, a) < lot(boom.naam, b) ? -1 : 1))
  const getrokken = new Set(naarLot.slice(0, Math.ceil(ids.length / EEN_OP)))
  return ids.filter((id) => boom.isNacht || getrokken.has(id) || isGewijzigd(boom, id))
}

/** Returns the tree of this run; without git there is none to draw by, and every game is played. */
function dezeBoom(): Boom {
  const naam = git('rev-parse', 'HEAD^{tree}')?.[0]
  return {
    naam: naam ?? '',
    gewijzigd: git('diff', '--name-only', workBegin()) ?? [],
    isNacht: naam === undefined || process.env['LETTERHAVEN_NACHT'] === '1',
  }
}

/** The finished games that this run plays. */
export const GEKOZEN_SPELLEN = chooseSpellen(
  SPEL_IDS.filter((id) => MANIFESTS[id].status === 'klaar'),
  dezeBoom(),
)
