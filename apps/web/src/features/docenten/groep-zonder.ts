import type { Docenten } from '@letterhaven/contracts/docent'

type Groep = Docenten['groepen'][number]

/** Returns the group that the user came for, as long as nobody teaches it and nobody was invited to. */
export function groepZonder(
  { groepen, docenten, uitnodigingen }: Pick<Docenten, 'groepen' | 'docenten' | 'uitnodigingen'>,
  groepId: string,
): Groep | null {
  const groep = groepen.find(({ id }) => id === groepId)
  if (!groep) return null
  const heeft = ({ groepen: eigen }: Pick<Docenten['docenten'][number], 'groepen'>) =>
    eigen.includes(groep.id)
  const isGeregeld =
    docenten.some((docent) => !docent.uitDienst && heeft(docent)) ||
    uitnodigingen.some((een) => !een.verlopen && heeft(een))
  return isGeregeld ? null : groep
}
