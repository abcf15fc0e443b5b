import { naamSleutel } from '@letterhaven/domain/naamsleutel'
import type { LeerlingRij, Naamdelen } from '../momentopname.ts'

/** A whole name as people say it. */
export const naamVan = ({ roepnaam, voorvoegsel, achternaam }: Naamdelen): string =>
  [roepnaam, voorvoegsel, achternaam].filter((deel) => deel !== null).join(' ')

/** A pupil as those know it who know no number. */
export const kenmerkVan = (leerling: Naamdelen): string => naamSleutel(naamVan(leerling))

type Jarige = Pick<LeerlingRij, 'geboortedatum'>

/** Do both say the same day? Then a name is enough to think of one child. */
export const isSamenJarig = (een: Jarige, ander: Jarige): boolean =>
  een.geboortedatum !== null && een.geboortedatum === ander.geboortedatum

/** Two days that differ are two children; one that is not known says nothing. */
export const kanSamenJarigZijn = (een: Jarige, ander: Jarige): boolean =>
  een.geboortedatum === null || ander.geboortedatum === null || isSamenJarig(een, ander)

/** Both days are known, and they differ. */
export const isAndereDag = (een: Jarige, ander: Jarige): boolean => !kanSamenJarigZijn(een, ander)

/** Their whole names differ, however they are written. */
export const heetAnders = (een: Naamdelen, ander: Naamdelen): boolean =>
  kenmerkVan(een) !== kenmerkVan(ander)
