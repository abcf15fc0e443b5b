import { createHash } from 'node:crypto'
import { SPEL_IDS, type SpelId } from '@letterhaven/contracts/spel-id'
import { MANIFESTS } from '@letterhaven/games/manifests'
import { git, workBegin } from '../../rig/work-begin.ts'

/** One of so many games is played in a run by day. */
const EEN_OP = 3

/** What a run knows of the tree that it stands in. */
export interface Boom {
  /** Names what stands in the commit: the same commit plays the same games. */
  readonly naam: string
  /** Paths that changed since the work began. */
  readonly gewijzigd: readonly string[]
  readonly isNacht: boolean
}

/** A place in the order in which a tree draws its games. */
const lot = (boom: string, id: SpelId): string =>
  createHash('sha256').update(boom).update(id).digest('hex')

/** What changed in what all games stand on changed in all of them. */
const isGewijzigd = ({ gewijzigd }: Boom, id: SpelId): boolean =>
  gewijzigd.some(
    (pad) =>
      pad.startsWith('packages/game-kit/src/') || pad.startsWith(`packages/games/src/${id}/`),
  )

/** The games that are played in full: at night all, by day a third, drawn by the tree, and those that changed. */
export function chooseSpellen(ids: readonly SpelId[], boom: Boom): readonly SpelId[] {
  const naarLot = ids.toSorted((a, b) => (lot(boom.naam, a) < lot(boom.naam, b) ? -1 : 1))
  const getrokken = new Set(naarLot.slice(0, Math.ceil(ids.length / EEN_OP)))
  return ids.filter((id) => boom.isNacht || getrokken.has(id) || isGewijzigd(boom, id))
}

/** The tree of this run; without git there is none to draw by, and every game is played. */
function dezeBoom(): Boom {
  const naam = git('rev-parse', 'HEAD^{tree}')?.[0]
  return {
    naam: naam ?? '',
    gewijzigd: git('diff', '--name-only', workBegin()) ?? [],
    isNacht: naam === undefined || process.env['LETTERHAVEN_NACHT'] === '1',
  }
}

/** Of the finished games those that this run plays. */
export const GEKOZEN_SPELLEN = chooseSpellen(
  SPEL_IDS.filter((id) => MANIFESTS[id].status === 'klaar'),
  dezeBoom(),
)
