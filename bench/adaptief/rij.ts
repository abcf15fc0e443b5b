/** A number out of a row; outside of it nothing is known. */
export const op = (rij: ArrayLike<number>, plek: number): number => rij[plek] ?? Number.NaN

/** Adds to a place of a row. */
export function count(rij: Float64Array | Int32Array, plek: number, meer: number): void {
  rij[plek] = op(rij, plek) + meer
}

/** The whole numbers from 0 up. */
export const tot = (aantal: number): number[] => Array.from({ length: aantal }, (_, i) => i)

/** Sum of some numbers. */
export const som = (rij: Iterable<number>): number => {
  let totaal = 0
  for (const x of rij) totaal += x
  return totaal
}

/** Mean of some numbers; NaN of nothing. */
export const gemiddelde = (rij: readonly number[]): number => som(rij) / rij.length
