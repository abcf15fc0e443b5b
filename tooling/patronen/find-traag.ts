import { analyse } from 'scslre'

/** What makes a pattern slow: two parts that share a text, or a start that is tried at every place. */
export interface Traag {
  readonly patroon: string
  /** The text that costs it most repeats this. */
  readonly teken: string
}

/**
 * The ways in which a pattern takes more than so many steps per character. `Move` is counted too: a pattern without a
 * fixed beginning that reads far before it fails does so again from the next place.
 */
export function findTraag(patroon: RegExp): Traag[] {
  const { source, flags } = patroon
  const { reports } = analyse({ source, flags }, { reportTypes: { Move: true } })
  return reports.map(({ character }) => ({
    patroon: String(patroon),
    teken: character.literal.source.slice(0, 20),
  }))
}
