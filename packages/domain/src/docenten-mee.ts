import { ZONDER_GROEP } from '@letterhaven/contracts/import-maten'
import { isZelfdeNaam, naamSleutel } from './naamsleutel.ts'

interface Genoemd {
  readonly naam: string
}

const opNaam = <T extends Genoemd>(alle: Iterable<T>) =>
  Map.groupBy(alle, ({ naam }) => naamSleutel(naam))

/** Whether this is the group in which pupils without a group wait. */
export const isWachtgroep = ({ naam }: Genoemd): boolean => isZelfdeNaam(naam, ZONDER_GROEP)

/**
 * Maps each new group of a school year to the group of the year before that has the same name and whose teachers it gets from
 * its first day. A teacher of that group therefore goes on seeing its pupils, whether the year came by hand or by a file. A
 * name that occurs twice on either side is left out, and so is that of the group for pupils without one.
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
