/** A pane is judged in this many cells each way. */
const CELLEN = 8
/** A pane is clean when this share of its cells was wiped: nobody has to hunt for the last corner. */
const GENOEG = 0.72

/** The cells of a pane that were wiped so far. */
export type Dekking = Set<number>

interface Veeg {
  /** Middle of the cloth and its half width and height, as shares of the pane. */
  readonly x: number
  readonly y: number
  readonly rx: number
  readonly ry: number
}

/** Marks what a wipe covers; answers the share of the dirt that it took, 0 where it was clean already. */
export function dek(dekking: Dekking, { x, y, rx, ry }: Veeg): number {
  const voor = dekking.size
  for (let i = 0; i < CELLEN * CELLEN; i += 1) {
    const cx = ((i % CELLEN) + 0.5) / CELLEN
    const cy = (Math.floor(i / CELLEN) + 0.5) / CELLEN
    if (((cx - x) / rx) ** 2 + ((cy - y) / ry) ** 2 <= 1) dekking.add(i)
  }
  return (dekking.size - voor) / (CELLEN * CELLEN * GENOEG)
}
