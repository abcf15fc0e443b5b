import type { Recht } from '@letterhaven/contracts/recht'
import { ROLLEN, type Rol } from '@letterhaven/contracts/rol'

const ALLEN: readonly Rol[] = ROLLEN
const KANTOOR = ['superadmin', 'office'] as const satisfies readonly Rol[]
const BEHEER = ['schooladmin', 'rtadmin', 'thuisadmin'] as const satisfies readonly Rol[]
const BEGELEIDERS = [...BEHEER, 'docent'] as const satisfies readonly Rol[]
const VOLWASSENEN = [...KANTOOR, ...BEGELEIDERS] as const satisfies readonly Rol[]
const SPELERS = ['leerling', 'demo'] as const satisfies readonly Rol[]

/**
 * The rights matrix: who may do what at all. Server and client read this one table. A right says nothing about the object: a
 * docent reaches only linked groups and a leerling only itself, and what lies outside somebody's scope is answered as if it did
 * not exist. Features (featureZorgtraject, testschool) are checked on top of it.
 */
export const RECHTEN_MATRIX: Readonly<Record<Recht, readonly Rol[]>> = {
  'account.read': ALLEN,
  'admin.read': VOLWASSENEN,
  'groep.read': VOLWASSENEN,
  'voortgang.read': VOLWASSENEN,
  // Fixed by the specification: the map is open to all eight roles.
  'landkaart.read': ALLEN,
  // Only those who practise store answers; adults see the map without leaving a trace.
  'antwoord.write': SPELERS,
  // Nobody else spends what a child earned.
  'plek.write': SPELERS,
  // Who sits in which group is up to all who teach it; which groups exist is not.
  'groep.write': BEHEER,
  'leerling.write': BEGELEIDERS,
  // Never the office: passwords of children stay with the school.
  'wachtwoord.read': BEGELEIDERS,
  // The code is for all groups together; a docent only has the codes of their own groups.
  'schoolcode.write': BEHEER,
  'oefeninstelling.write': BEGELEIDERS,
  // Fixed by the specification: not in an RT practice and not at home.
  'handelingsplan.write': [...KANTOOR, 'schooladmin', 'docent'],
  'import.write': BEHEER,
  // A home has no teachers.
  'docent.write': ['schooladmin', 'rtadmin'],
  'accountgegevens.write': [...KANTOOR, ...BEHEER],
  'licentie.read': [...KANTOOR, ...BEHEER],
  'bericht.read': VOLWASSENEN,
  // It is sent in one's own name and from one's own school; the office has neither.
  'aanbeveling.write': BEGELEIDERS,
  'prullenbak.read': BEGELEIDERS,
  'prullenbak.write': BEHEER,
  // The specification names no roles here, only the feature testschool.
  'methodetoets.read': ALLEN,
  // For those who give the lessons that it tests; a practice and a home have no method of their own.
  'methodetoets.write': ['schooladmin', 'docent'],
  // Both sides must agree, and those who answer for the children do so.
  'verhuizing.write': BEHEER,
  // Everything of all children at once: for those who answer for them, and never for the office.
  'uitvoer.read': BEHEER,
  // For those who answer for the children, and not for those whose actions are recorded in it.
  'inzage.read': BEHEER,
  // A home has no school system; the office never says who a child is.
  'koppeling.write': ['schooladmin', 'rtadmin'],
  'kantoor.read': KANTOOR,
  'kantoor.write': KANTOOR,
}

/** Whether this role has this right. */
export function heeftRecht(rol: Rol, recht: Recht): boolean {
  return RECHTEN_MATRIX[recht].includes(rol)
}
