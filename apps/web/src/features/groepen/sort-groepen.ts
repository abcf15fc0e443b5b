import type { GroepKaart } from '@letterhaven/contracts/groep'
import { compareGroepsnamen } from '@letterhaven/domain/naam'

/** The sort orders of the overview; the first is the usual one. */
export const GROEP_SORTERINGEN = ['aandacht', 'jaar'] as const
export type GroepSortering = (typeof GROEP_SORTERINGEN)[number]

const jongste = ({ jaargroepen }: GroepKaart) => Math.min(...jaargroepen, 99)

/** Sorts groups by their youngest year, then by name, with numbers compared as numbers. */
const opJaar = (a: GroepKaart, b: GroepKaart): number =>
  jongste(a) - jongste(b) || compareGroepsnamen(a.naam, b.naam)

/** Sorts groups with most pupils who need attention first, then those with most who stay away. */
const opNood = (a: GroepKaart, b: GroepKaart): number =>
  b.aandacht.length - a.aandacht.length || b.langWeg - a.langWeg || opJaar(a, b)

/** Returns the groups in the requested order. */
export function sortGroepen(
  groepen: readonly GroepKaart[],
  sortering: GroepSortering,
): GroepKaart[] {
  return groepen.toSorted(sortering === 'aandacht' ? opNood : opJaar)
}
