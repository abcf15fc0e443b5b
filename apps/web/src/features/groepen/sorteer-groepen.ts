import type { GroepKaart } from '@letterhaven/contracts/groep'

const opNaam = new Intl.Collator('nl', { numeric: true })

/** Groups by their youngest year, then by name, numbers as numbers. */
export function sorteerGroepen(groepen: readonly GroepKaart[]): GroepKaart[] {
  const jongste = ({ jaargroepen }: GroepKaart) => Math.min(...jaargroepen, 99)
  return groepen.toSorted((a, b) => jongste(a) - jongste(b) || opNaam.compare(a.naam, b.naam))
}
