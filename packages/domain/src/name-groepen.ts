import { naamSleutel } from './naamsleutel.ts'

interface Groep {
  readonly naam: string
  readonly schooljaar: string
}

/**
 * Groups as a list has them: where a school has one name in two school years, as in a summer when some went over and others
 * did not, each is called with its year: 'Groep 6 (2025-2026)'. The order stays.
 */
export function nameGroepen<G extends Groep>(groepen: readonly G[]): G[] {
  const perNaam = Map.groupBy(groepen, ({ naam }) => naamSleutel(naam))
  return groepen.map((groep) => {
    const zelfde = perNaam.get(naamSleutel(groep.naam)) ?? []
    const isVanMeerJaren = zelfde.some(({ schooljaar }) => schooljaar !== groep.schooljaar)
    return isVanMeerJaren ? { ...groep, naam: `${groep.naam} (${groep.schooljaar})` } : groep
  })
}

/** The same for choosing one of them: by name, and with nothing more than that. */
export const groepKeuzes = <Id extends string>(
  groepen: readonly (Groep & { readonly id: Id })[],
): { id: Id; naam: string }[] =>
  nameGroepen(groepen)
    .map(({ id, naam }) => ({ id, naam }))
    .toSorted((a, b) => a.naam.localeCompare(b.naam, 'nl', { numeric: true }))
