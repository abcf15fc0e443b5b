/** A surface is divided into this many cells each way. */
const CELLEN = 8
/** A surface is clean when this share of its cells was wiped, so that nobody has to hunt for the last corner. */
const GENOEG = 0.6

/** What is left that nobody sees any more. */
const SCHOON = 0.02
/** The share of the dirt that one tap or key press takes: with a light hand or a switch it is all of it. */
export const STREEK = { gewoon: 0.34, licht: 1 } as const

/** The cells of a surface that have been wiped. */
export type Dekking = Set<number>

interface Veeg {
  /** The middle of the cloth, and half its width and height, as shares of the surface. */
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

/** Returns what is left of the dirt, 1 for all of it and 0 for none, after a stroke that takes a share; null for one that takes nothing. */
export function wipeOff(vuil: number, hoeveel: number): number | null {
  const streek = Math.min(1, hoeveel)
  if (!(streek > 0)) return null
  const over = Math.max(0, vuil - streek)
  return over > SCHOON ? over : 0
}
