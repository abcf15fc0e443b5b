import { naamSleutel } from '@letterhaven/domain/naamsleutel'
import type { LeerlingRij, Naamdelen } from '../momentopname.ts'

/** Returns a full name as people say it. */
export const naamVan = ({ roepnaam, voorvoegsel, achternaam }: Naamdelen): string =>
  [roepnaam, voorvoegsel, achternaam].filter((deel) => deel !== null).join(' ')

/** Returns the key by which a pupil is recognised without a number: the normalised full name. */
export const kenmerkVan = (leerling: Naamdelen): string => naamSleutel(naamVan(leerling))

type Jarige = Pick<LeerlingRij, 'geboortedatum'>

/** Returns whether both birthdays are known and equal. Then an equal name is enough to suggest one child. */
export const isSamenJarig = (een: Jarige, ander: Jarige): boolean =>
  een.geboortedatum !== null && een.geboortedatum === ander.geboortedatum

/** Returns whether two birthdays can be of one child: they do not differ, and an unknown one says nothing. */
export const kanSamenJarigZijn = (een: Jarige, ander: Jarige): boolean =>
  een.geboortedatum === null || ander.geboortedatum === null || isSamenJarig(een, ander)

/** Returns whether both birthdays are known and differ. */
export const isAndereDag = (een: Jarige, ander: Jarige): boolean => !kanSamenJarigZijn(een, ander)

/** Returns whether the full names differ, apart from how they are written. */
export const heetAnders = (een: Naamdelen, ander: Naamdelen): boolean =>
  kenmerkVan(een) !== kenmerkVan(ander)
