import { createHash, randomBytes, randomUUID } from 'node:crypto'
import type { Context } from '@letterhaven/api/kern/context'
import { hashStaffPassword, sealGeheim } from '@letterhaven/api/kern/geheimen/geheimen.service'
import { giveTotp } from '@letterhaven/api/features/tweede-factor/tweede-factor.service'
import { startSession } from '@letterhaven/api/features/sessies/sessies.service'
import type { GroepDaad } from '@letterhaven/api/schema/groep-daad'
import type { Tables } from '@letterhaven/api/schema/tables'
import type { AdminId, BestellingId, GroepId, LeerlingId, UserId } from '@letterhaven/contracts/ids'
import type { Rol } from '@letterhaven/contracts/rol'
import type { Insertable, Kysely } from 'kysely'

/** A person whom a test can sign in or give a token to. */
export interface BuiltUser<Id extends string> {
  readonly id: Id
  readonly adminId: AdminId | null
  readonly role: Rol
  readonly gebruikersnaam: string
  readonly wachtwoord: string
  /** A token as sign-in would give it. */
  readonly token: string
}

export interface Factories {
  admin(overrides?: Partial<Insertable<Tables['admin']>>): Promise<AdminId>
  groep(
    adminId: AdminId,
    overrides?: {
      naam?: string
      docenten?: readonly UserId[]
      schooljaar?: string
      gearchiveerd_op?: Date
      daad?: GroepDaad
    },
  ): Promise<GroepId>
  medewerker(adminId: AdminId, role?: StafRol): Promise<BuiltUser<UserId>>
  /** Makes a pupil, placed in the group when one is given. */
  leerling(
    adminId: AdminId,
    overrides?: Partial<Insertable<Tables['leerling']>> & {
      groepId?: GroepId
      role?: 'leerling' | 'demo'
    },
  ): Promise<BuiltUser<LeerlingId>>
  /** Makes somebody of the office, with a second step set up. */
  kantoor(
    role: 'office' | 'superadmin',
  ): Promise<BuiltUser<UserId> & { readonly totpGeheim: string }>
  /** Makes an invitation to become superadmin and returns the token of its link. */
  uitnodiging(geldigTot: Date): Promise<string>
}

type StafRol = Exclude<Rol, 'leerling' | 'demo' | 'office' | 'superadmin'>

/** Letters alone: a digit in the name of a group would be its year. */
const letters = (code: string): string =>
  code.replaceAll(/\d/g, (cijfer) => String.fromCodePoint(103 + Number(cijfer)))
const uniek = (): string => randomUUID().slice(0, 8)

/** A password of staff, and what the database keeps of it. */
interface Geheim {
  readonly wachtwoord: string
  readonly wachtwoord_hash: string
}

/** How many passwords are made; two people who are built one after the other never have the same one. */
const GEHEIMEN = 12
const geheimen: Promise<Geheim>[] = []
let uitgegeven = 0

async function makeGeheim(): Promise<Geheim> {
  const wachtwoord = `geheim-${uniek()}`
  return { wachtwoord, wachtwoord_hash: await hashStaffPassword(wachtwoord) }
}

/** Gives the next of a few passwords: hashing is slow on purpose, and tests build thousands of people. */
function nextGeheim(): Promise<Geheim> {
  const plek = uitgegeven % GEHEIMEN
  uitgegeven += 1
  return (geheimen[plek] ??= makeGeheim())
}

const TOKEN_SECONDS = 3600
const VAN = '2020-08-01'
/** Only of use in tests. */
const TOTP_GEHEIM = 'LETTERHAVENLETTERHAVENLETTERHAVE'

/** Makes seats for every school year that a test runs in; a test about seats sets their number itself. */
const ruimPlaatsen = (admin_id: AdminId) =>
  ['2025-2026', '2026-2027', '2027-2028', '2028-2029'].map((schooljaar) => ({
    admin_id,
    id: randomUUID() as string as BestellingId,
    schooljaar,
    plaatsen: 1000,
    op: new Date('2025-06-01T10:00:00Z'),
    door: null,
  }))

