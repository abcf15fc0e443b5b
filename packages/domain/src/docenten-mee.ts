import { ZONDER_GROEP } from '@letterhaven/contracts/import-maten'
import { isZelfdeNaam, naamSleutel } from './naamsleutel.ts'

interface Genoemd {
  readonly naam: string
}

const opNaam = <T extends Genoemd>(alle: Iterable<T>) =>
  Map.groupBy(alle, ({ naam }) => naamSleutel(naam))

/** Whether a group is the one in which who has none waits. */
export const isWachtgroep = ({ naam }: Genoemd): boolean => isZelfdeNaam(naam, ZONDER_GROEP)

/**
 * Of each new group of a school year the one of the year before whose teachers it has from its first day, because it is
 * called so: who taught it goes on seeing who sits in it, whether the year came by hand or by a file. A name that two have on
 * either side says nothing, nor does that of the group for who has none.
 */
export function docentenKomenVan<N extends Genoemd, G extends Genoemd>(
  nieuwe: Iterable<N>,
  vorige: Iterable<G>,
): ReadonlyMap<N, G> {
  const oude = opNaam(vorige)
  const paren = [...opNaam(nieuwe)].flatMap(([sleutel, [een, ander]]) => {
    const [van, nogEen] = oude.get(sleutel) ?? []
    const isEen = een && !ander && van && !nogEen
    return isEen && !isWachtgroep(een) ? [[een, van] as const] : []
  })
  return new Map(paren)
}
