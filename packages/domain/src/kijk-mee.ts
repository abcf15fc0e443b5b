import type { AdminSoort } from '@letterhaven/contracts/admin'
import type { InzageWat } from '@letterhaven/contracts/inzage'
import type { Recht } from '@letterhaven/contracts/recht'
import type { Rol } from '@letterhaven/contracts/rol'
import { heeftRecht } from './rechten.ts'

/**
 * What the school reads that was looked at, by the right that a page asks for; null for what the office never sees,
 * whoever it looks along with: ways in, everything at once, the log of itself, and what is of one person alone.
 */
export const KIJK_SOORT: Readonly<Record<Recht, InzageWat | null>> = {
  'account.read': null,
  'admin.read': 'groepen',
  'groep.read': 'groepen',
  'voortgang.read': 'voortgang',
  'landkaart.read': 'landkaart',
  'antwoord.write': null,
  'plek.write': null,
  'groep.write': 'groepen',
  'leerling.write': 'toestemming',
  'wachtwoord.read': null,
  'schoolcode.write': null,
  'oefeninstelling.write': 'oefeninstellingen',
  'handelingsplan.write': 'handelingsplan',
  'import.write': 'inlezen',
  'docent.write': 'docenten',
  'accountgegevens.write': 'accountgegevens',
  'licentie.read': 'licentie',
  'bericht.read': 'berichten',
  'aanbeveling.write': null,
  'prullenbak.read': 'prullenbak',
  'prullenbak.write': null,
  'methodetoets.read': 'methodetoets',
  'methodetoets.write': null,
  'verhuizing.write': null,
  'uitvoer.read': null,
  'inzage.read': null,
  'koppeling.write': null,
  'kantoor.read': null,
  'kantoor.write': null,
}

/** May the office see this while it looks along as somebody of that role? */
export const magMeekijken = (als: Rol, recht: Recht): boolean =>
  KIJK_SOORT[recht] !== null && heeftRecht(als, recht)

/** Does anybody's look show this? */
export const isTeBekijken = (recht: Recht): boolean => KIJK_SOORT[recht] !== null

/** What the office does at a school as its own work, without a look (`kantoorwerk` in the contract). */
export const isKantoorwerk = (recht: Recht): boolean =>
  recht === 'accountgegevens.write' || recht === 'licentie.read'

/** As whom one looks along with a whole account; nobody runs one of a guest. */
export const BEHEER_VAN: Readonly<
  Record<AdminSoort, 'schooladmin' | 'rtadmin' | 'thuisadmin' | null>
> = {
  school: 'schooladmin',
  rt: 'rtadmin',
  thuis: 'thuisadmin',
  demo: null,
}
