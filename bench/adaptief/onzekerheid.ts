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

/** Mean of independent numbers. */
export const maat = (rij: readonly number[]): Maat => ({
  waarde: gemiddelde(rij),
  fout: spreiding(rij) / Math.sqrt(rij.length),
})

/**
 * Ratio of two means over the same leerlingen, who are the pairs: what makes both of a pair large falls
 * out (delta method on a - R b).
 */
export function verhouding(boven: readonly number[], onder: readonly number[]): Maat {
  const noemer = gemiddelde(onder)
  const waarde = gemiddelde(boven) / noemer
  const rest = boven.map((a, i) => a - waarde * op(onder, i))
  return { waarde, fout: spreiding(rest) / Math.sqrt(rest.length) / Math.abs(noemer) }
}

/** Ratio of two root mean squares over the same cases, from the squares. */
export function wortelVerhouding(boven: readonly number[], onder: readonly number[]): Maat {
  const { waarde, fout } = verhouding(boven, onder)
  const wortel = Math.sqrt(waarde)
  return { waarde: wortel, fout: fout / (2 * wortel) }
}

/** Mean of figures that were found apart, each with as much weight. */
export const middel = (maten: readonly Maat[]): Maat => ({
  waarde: gemiddelde(maten.map(({ waarde }) => waarde)),
  fout: Math.sqrt(som(maten.map(({ fout }) => fout * fout))) / maten.length,
})
