import type { AdminSoort, Land } from '@letterhaven/contracts/admin'
import type { Rol } from '@letterhaven/contracts/rol'
import { SEED_ADMINS, SEED_KANTOOR, type SeedAdmin } from './plan.ts'

export interface DemoAccount {
  readonly gebruikersnaam: string
  readonly wachtwoord: string
  readonly userId: string
  /** The secret of the second step, where one is due (base32). */
  readonly totpGeheim?: string
}

export interface DemoSchool {
  readonly adminId: string
  readonly soort: AdminSoort
  readonly land: Land
  /** Host name without port on which this school reads its own wording. */
  readonly host: string
  /** What a pupil of it types; null where nobody signs in as a pupil. */
  readonly schoolcode: string | null
  readonly groepId: string | null
  /** The code of that group's link. */
  readonly klascode: string | null
  readonly leerlingId: string | null
  readonly accounts: Partial<Record<Rol, DemoAccount>>
}

export interface DemoAccounts {
  readonly schools: readonly DemoSchool[]
  readonly office: DemoAccount
  readonly superadmin: DemoAccount
}

interface Inlogbaar {
  readonly id: string
  readonly gebruikersnaam: string
  readonly wachtwoord: string
}

const account = ({ id, gebruikersnaam, wachtwoord }: Inlogbaar): DemoAccount => ({
  gebruikersnaam,
  wachtwoord,
  userId: id,
})

function demoSchool(admin: SeedAdmin, hosts: Record<Land, string>): DemoSchool {
  const groep = admin.groepen[0]
  const leerling = groep?.leerlingen[0]
  const accounts: Partial<Record<Rol, DemoAccount>> = {}
  // The first of each role; for schools the first docent teaches the first group.
  for (const medewerker of admin.medewerkers) accounts[medewerker.role] ??= account(medewerker)
  if (leerling) accounts[leerling.role] = account(leerling)
  return {
    adminId: admin.id,
    soort: admin.soort,
    land: admin.land,
    host: hosts[admin.land],
    schoolcode: admin.schoolcode,
    groepId: groep?.id ?? null,
    klascode: admin.schoolcode && groep ? groep.klascode : null,
    leerlingId: leerling?.id ?? null,
    accounts,
  }
}

/** The demonstration's sign-ins, told from the seed alone: the same with the server up or down. */
export function listDemoAccounts(vlaamseHost: string): DemoAccounts {
  const hosts = { nl: 'localhost', be: vlaamseHost }
  const kantoor = (role: 'office' | 'superadmin') => {
    const gevonden = SEED_KANTOOR.find((persoon) => persoon.role === role)
    if (!gevonden) throw new Error(`the seed has no ${role}`)
    return { ...account(gevonden), totpGeheim: gevonden.totpGeheim }
  }
  return {
    schools: SEED_ADMINS.map((admin) => demoSchool(admin, hosts)),
    office: kantoor('office'),
    superadmin: kantoor('superadmin'),
  }
}
