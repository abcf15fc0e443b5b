import { isZelfdeNaam } from '@letterhaven/domain/naamsleutel'
import type { LeerlingRij, Naamdelen } from '../momentopname.ts'
import type { BekendeLeerling } from './koppel.ts'

/** Fields of a pupil that a file may change; a null in the file says nothing, and takes nothing away. */
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

/** One field that becomes another; a prefix may become '', where another surname has none. */
export interface Wijziging {
  readonly veld: Veld
  readonly van: string | null
  readonly naar: string
}

const metVoorvoegsel = ({ voorvoegsel, achternaam }: Naamdelen): string =>
  [voorvoegsel, achternaam].filter((deel) => deel !== null).join(' ')

/**
 * A surname is one thing with its prefix: where the file has none of its own, the surname that it gives is the whole, and
 * says the same ('van den Berg') or is another one, to which the old prefix does not belong.
 */
function metHeleAchternaam(oud: Naamdelen, nieuw: LeerlingRij): LeerlingRij {
  if (nieuw.achternaam === null || nieuw.voorvoegsel !== null) return nieuw
  const isZelfde = isZelfdeNaam(metVoorvoegsel(oud), nieuw.achternaam)
  return isZelfde
    ? { ...nieuw, achternaam: oud.achternaam }
    : { ...nieuw, voorvoegsel: oud.voorvoegsel === null ? null : '' }
}

/** What a line of a file changes of a pupil. */
export function wijzigingenVan(oud: BekendeLeerling, regel: LeerlingRij): Wijziging[] {
  const nieuw = metHeleAchternaam(oud, regel)
  return VELDEN.flatMap((veld) => {
    const [van, naar] = [oud[veld], nieuw[veld]]
    return naar === null || naar === van ? [] : [{ veld, van, naar }]
  })
}
