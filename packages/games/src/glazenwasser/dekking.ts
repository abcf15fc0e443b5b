/** A pane is divided into this many cells each way. */
const CELLEN = 8
/** A pane is clean when this share of its cells was wiped, so that nobody has to hunt for the last corner. */
const GENOEG = 0.72

/** The cells of a pane that have been wiped. */
export type Dekking = Set<number>

interface Veeg {
  /** The middle of the cloth, and half its width and height, as shares of the pane. */
  readonly x: number
  readonly y: number
  readonly rx: number
  readonly ry: number
}

/** Marks what a wipe covers. Returns the share of the dirt that it took: 0 when everything there was clean already. */
export function dek(dekking: Dekking, { x, y, rx, ry }: Veeg): number {
  const voor = dekking.size
  for (let i = 0; i < CELLEN * CELLEN; i += 1) {
    const cx = ((i % CELLEN) + 0.5) / CELLEN
    const cy = (Math.floor(i / CELLEN) + 0.5) / CELLEN
    if (((cx - x) / rx) ** 2 + ((cy - y) / ry) ** 2 <= 1) dekking.add(i)
  }
  return (dekking.size - voor) / (CELLEN * CELLEN * GENOEG)
}
