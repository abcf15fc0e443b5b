/** How high above the wheels the roof of the taxi is, at scale 1, and how high a row of things on it. */
export const DAK_HOOG = 286
export const RIJ_HOOG = 38
/** How many things lie in each row, from below, and how far apart. */
const RIJEN = [3, 4, 3, 2] as const
const UITEEN = 44
/** The most things that are seen; the oldest lie under the others. */
export const OP_DAK = RIJEN.reduce((som, aantal) => som + aantal, 0)

/** Returns where the thing with this number lies on the roof, from the middle of the wheels, at scale 1. */
export function plekOpDak(nr: number): readonly [x: number, y: number] {
  let rest = nr % OP_DAK
  for (const [rij, aantal] of RIJEN.entries()) {
    if (rest < aantal) return [(rest - (aantal - 1) / 2) * UITEEN, -DAK_HOOG - rij * RIJ_HOOG]
    rest -= aantal
  }
  return [0, -DAK_HOOG]
}
