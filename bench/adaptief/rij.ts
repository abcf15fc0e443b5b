/** Returns a number of a row; NaN outside it. */
export const op = (rij: ArrayLike<number>, plek: number): number => rij[plek] ?? Number.NaN

/** Adds to one place of a row. */
export function count(rij: Float64Array | Int32Array, plek: number, meer: number): void {
  rij[plek] = op(rij, plek) + meer
}

/** Returns the whole numbers from 0 up to but not including `aantal`. */
export const tot = (aantal: number): number[] => Array.from({ length: aantal }, (_, i) => i)

/** Returns the sum of the numbers. */
export const som = (rij: Iterable<number>): number => {
  let totaal = 0
  for (const x of rij) totaal += x
  return totaal
}

/** Returns the mean of the numbers; NaN when there are none. */
export const gemiddelde = (rij: readonly number[]): number => som(rij) / rij.length
