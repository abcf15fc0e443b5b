import type { LeerlingRij, Naamdelen } from '../momentopname.ts'

/** A name as it is compared: letters and digits alone, small, without accents. */
export const kaal = (tekst: string): string =>
  tekst
    .normalize('NFD')
    .replaceAll(/\p{M}/gu, '')
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}]/gu, '')

/** A whole name as people say it. */
export const naamVan = ({ roepnaam, voorvoegsel, achternaam }: Naamdelen): string =>
  [roepnaam, voorvoegsel, achternaam].filter((deel) => deel !== null).join(' ')

/** A pupil as those know it who know no number. */
export const kenmerkVan = (leerling: Naamdelen): string => kaal(naamVan(leerling))

type Jarige = Pick<LeerlingRij, 'geboortedatum'>

/** Do both say the same day? Then a name is enough to think of one child. */
export const isSamenJarig = (een: Jarige, ander: Jarige): boolean =>
  een.geboortedatum !== null && een.geboortedatum === ander.geboortedatum

/** Two days that differ are two children; one that is not known says nothing. */
export const kanSamenJarigZijn = (een: Jarige, ander: Jarige): boolean =>
  een.geboortedatum === null || ander.geboortedatum === null || isSamenJarig(een, ander)
