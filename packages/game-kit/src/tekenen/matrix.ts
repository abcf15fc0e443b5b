import type { Knoop } from './beeldlijst.ts'
import type { Kader } from './teken.ts'
import type { Vlak } from './vlakken.ts'

/** a b c d e f, as the canvas takes them. */
export type Matrix = readonly [number, number, number, number, number, number]

/** Returns the matrix of what lies in something with the first matrix. */
export function maal([a, b, c, d, e, f]: Matrix, { x, y, rotation, scale }: Knoop): Matrix {
  const [cos, sin] = rotation === 0 ? [1, 0] : [Math.cos(rotation), Math.sin(rotation)]
  const [p, q, r, s] = [cos * scale.x, sin * scale.x, -sin * scale.y, cos * scale.y]
  return [
    a * p + c * q,
    b * p + d * q,
    a * r + c * s,
    b * r + d * s,
    a * x + c * y + e,
    b * x + d * y + f,
  ]
}

export const isGelijk = (m: Matrix, n: Matrix): boolean => m.every((v, i) => v === n[i])

/** Returns the whole pixels that a box covers, with `rand` more at each side. */
export function omhulsel([x, y, w, h]: Kader, [a, b, c, d, e, f]: Matrix, rand: number): Vlak {
  const xs = [a * x, a * (x + w)]
  const ys = [b * x, b * (x + w)]
  const xt = [c * y, c * (y + h)]
  const yt = [d * y, d * (y + h)]
  return {
    x0: Math.floor(Math.min(...xs) + Math.min(...xt) + e) - rand,
    y0: Math.floor(Math.min(...ys) + Math.min(...yt) + f) - rand,
    x1: Math.ceil(Math.max(...xs) + Math.max(...xt) + e) + rand,
    y1: Math.ceil(Math.max(...ys) + Math.max(...yt) + f) + rand,
  }
}
