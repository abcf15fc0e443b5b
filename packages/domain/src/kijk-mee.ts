import type { AdminSoort } from '@letterhaven/contracts/admin'
import type { InzageWat } from '@letterhaven/contracts/inzage'
import type { Recht } from '@letterhaven/contracts/recht'
import type { Rol } from '@letterhaven/contracts/rol'
import { heeftRecht } from './rechten.ts'

/**
 * What the school reads was looked at, by the right that a page asks for. Null for what the office never sees, whoever it looks
 * along with: ways in, everything at once, the log itself, and what belongs to one person alone.
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

/** Whether the office may see this while it looks along as somebody with that role. */
export const magMeekijken = (als: Rol, recht: Recht): boolean =>
  KIJK_SOORT[recht] !== null && heeftRecht(als, recht)

/** Whether the office may see this at all while it looks along, in any role. */
export const isTeBekijken = (recht: Recht): boolean => KIJK_SOORT[recht] !== null

/** Whether this is the office's own work at a school, done without looking along (`kantoorwerk` in the contract). */
export const isKantoorwerk = (recht: Recht): boolean =>
  recht === 'accountgegevens.write' || recht === 'licentie.read'

/** The role in which the office looks along with a whole account; null for a guest's, which nobody runs. */
export const BEHEER_VAN: Readonly<
  Record<AdminSoort, 'schooladmin' | 'rtadmin' | 'thuisadmin' | null>
> = {
  school: 'schooladmin',
  rt: 'rtadmin',
  thuis: 'thuisadmin',
  demo: null,
}
