import { op, count } from '../rij.ts'
import { isBekend, type Boek } from '../wereld.ts'

/** Uncertainty function of Pelánek (2016): the step shrinks as answers come in, down to a floor. */
const TERM = 0.05
const VLOER = 0.06

/** Returns how far a rating moves for a surprise, after n answers. */
export const stap = (n: number): number => Math.max(VLOER, 1 / (1 + TERM * n))

/** Makes word difficulties that move with every answer of any leerling; known words stay where they are. */
export function makeWoordcijfers(boek: Boek) {
  const b = Float64Array.from(boek.prior)
  const keren = new Int32Array(boek.woorden)
  const vast = isBekend(boek)
  return {
    van: (woord: number): number => op(b, woord),
    /** A word that went better than expected is easier than was thought. */
    leer(woord: number, verrast: number): void {
      if (!vast) count(b, woord, -stap(op(keren, woord)) * verrast)
      count(keren, woord, 1)
    },
  }
}

/** How far below the leerling's own mean a category must lie to be reported, and after how many answers. */
const ZWAK = 0.7
const ZWAK_NA = 5

/** Returns the categories that lie clearly below the mean, by a simple threshold. */
export function onderGemiddelde(
  scope: readonly number[],
  van: { niveau(k: number): number; aantal(k: number): number },
): number[] {
  const midden = scope.reduce((som, k) => som + van.niveau(k), 0) / scope.length
  return scope.filter((k) => van.aantal(k) >= ZWAK_NA && van.niveau(k) - midden < -ZWAK)
}
