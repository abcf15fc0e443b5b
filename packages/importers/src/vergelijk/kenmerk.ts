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

/** Who a pupil is to those who know no number: name and day of birth; null where the day is not known. */
export const kenmerkVan = (
  leerling: Naamdelen & Pick<LeerlingRij, 'geboortedatum'>,
): string | null =>
  leerling.geboortedatum === null ? null : `${kaal(naamVan(leerling))} ${leerling.geboortedatum}`
