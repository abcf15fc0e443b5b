import path from 'node:path'
import { type Boom, drawBy } from '../rig/loting.ts'

/**
 * What every run proves, whatever else changed: the product starts and survives a kill, everybody gets in where they may and
 * nowhere else, and no answer is lost.
 */
const ALWAYS: readonly string[] = ['start', 'toegang', 'leerling-inloggen', 'les', 'net-weg']

/** The features of the web app and of the server: a change in one concerns the journeys that have its name in theirs. */
const FEATURE = /^apps\/(?:web|api)\/src\/features\/([^/]+)\//

/** A journey: its file from the root, and its source. */
export interface Journey {
  readonly file: string
  readonly source: string
}

const nameOf = ({ file }: Journey): string => path.posix.basename(file, '.e2e.ts')

/** Where journeys stand that share their pieces; one that stands elsewhere has a folder of its own. */
const SHARED = 'e2e'

/** Returns whether a journey changed, or a piece that it is made of, or the feature that it is named after. */
function isChanged(journey: Journey, changed: readonly string[]): boolean {
  const name = nameOf(journey)
  const folder = path.posix.dirname(journey.file)
  return changed.some((at) => {
    const feature = FEATURE.exec(at)?.[1]
    return (
      at === journey.file ||
      (folder === SHARED
        ? at.startsWith('e2e/') && journey.source.includes(`'./${at.slice('e2e/'.length)}'`)
        : at.startsWith(`${folder}/`)) ||
      (feature !== undefined && name.includes(feature))
    )
  })
}

/** By day, a run makes one in this many of the journeys. */
const EEN_OP = 4

/**
 * Returns the files of the journeys that a run makes: all by night; by day those that every run makes, those that changed, and a
 * quarter of the others, drawn by the tree.
 */
export function chooseJourneys(journeys: readonly Journey[], boom: Boom): readonly string[] {
  const drawn = drawBy(boom, journeys.map(nameOf), { eenOp: EEN_OP })
  return journeys
    .filter(
      (one) =>
        drawn.has(nameOf(one)) || ALWAYS.includes(nameOf(one)) || isChanged(one, boom.gewijzigd),
    )
    .map(({ file }) => file)
}
