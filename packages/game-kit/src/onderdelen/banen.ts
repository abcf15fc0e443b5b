import type { Punt } from '../tekenen/teken.ts'

/** A road that runs straight ahead to the horizon. */
export interface Weg {
  readonly w: number
  readonly h: number
  /** Where the road ends, in px from the top. */
  readonly horizon: number
  /** Half the width of the road at the lower edge, and at the horizon (`eind`), in px. */
  readonly half: number
  readonly eind: number
}

/** Returns how near a height on the screen is: 0 at the horizon, 1 at the lower edge. */
export const diepteVan = ({ h, horizon }: Weg, y: number): number => (y - horizon) / (h - horizon)

/** Returns where the line `u` runs at a height. -1 is the left edge of the road, 0 its middle, 1 its right edge. */
export const wegX = (weg: Weg, y: number, u: number): number =>
  weg.w / 2 + u * (weg.eind + (weg.half - weg.eind) * diepteVan(weg, y))

/** Returns the line `u` along the middle of one of `aantal` lanes. */
export const baanMidden = (baan: number, aantal: number): number => (2 * baan + 1) / aantal - 1

/** Returns the lane in which a point of the screen lies; beside the road, the nearest lane. */
export function baanVan(weg: Weg, [x, y]: Punt, aantal: number): number {
  const laag = Math.max(y, weg.horizon)
  const half = wegX(weg, laag, 1) - weg.w / 2
  const u = (x - weg.w / 2) / Math.max(1, half)
  return Math.min(aantal - 1, Math.max(0, Math.floor(((u + 1) / 2) * aantal)))
}

/** Returns the corners of the strip between two lines, from one height to another: a road, ditch, flower bed or light. */
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
