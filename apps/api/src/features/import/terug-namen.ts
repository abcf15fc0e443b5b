import { naamSleutel } from '@letterhaven/domain/naamsleutel'
import type { GroepVelden } from '../../schema/import-stap.ts'

interface Stap {
  readonly id: string
  readonly van: GroepVelden
}

interface Groep {
  readonly id: string
  readonly naam: string
  readonly schooljaar: string
}

/**
 * Of groups that would be called again what they were, those that can be: a name that another group of their school year got
 * since is left to that one. Groups that change names back among themselves do so together.
 */
export function metVrijeNamen<S extends Stap>(
  stappen: readonly S[],
  groepen: readonly Groep[],
): S[] {
  const jaarVan = new Map(groepen.map(({ id, schooljaar }) => [id, schooljaar]))
  const plek = (jaar: string | undefined, naam: string): string => `${jaar} ${naamSleutel(naam)}`
  let over = [...stappen]
  // Whoever keeps its name may be in the way of the next one.
  for (let eerder = -1; eerder !== over.length;) {
    eerder = over.length
    const terug = new Set(over.map(({ id }) => id))
    const bezet = new Set(
      groepen.filter(({ id }) => !terug.has(id)).map((groep) => plek(groep.schooljaar, groep.naam)),
    )
    over = over.filter(({ id, van }) => !bezet.has(plek(jaarVan.get(id), van.naam)))
  }
  return over
}
