import { maalGewicht } from './schattingen.ts'
import type { Staat } from './staat.ts'

/** How a category in scope differs from the mean of all those in scope. */
export interface Afwijking {
  readonly k: number
  readonly mean: number
  readonly variantie: number
}

/** The lowest variance: what categories have in common may take away nearly all of one. */
const VARIANTIE_MINST = 1e-6

/** Returns all categories in scope relative to the pupil's own mean, without what they have in common; O(K²). */
export function afwijkingen({ categorieen, schattingen }: Staat): readonly Afwijking[] {
  const { mean, variantie } = schattingen
  const scope = categorieen.flatMap((c, k) => (c.inScope ? [k] : []))
  const n = scope.length
  const gewicht = Float64Array.from(categorieen, (c) => (c.inScope ? 1 / n : 0))
  const metMidden = maalGewicht(schattingen, gewicht)
  const gemiddeld = (rij: ArrayLike<number>): number =>
    scope.reduce((som, k) => som + (rij[k] ?? 0), 0) / n
  const [midden, vanMidden] = [gemiddeld(mean), gemiddeld(metMidden)]
  return scope.map((k) => ({
    k,
    mean: (mean[k] ?? 0) - midden,
    variantie: Math.max(VARIANTIE_MINST, (variantie[k] ?? 0) - 2 * (metMidden[k] ?? 0) + vanMidden),
  }))
}
