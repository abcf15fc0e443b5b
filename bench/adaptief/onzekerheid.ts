import { gemiddelde, op, som } from './rij.ts'

/** A figure with its standard error. */
export interface Maat {
  readonly waarde: number
  readonly fout: number
}

const spreiding = (rij: readonly number[]): number => {
  const midden = gemiddelde(rij)
  return Math.sqrt(som(rij.map((x) => (x - midden) ** 2)) / Math.max(1, rij.length - 1))
}

/** Returns the mean of independent numbers with its standard error. */
export const maat = (rij: readonly number[]): Maat => ({
  waarde: gemiddelde(rij),
  fout: spreiding(rij) / Math.sqrt(rij.length),
})

/**
 * Returns the ratio of two means over the same leerlingen, taken as pairs: whatever makes both numbers of a pair large cancels
 * out (delta method on a - R b).
 */
export function verhouding(boven: readonly number[], onder: readonly number[]): Maat {
  const noemer = gemiddelde(onder)
  const waarde = gemiddelde(boven) / noemer
  const rest = boven.map((a, i) => a - waarde * op(onder, i))
  return { waarde, fout: spreiding(rest) / Math.sqrt(rest.length) / Math.abs(noemer) }
}

/** Returns the ratio of two root mean squares over the same cases, from their squares. */
export function wortelVerhouding(boven: readonly number[], onder: readonly number[]): Maat {
  const { waarde, fout } = verhouding(boven, onder)
  const wortel = Math.sqrt(waarde)
  return { waarde: wortel, fout: fout / (2 * wortel) }
}

/** Returns the mean of figures that were measured separately, with equal weights. */
export const middel = (maten: readonly Maat[]): Maat => ({
  waarde: gemiddelde(maten.map(({ waarde }) => waarde)),
  fout: Math.sqrt(som(maten.map(({ fout }) => fout * fout))) / maten.length,
})
