import type { DubbelKind, DubbelPaar } from '@letterhaven/contracts/dubbel'

/** How well the school knows this record; the first criteria count most. */
const gewicht = ({ groep, eckid, schoolaccount, sleutel, antwoorden }: DubbelKind): number[] => [
  Number(groep !== null),
  Number(eckid || schoolaccount),
  Number(sleutel !== null),
  antwoorden,
]

/** Returns the two of a pair, first the one proposed to stay: the one that the school knows best. */
export function opGewicht({ een, ander }: DubbelPaar): [DubbelKind, DubbelKind] {
  const b = gewicht(ander)
  const verschil = gewicht(een)
    .map((waarde, i) => waarde - (b[i] ?? 0))
    .find((rest) => rest !== 0)
  return (verschil ?? 0) >= 0 ? [een, ander] : [ander, een]
}
