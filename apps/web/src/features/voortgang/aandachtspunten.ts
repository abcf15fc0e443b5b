import type { LeerlingVoortgang } from '@letterhaven/contracts/voortgang'
import { isZegbaar } from './niveau-zin.ts'

type Categorie = LeerlingVoortgang['categorieen'][number]

/** A category whose whole interval is at or above this goes well; one whose whole interval is below it does not yet. */
const GRENS = 0.8
const HOOGSTENS = 4

/** What needs practice, weakest first, and what already goes well; what is uncertain is in neither. */
export interface Punten {
  readonly werk: Categorie[]
  readonly sterk: Categorie[]
  readonly onzeker: Categorie[]
}

/** Divides the categories of a pupil by what can be said about them. */
export function aandachtspunten(categorieen: readonly Categorie[]): Punten {
  const zegbaar = categorieen.filter(({ niveau }) => isZegbaar(niveau))
  const kans = ({ niveau }: Categorie) => niveau?.kans ?? 0
  return {
    werk: zegbaar
      .filter(({ niveau }) => (niveau?.hoog ?? 1) < GRENS)
      .toSorted((a, b) => kans(a) - kans(b))
      .slice(0, HOOGSTENS),
    sterk: zegbaar
      .filter(({ niveau }) => (niveau?.laag ?? 0) >= GRENS)
      .toSorted((a, b) => kans(b) - kans(a)),
    onzeker: categorieen.filter(({ niveau, totaal }) => totaal > 0 && !isZegbaar(niveau)),
  }
}
