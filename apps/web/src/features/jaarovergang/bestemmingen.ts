import type { JaarovergangIn } from '@letterhaven/contracts/jaarovergang'
import type { KeuzeOptie } from '@letterhaven/ui/formulier/keuze.tsx'

/** The value that a list of choices sends for leaving the school: no group has this name. */
const VAN_SCHOOL = ' '

/** Returns the groups of the new year, and leaving the school, as choices. */
export const bestemmingen = ({ groepen }: JaarovergangIn, weg: string): KeuzeOptie[] => [
  ...groepen.map(({ sleutel, naam }) => ({ waarde: sleutel, label: naam, letterlijk: true })),
  { waarde: VAN_SCHOOL, label: weg },
]

/** Converts a place into a choice, and a choice into a place. */
export const alsKeuze = (naar: string | null): string => naar ?? VAN_SCHOOL
export const alsPlek = (waarde: string): string | null => (waarde === VAN_SCHOOL ? null : waarde)

/** Returns whether pupils can be sent there: away from the school, or to a group that the new year has. */
export const isPlek = (
  { groepen }: Pick<JaarovergangIn, 'groepen'>,
  naar: string | null,
): boolean => naar === null || groepen.some(({ sleutel }) => sleutel === naar)
