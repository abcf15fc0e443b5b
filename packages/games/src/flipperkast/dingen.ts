import type { Indeling } from './indeling.ts'
import { ballonplek } from './scene-doel.ts'

interface Ding {
  readonly x: number
  readonly y: number
  readonly r: number
}

/** Nothing is smaller to a finger, in px. */
const VINGER = 22

/** Returns where the bumpers are, and after them the balloon of a word: what a finger finds in the field that is no flipper. */
export function dingenVan(indeling: Indeling, nummer: number): readonly Ding[] {
  if (indeling.bumpers.length === 0) return []
  const { x, y, r } = ballonplek(indeling, nummer)
  return [
    ...indeling.bumpers.map(({ midden, r: straal }) => ({
      x: midden[0],
      y: midden[1],
      r: Math.max(VINGER, straal),
    })),
    { x, y, r: Math.max(VINGER, r * 1.4) },
  ]
}

/** Returns whether a finger is on one of them. */
export const isOpDing = (
  indeling: Indeling,
  nummer: number,
  { x, y }: Pick<Ding, 'x' | 'y'>,
): boolean =>
  dingenVan(indeling, nummer).some((ding) => Math.hypot(ding.x - x, ding.y - y) <= ding.r)
