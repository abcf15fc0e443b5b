import { sql, type Kysely } from 'kysely'
import type { GroepId, UserId } from '@letterhaven/contracts/ids'
import type { DocentRol } from '@letterhaven/contracts/docent'
import type { AdminScope } from '../../kern/context.ts'
import type { Tables } from '../../schema/tables.ts'

/** Locks the staff of this admin until the end of the transaction. */
export async function lockDocenten({ db, adminId }: AdminScope): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`docenten ${adminId}`}, 0))`.execute(db)
}

/** Lists all staff, including those out of service. */
export function listMedewerkers({ db, adminId }: AdminScope) {
  return db
    .selectFrom('medewerker')
    .innerJoin('login', 'login.id', 'medewerker.id')
    .leftJoin('lidmaatschap', (join) =>
      join
        .onRef('lidmaatschap.admin_id', '=', 'medewerker.admin_id')
        .onRef('lidmaatschap.login_id', '=', 'medewerker.id'),
    )
    .select([
      'medewerker.id',
      'medewerker.voornaam',
      'medewerker.tussenvoegsel',
      'medewerker.achternaam',
      'medewerker.uit_dienst_op',
      'medewerker.was_role',
      'login.gebruikersnaam',
      'lidmaatschap.role',
    ])
    .select((eb) => [
      eb
        .selectFrom('sessie')
        .select((s) => s.fn.max('sessie.laatst_op').as('op'))
        .whereRef('sessie.login_id', '=', 'medewerker.id')
        .where('sessie.admin_id', '=', adminId)
        .as('laatst_op'),
      eb
        .or([
          eb.exists(
            eb
              .selectFrom('totp')
              .select('totp.login_id')
              .whereRef('totp.login_id', '=', 'login.id'),
          ),
          eb.exists(
            eb
              .selectFrom('passkey')
              .select('passkey.login_id')
              .whereRef('passkey.login_id', '=', 'login.id'),
          ),
        ])
        .as('tweede_factor'),
    ])
    .where('medewerker.admin_id', '=', adminId)
    .execute()
}

/** Lists who has which groups, among the groups in use. */
export function listKoppelingen({ db, adminId }: AdminScope) {
  return db
    .selectFrom('groep_docent')
    .innerJoin('groep', (join) =>
      join
        .onRef('groep.admin_id', '=', 'groep_docent.admin_id')
        .onRef('groep.id', '=', 'groep_docent.groep_id'),
    )
    .select(['groep_docent.medewerker_id', 'groep_docent.groep_id'])
    .where('groep_docent.admin_id', '=', adminId)
    .where('groep.gearchiveerd_op', 'is', null)
    .orderBy('groep.naam')
    .execute()
}

/** Lists the groups that can be given to somebody. */
export function listGroepNamen({ db, adminId }: AdminScope) {
  return db
    .selectFrom('groep')
    .select(['id', 'naam', 'schooljaar'])
    .where('admin_id', '=', adminId)
    .where('gearchiveerd_op', 'is', null)
    .execute()
}

/** Returns whether a member of staff in service has this address. */
export async function isAdresBekend({ db, adminId }: AdminScope, adres: string): Promise<boolean> {
  const rij = await db
    .selectFrom('lidmaatschap')
    .innerJoin('login', 'login.id', 'lidmaatschap.login_id')
    .select('login.id')
    .where('lidmaatschap.admin_id', '=', adminId)
    .where('login.gebruikersnaam', '=', adres)
    .executeTakeFirst()
  return rij !== undefined
}

/**
 * Gives somebody these groups and no other groups in use. A group of theirs that was archived is still theirs when it comes
 * back, as it is for everybody who taught it.
 */
export async function replaceGroepen(
  { db, adminId }: AdminScope,
  medewerkerId: UserId,
  groepen: readonly GroepId[],
): Promise<void> {
  await db
    .deleteFrom('groep_docent')
    .where('admin_id', '=', adminId)
    .where('medewerker_id', '=', medewerkerId)
    .where('groep_id', 'in', (sub) =>
      sub
        .selectFrom('groep')
        .select('id')
        .where('admin_id', '=', adminId)
        .where('gearchiveerd_op', 'is', null),
    )
    .execute()
  if (groepen.length === 0) return
  await db
    .insertInto('groep_docent')
    .columns(['admin_id', 'groep_id', 'medewerker_id'])
    .expression(
      db
        .selectFrom('groep')
        .select(['admin_id', 'id', sql<UserId>`${medewerkerId}::uuid`.as('medewerker_id')])
        .where('admin_id', '=', adminId)
        .where('id', 'in', [...groepen]),
    )
    .onConflict((conflict) => conflict.doNothing())
    .execute()
}

/** Makes somebody a member, or another kind of one. */
export async function upsertLid(
  { db, adminId }: AdminScope,
  loginId: UserId,
  role: DocentRol,
): Promise<void> {
  await db
    .insertInto('lidmaatschap')
    .values({ login_id: loginId, admin_id: adminId, role })
    .onConflict((conflict) => conflict.columns(['login_id', 'admin_id']).doUpdateSet({ role }))
    .execute()
}

/** Removes the membership, which leaves no way in. */
export async function deleteLid({ db, adminId }: AdminScope, loginId: UserId): Promise<void> {
  await db
    .deleteFrom('lidmaatschap')
    .where('admin_id', '=', adminId)
    .where('login_id', '=', loginId)
    .execute()
}

/** Puts somebody out of service, with the role they had, or back in service (null). */
export async function setDienst(
  { db, adminId }: AdminScope,
  id: UserId,
  uit: { readonly op: Date; readonly role: DocentRol } | null,
): Promise<void> {
  await db
    .updateTable('medewerker')
    .set({ uit_dienst_op: uit?.op ?? null, was_role: uit?.role ?? null })
    .where('admin_id', '=', adminId)
    .where('id', '=', id)
    .execute()
}

/** Counts the active people who run the school, not counting this one. */
export async function countBeheerders(
  { db, adminId }: AdminScope,
  behalve: UserId,
): Promise<number> {
  const { aantal } = await db
    .selectFrom('lidmaatschap')
    .innerJoin('login', 'login.id', 'lidmaatschap.login_id')
    .select((eb) => eb.fn.countAll<number>().as('aantal'))
    .where('lidmaatschap.admin_id', '=', adminId)
    .where('lidmaatschap.role', 'in', ['schooladmin', 'rtadmin'])
    .where('lidmaatschap.login_id', '<>', behalve)
    .where('login.actief', '=', true)
    .executeTakeFirstOrThrow()
  return Number(aantal)
}

/** Makes somebody a member of staff under this name; somebody who was one before is one again. */
export async function upsertMedewerker(
  { db, adminId }: AdminScope,
  wie: { id: UserId; voornaam: string; tussenvoegsel: string; achternaam: string },
): Promise<void> {
  await db
    .insertInto('medewerker')
    .values({ ...wie, admin_id: adminId })
    .onConflict((conflict) =>
      conflict.columns(['admin_id', 'id']).doUpdateSet({ uit_dienst_op: null, was_role: null }),
    )
    .execute()
}

/** Finds a login by its name, whoever it belongs to. */
export function findLoginBij(db: Kysely<Tables>, gebruikersnaam: string) {
  return db
    .selectFrom('login')
    .select(['id', 'wachtwoord_hash', 'geheim', 'kantoor_role', 'ver', 'actief'])
    .where('gebruikersnaam', '=', gebruikersnaam)
    .executeTakeFirst()
}

/** Stores a new login; returns false when the name is already taken. */
export async function insertLogin(
  { db }: AdminScope,
  login: { id: UserId; gebruikersnaam: string; wachtwoord_hash: string },
): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await db
    .insertInto('login')
    .values(login)
    .onConflict((conflict) => conflict.column('gebruikersnaam').doNothing())
    .executeTakeFirst()
  return numInsertedOrUpdatedRows === 1n
}
