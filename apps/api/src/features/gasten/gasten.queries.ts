import { sql } from 'kysely'
import type { Land } from '@letterhaven/contracts/admin'
import type { LeerlingId, UserId } from '@letterhaven/contracts/ids'
import type { AdminScope } from '../../kern/context.ts'

/** Creates the admin of the scope, which holds the guests of one country, if it does not exist yet. */
export async function ensureGastAdmin({ db, adminId }: AdminScope, land: Land): Promise<void> {
  await db
    .insertInto('admin')
    .values({ admin_id: adminId, naam: 'Gasten', soort: 'demo', land, features: [] })
    .onConflict((c) => c.column('admin_id').doNothing())
    .execute()
}

/** Counts the guests, including those that wait to be swept. */
export async function countGasten({ db, adminId }: AdminScope): Promise<number> {
  const { aantal } = await db
    .selectFrom('gast')
    .select(({ fn }) => fn.countAll<number>().as('aantal'))
    .where('admin_id', '=', adminId)
    .executeTakeFirstOrThrow()
  return aantal
}

interface NieuweGast {
  readonly id: LeerlingId
  readonly voornaam: string
  readonly jaargroep: number
  readonly geheim: Buffer
  readonly geheim_versie: number
  readonly tot: Date
}

/** Stores the guest as a leerling of role demo, with a login that nobody can type. */
export async function insertGast({ db, adminId }: AdminScope, gast: NieuweGast): Promise<void> {
  const { id, voornaam, jaargroep, geheim, geheim_versie, tot } = gast
  const loginId = id as string as UserId
  await db
    .insertInto('leerling')
    .values({ admin_id: adminId, id, voornaam, tussenvoegsel: '', achternaam: '', jaargroep })
    .execute()
  await db.insertInto('gast').values({ admin_id: adminId, leerling_id: id, tot }).execute()
  await db
    .insertInto('login')
    .values({ id: loginId, gebruikersnaam: `gast.${id}`, geheim, geheim_versie })
    .execute()
  await db
    .insertInto('lidmaatschap')
    .values({ login_id: loginId, admin_id: adminId, role: 'demo' })
    .execute()
}

/** Deletes at most this many guests whose time is over and returns how many. */
export async function deleteGasten({ db }: AdminScope, now: Date, atMost: number): Promise<number> {
  const { rows } = await sql<{ aantal: number }>`
    select verwijder_gasten(${now}, ${atMost}) as aantal`.execute(db)
  return rows[0]?.aantal ?? 0
}
