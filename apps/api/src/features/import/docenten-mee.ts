import { naamSleutel } from '@letterhaven/domain/naamsleutel'
import { vorigSchooljaar } from '@letterhaven/domain/schooljaar'
import type { AccountGroep } from './account.ts'
import { isWachtgroep } from './wachtgroep.ts'

interface Nieuw {
  readonly naam: string
}

/**
 * Of each new group of a school year the one of last year whose teachers it has from its first day, because it is called so:
 * who taught it goes on seeing who sits in it. A name that two have on either side says nothing, nor does that of the group
 * for who has none.
 */
export function docentenKomenVan<N extends Nieuw, G extends AccountGroep>(
  nieuwe: readonly N[],
  groepen: Iterable<G>,
  schooljaar: string,
): ReadonlyMap<N, G> {
  const vorig = vorigSchooljaar(schooljaar)
  const opNaam = <T extends Nieuw>(alle: Iterable<T>) =>
    Map.groupBy(alle, ({ naam }) => naamSleutel(naam))
  const oude = opNaam([...groepen].filter((groep) => groep.schooljaar === vorig))
  const paren = [...opNaam(nieuwe)].flatMap(([sleutel, [een, ander]]) => {
    const [van, nogEen] = oude.get(sleutel) ?? []
    const isEen = een && !ander && van && !nogEen
    return isEen && van.docenten !== '' && !isWachtgroep(een) ? [[een, van] as const] : []
  })
  return new Map(paren)
}
