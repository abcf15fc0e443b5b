import type { Dier } from '@letterhaven/taal/beeldzin/kudde/dier'
import type { Maat } from '@letterhaven/taal/beeldzin/kudde/woorden'
import { BOUW } from './soorten.ts'

const SCHALEN: Readonly<Record<Maat | 'gewoon', number>> = {
  klein: 0.6,
  middel: 0.82,
  groot: 1.08,
  gewoon: 0.88,
}
/** How high the top of a head is that is not raised, above the feet. */
const KRUIN = 88

/** Returns how large an animal is painted, beside another of its kind. */
export const schaalVan = ({ maat }: Pick<Dier, 'maat'>): number => SCHALEN[maat ?? 'gewoon']

/** Returns how high an animal is from its feet to the top of its head, in its own units. */
export const hoogteVan = (dier: Pick<Dier, 'soort' | 'maat'>): number =>
  (KRUIN + BOUW[dier.soort].hals) * schaalVan(dier)
