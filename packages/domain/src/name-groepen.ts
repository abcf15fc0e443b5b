import { naamSleutel } from './naamsleutel.ts'

const VOLGORDE = new Intl.Collator('nl', { numeric: true })

/** The order of group names in every list: 'Groep 9' comes before 'Groep 10'. */
export const compareGroepsnamen = (een: string, ander: string): number =>
  VOLGORDE.compare(een, ander)

interface Groep {
  readonly naam: string
  readonly schooljaar: string
}

/**
 * Returns the groups as a list shows them. Where a school has one name in two school years, as in a summer when some groups
 * went over and others did not, each of them gets its year: 'Groep 6 (2025-2026)'. The order stays.
 */
export function nameGroepen<G extends Groep>(groepen: readonly G[]): G[] {
  const perNaam = Map.groupBy(groepen, ({ naam }) => naamSleutel(naam))
  return groepen.map((groep) => {
    const zelfde = perNaam.get(naamSleutel(groep.naam)) ?? []
    const isVanMeerJaren = zelfde.some(({ schooljaar }) => schooljaar !== groep.schooljaar)
    return isVanMeerJaren ? { ...groep, naam: `${groep.naam} (${groep.schooljaar})` } : groep
  })
}

/** Returns the same groups for choosing one of them: sorted by name, and with only id and name. */
export const groepKeuzes = <Id extends string>(
  groepen: readonly (Groep & { readonly id: Id })[],
): { id: Id; naam: string }[] =>
  nameGroepen(groepen)
    .map(({ id, naam }) => ({ id, naam }))
    .toSorted((a, b) => compareGroepsnamen(a.naam, b.naam))
