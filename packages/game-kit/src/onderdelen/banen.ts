import type { Punt } from '../tekenen/teken.ts'

/** A road that runs away to the horizon, straight ahead. */
export interface Weg {
  readonly w: number
  readonly h: number
  /** Where the road ends, px from above. */
  readonly horizon: number
  /** Half the width of the road at the lower edge and at the horizon, px. */
  readonly half: number
  readonly eind: number
}

/** How near a height of the screen is: 0 at the horizon, 1 at the lower edge. */
export const diepteVan = ({ h, horizon }: Weg, y: number): number => (y - horizon) / (h - horizon)

/** Where the line `u` runs at a height: -1 is the left edge of the road, 0 its middle, 1 its right edge. */
export const wegX = (weg: Weg, y: number, u: number): number =>
  weg.w / 2 + u * (weg.eind + (weg.half - weg.eind) * diepteVan(weg, y))

/** The line in the middle of one of `aantal` lanes. */
export const baanMidden = (baan: number, aantal: number): number => (2 * baan + 1) / aantal - 1

/** The lane in which a point of the screen lies; beside the road the lane next to it. */
export function baanVan(weg: Weg, [x, y]: Punt, aantal: number): number {
  const laag = Math.max(y, weg.horizon)
  const half = wegX(weg, laag, 1) - weg.w / 2
  const u = (x - weg.w / 2) / Math.max(1, half)
  return Math.min(aantal - 1, Math.max(0, Math.floor(((u + 1) / 2) * aantal)))
}

/** The corners of the strip between two lines, from one height to another: road, ditch, flower bed, light. */
export function strook(
  weg: Weg,
  [u0, u1]: readonly [number, number],
  [y0, y1]: readonly [number, number] = [weg.horizon, weg.h],
): readonly Punt[] {
  return [
    [wegX(weg, y0, u0), y0],
    [wegX(weg, y0, u1), y0],
    [wegX(weg, y1, u1), y1],
    [wegX(weg, y1, u0), y1],
  ]
}