/** Makes factories of real rows. They do not make missing parents: a test says whose school a row belongs to. */
export function createFactories(owner: Kysely<Tables>, ctx: Context): Factories {
  // Uses the real clock, by which a token is checked, wherever the test has set the server's own clock.
  async function tokenFor(id: string, role: Rol, adminId: AdminId | null): Promise<string> {
    const soort = role === 'leerling' ? 'leerlingcode' : role === 'demo' ? 'gast' : 'wachtwoord'
    const wie = { userId: id as UserId, role, adminId }
    const session = { wie, ver: 1, soort, agent: 'Firefox/150.0 (X11; Linux)' } as const
    const klok = { ...ctx, now: () => new Date() }
    return (await startSession(klok, { ...session, seconds: TOKEN_SECONDS })).token
  }

  async function login(
    row: Insertable<Tables['login']>,
    lid: { adminId: AdminId; role: StafRol | 'leerling' | 'demo' } | null,
  ) {
    await owner.insertInto('login').values(row).execute()
    if (!lid) return
    await owner
      .insertInto('lidmaatschap')
      .values({ login_id: row.id, admin_id: lid.adminId, role: lid.role })
      .execute()
  }

  return {
    async admin(overrides = {}) {
      const admin_id = randomUUID() as string as AdminId
      const row = {
        admin_id,
        naam: `School ${uniek()}`,
        soort: 'school' as const,
        land: 'nl' as const,
        features: [],
      }
      await owner
        .insertInto('admin')
        .values({ ...row, ...overrides })
        .execute()
      const adminId = overrides.admin_id ?? admin_id
      await owner.insertInto('licentie_bestelling').values(ruimPlaatsen(adminId)).execute()
      return adminId
    },
    async groep(
      adminId,
      {
        naam = `Groep ${letters(uniek())}`,
        docenten = [],
        schooljaar = '2026-2027',
        daad,
        ...rest
      } = {},
    ) {
      const id = randomUUID() as string as GroepId
      const rij = {
        admin_id: adminId,
        id,
        naam,
        schooljaar,
        ...rest,
        ...(daad && { daad: JSON.stringify(daad) }),
      }
      await owner.insertInto('groep').values(rij).execute()
      for (const medewerker_id of docenten) {
        await owner
          .insertInto('groep_docent')
          .values({ admin_id: adminId, groep_id: id, medewerker_id })
          .execute()
      }
      return id
    },
    async medewerker(adminId, role = 'docent') {
      const id = randomUUID() as string as UserId
      const gebruikersnaam = `${role}.${uniek()}@school.example`
      await owner
        .insertInto('medewerker')
        .values({ admin_id: adminId, id, voornaam: 'Sanne', tussenvoegsel: 'de', achternaam: role })
        .execute()
      const { wachtwoord, wachtwoord_hash } = await nextGeheim()
      await login({ id, gebruikersnaam, wachtwoord_hash }, { adminId, role })
      return {
        id,
        adminId,
        role,
        gebruikersnaam,
        wachtwoord,
        token: await tokenFor(id, role, adminId),
      }
    },
    async leerling(adminId, { groepId, role = 'leerling', ...overrides } = {}) {
      const id = randomUUID() as string as LeerlingId
      const [gebruikersnaam, wachtwoord] = [`kind.${uniek()}`, `blauwe ${uniek()}`]
      const row = {
        admin_id: adminId,
        id,
        voornaam: 'Noor',
        tussenvoegsel: '',
        achternaam: uniek(),
        jaargroep: 5,
      }
      await owner
        .insertInto('leerling')
        .values({ ...row, ...overrides })
        .execute()
      if (groepId) {
        await owner
          .insertInto('plaatsing')
          .values({ admin_id: adminId, leerling_id: id, groep_id: groepId, van: VAN })
          .execute()
      }
      const loginId = id as string as UserId
      const loginRow = { id: loginId, gebruikersnaam, ...sealGeheim(ctx, id, wachtwoord) }
      await login(loginRow, { adminId, role })
      return {
        id,
        adminId,
        role,
        gebruikersnaam,
        wachtwoord,
        token: await tokenFor(id, role, adminId),
      }
    },
    async uitnodiging(geldigTot) {
      const token = randomBytes(32).toString('base64url')
      const token_hash = createHash('sha256').update(token).digest()
      await owner
        .insertInto('uitnodiging')
        .values({ token_hash, kantoor_role: 'superadmin', geldig_tot: geldigTot })
        .execute()
      return token
    },
    async kantoor(role) {
      const id = randomUUID() as string as UserId
      const gebruikersnaam = `${role}.${uniek()}@kantoor.example`
      const { wachtwoord, wachtwoord_hash } = await nextGeheim()
      await login({ id, gebruikersnaam, wachtwoord_hash, kantoor_role: role }, null)
      await giveTotp(ctx, id, TOTP_GEHEIM)
      return {
        id,
        totpGeheim: TOTP_GEHEIM,
        adminId: null,
        role,
        gebruikersnaam,
        wachtwoord,
        token: await tokenFor(id, role, null),
      }
    },
  }
}
