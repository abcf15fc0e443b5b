import type { JaarovergangIn } from '@letterhaven/contracts/jaarovergang'
import type { KeuzeOptie } from '@letterhaven/ui/formulier/keuze.tsx'

/** What a list of choices sends for leaving the school: no group is called so. */
const VAN_SCHOOL = ' '

/** The groups of the new year as choices, and leaving the school. */
export const bestemmingen = ({ groepen }: JaarovergangIn, weg: string): KeuzeOptie[] => [
  ...groepen.map(({ sleutel, naam }) => ({ waarde: sleutel, label: naam, letterlijk: true })),
  { waarde: VAN_SCHOOL, label: weg },
]

/** A place as a choice, and a choice as a place. */
export const alsKeuze = (naar: string | null): string => naar ?? VAN_SCHOOL
export const alsPlek = (waarde: string): string | null => (waarde === VAN_SCHOOL ? null : waarde)

/** Whether one can be sent there: away from the school, or to a group that the new year has. */
export const isPlek = (
  { groepen }: Pick<JaarovergangIn, 'groepen'>,
  naar: string | null,
): boolean => naar === null || groepen.some(({ sleutel }) => sleutel === naar)
