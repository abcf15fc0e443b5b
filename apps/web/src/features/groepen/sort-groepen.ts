import type { GroepKaart } from '@letterhaven/contracts/groep'
import { compareGroepsnamen } from '@letterhaven/domain/naam'

/** What the overview can be ordered by; the first is the usual one. */
export const GROEP_SORTERINGEN = ['aandacht', 'jaar'] as const
export type GroepSortering = (typeof GROEP_SORTERINGEN)[number]

const jongste = ({ jaargroepen }: GroepKaart) => Math.min(...jaargroepen, 99)

/** Groups by their youngest year, then by name, numbers as numbers. */
const opJaar = (a: GroepKaart, b: GroepKaart): number =>
  jongste(a) - jongste(b) || compareGroepsnamen(a.naam, b.naam)

/** Most pupils who ask for attention first, then most who stay away. */
const opNood = (a: GroepKaart, b: GroepKaart): number =>
  b.aandacht.length - a.aandacht.length || b.langWeg - a.langWeg || opJaar(a, b)

/** The groups in the order that was asked for. */
export function sortGroepen(
  groepen: readonly GroepKaart[],
  sortering: GroepSortering,
): GroepKaart[] {
  return groepen.toSorted(sortering === 'aandacht' ? opNood : opJaar)
}
