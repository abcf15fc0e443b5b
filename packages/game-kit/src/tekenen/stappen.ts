import type { Matrix } from './matrix.ts'

/** How far in pixels the corner of a plate may lie from where it belongs, on a slow device. */
const AFWIJKING = 1.5

export interface Stand {
  readonly matrix: Matrix
  /** The steps of a b c d, which tell how the plate is turned and scaled; empty where it stands straight at its own size. */
  readonly stappen: string
}

/**
 * Turns and scales a plate in steps, each so small that no corner moves by more than three pixels, and puts it on whole
 * pixels. What sways comes back to the same few stands, so that each has to be worked out only once. `straal` is half
 * the plate's diagonal in pixels, to which the matrix applies.
 */
export function inStappen([a, b, c, d, e, f]: Matrix, straal: number): Stand {
  const stap = (2 * AFWIJKING) / Math.max(straal, 1)
  const nrs = [a - 1, b, c, d - 1].map((v) => Math.round(v / stap))
  const [p = 0, q = 0, r = 0, s = 0] = nrs.map((nr) => nr * stap)
  return {
    matrix: [1 + p, q, r, 1 + s, Math.round(e), Math.round(f)],
    stappen: nrs.every((nr) => nr === 0) ? '' : nrs.join(),
  }
}
