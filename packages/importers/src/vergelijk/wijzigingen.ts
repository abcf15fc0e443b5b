import { isZelfdeNaam } from '@letterhaven/domain/naamsleutel'
import type { LeerlingRij, Naamdelen } from '../momentopname.ts'
import type { BekendeLeerling } from './koppel.ts'

/** The fields of a pupil that a file may change. A null in the file says nothing and removes nothing. */
export const VELDEN = [
  'roepnaam',
  'voorvoegsel',
  'achternaam',
  'geboortedatum',
  'jaargroep',
  'sleutel',
  'eckid',
] as const
export type Veld = (typeof VELDEN)[number]

/** A change to one field; a prefix may become '' when the new surname has none. */
export interface Wijziging {
  readonly veld: Veld
  readonly van: string | null
  readonly naar: string
}

const metVoorvoegsel = ({ voorvoegsel, achternaam }: Naamdelen): string =>
  [voorvoegsel, achternaam].filter((deel) => deel !== null).join(' ')

/**
 * Treats a surname and its prefix as one. When the file has no separate prefix, its surname is the whole: either it is
 * the same ('van den Berg'), or it is another surname that the old prefix does not belong to.
 */
function metHeleAchternaam(oud: Naamdelen, nieuw: LeerlingRij): LeerlingRij {
  if (nieuw.achternaam === null || nieuw.voorvoegsel !== null) return nieuw
  const isZelfde = isZelfdeNaam(metVoorvoegsel(oud), nieuw.achternaam)
  return isZelfde
    ? { ...nieuw, achternaam: oud.achternaam }
    : { ...nieuw, voorvoegsel: oud.voorvoegsel === null ? null : '' }
}

/** Returns what a line of a file changes in a pupil. */
export function wijzigingenVan(oud: BekendeLeerling, regel: LeerlingRij): Wijziging[] {
  const nieuw = metHeleAchternaam(oud, regel)
  return VELDEN.flatMap((veld) => {
    const [van, naar] = [oud[veld], nieuw[veld]]
    return naar === null || naar === van ? [] : [{ veld, van, naar }]
  })
}
