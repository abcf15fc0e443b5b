import type { Meting } from './filter.ts'
import { ALGEMEEN_SD, type Waarheid } from './leerling.ts'
import { gemiddelde, op } from './rij.ts'
import { makeToeval, zaad } from './toeval.ts'

/**
 * What somebody's reading might tell of their spelling: nothing, how far they are in everything, or also which words they find
 * hard. Nobody knows which is true of children; the product's engine takes none of it (records 0059 and 0065).
 */
export type Leessignaal = 'geen' | 'algemeen' | 'per categorie'

/** How reading and spelling go together, over leerlingen of one groep. */
const SAMEN = 0.6
/** How much of a weakness in writing the words of a category shows in reading them: the half of it. */
const ZICHTBAAR = 0.5
/** How much more reading differs between categories by itself. */
const EIGEN_SD = 0.6
/** Words of each category that were read to a listener, and what one of them tells (1/logit²). */
const GELEZEN = 10
const PER_WOORD = 0.13

/**
 * Returns what reading tells of the levels of a leerling, all of it on the first day, which is more than there ever is. Signals
 * are drawn apart, so that the leerling stays who it was.
 */
export function leesmetingen(w: Waarheid, signaal: Leessignaal): Meting[] {
  if (signaal === 'geen') return []
  const toeval = makeToeval(zaad(w.wereld.naam, 5, w.nr))
  const n = w.scope.length
  const midden = gemiddelde(w.scope.map((k) => op(w.basis, k)))
  const ruis = ALGEMEEN_SD * Math.sqrt(1 / SAMEN ** 2 - 1)
  const algemeen: Meting = {
    lading: new Float64Array(n).fill(1 / n),
    waarde: midden + ruis * toeval.normaal(),
    variantie: ruis ** 2,
  }
  if (signaal === 'algemeen') return [algemeen]
  const variantie = EIGEN_SD ** 2 + 1 / (GELEZEN * PER_WOORD)
  const perCategorie = w.scope.map((k, i): Meting => ({
    lading: Float64Array.from(w.scope, (_, j) => ZICHTBAAR * ((i === j ? 1 : 0) - 1 / n)),
    waarde: ZICHTBAAR * (op(w.basis, k) - midden) + Math.sqrt(variantie) * toeval.normaal(),
    variantie,
  }))
  return [algemeen, ...perCategorie]
}
