import { isZelfdeNaam } from '@letterhaven/domain/naamsleutel'
import type { AccountGroep } from './account.ts'

/**
 * The group of an earlier year, still in use, whose teachers a new group of this name and year has from its first day: who
 * taught it goes on seeing who sits in it. Of two such groups the latest; undefined where nobody taught one.
 */
export const docentenKomenVan = <G extends AccountGroep>(
  groepen: Iterable<G>,
  { naam, schooljaar }: { readonly naam: string; readonly schooljaar: string },
): G | undefined =>
  [...groepen]
    .filter(
      (groep) =>
        groep.heeftDocent && groep.schooljaar < schooljaar && isZelfdeNaam(groep.naam, naam),
    )
    .toSorted((a, b) => b.schooljaar.localeCompare(a.schooljaar))[0]
