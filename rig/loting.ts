import { createHash } from 'node:crypto'
import { git, workBegin } from './work-begin.ts'

/** By day, a run makes one in this many of what is drawn, unless more are said. */
const EEN_OP = 3

interface Trekking {
  /** Sets apart what draws the same names for something else, so that it draws others. */
  readonly waarvoor?: string
  readonly eenOp?: number
}

/** What a run knows of the tree that it runs in. */
export interface Boom {
  /** The name of the committed tree, by which everything is drawn: the same tree draws the same. */
  readonly naam: string
  /** Paths that changed since the work began. */
  readonly gewijzigd: readonly string[]
  /** Whether everything is made and nothing is drawn. */
  readonly isNacht: boolean
}

/** Returns the tree of this run; without git there is none to draw by, and everything is made. */
export function dezeBoom(): Boom {
  const naam = git('rev-parse', 'HEAD^{tree}')?.[0]
  return {
    naam: naam ?? '',
    gewijzigd: git('diff', '--name-only', workBegin()) ?? [],
    isNacht: naam === undefined || process.env['LETTERHAVEN_NACHT'] === '1',
  }
}

/** Returns the place of a name in the order in which a tree draws. */
const lot = (boom: string, naam: string): string =>
  createHash('sha256').update(boom).update(naam).digest('hex')

/** Draws a third of these names by the tree, or one in `eenOp`, whatever order they come in; all of them by night. */
export function drawBy<N extends string>(
  { naam, isNacht }: Boom,
  namen: readonly N[],
  { waarvoor = '', eenOp = EEN_OP }: Trekking = {},
): Set<N> {
  if (isNacht) return new Set(namen)
  const boom = naam + waarvoor
  const naarLot = namen.toSorted((a, b) => (lot(boom, a) < lot(boom, b) ? -1 : 1))
  return new Set(naarLot.slice(0, Math.ceil(namen.length / eenOp)))
}
