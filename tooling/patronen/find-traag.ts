import { analyse } from 'scslre'

/** A slow spot in a pattern: two parts that match the same text, or a start that is tried at every position. */
export interface Traag {
  readonly patroon: string
  /** The text that is repeated in the most expensive input. */
  readonly teken: string
}

/**
 * Returns the ways in which a pattern is slow. `Move` is included: a pattern without a fixed beginning that reads far before it
 * fails does so again from the next position.
 */
export function findTraag(patroon: RegExp): Traag[] {
  const { source, flags } = patroon
  const { reports } = analyse({ source, flags }, { reportTypes: { Move: true } })
  return reports.map(({ character }) => ({
    patroon: String(patroon),
    teken: character.literal.source.slice(0, 20),
  }))
}
