import { sql, type Kysely } from 'kysely'
import type { AdminId, LeerlingId, UserId } from '@letterhaven/contracts/ids'
import type { AdminScope } from '../../kern/context.ts'
import { giveTime } from '../../platform/db.ts'
import { perDeel } from '../../platform/per-deel.ts'
import type { Tables } from '../../schema/tables.ts'

/** Selects the groups of a member of staff. */
const groepenVan = ({ db, adminId }: AdminScope, medewerkerId: UserId) =>
  db
    .selectFrom('groep_docent')
    .select('groep_docent.groep_id')
    .where('groep_docent.admin_id', '=', adminId)
    .where('groep_docent.medewerker_id', '=', medewerkerId)

/**
 * Lists everybody in the prullenbak with the group they sat in, latest first; with `medewerkerId` only pupils who sat in a
 * group of that member of staff.
 */
export function listWeg(scope: AdminScope, medewerkerId: UserId | null) {
  const { db, adminId } = scope
  return db
    .selectFrom('leerling')
    .leftJoin('plaatsing', (join) =>
      join
        .onRef('plaatsing.admin_id', '=', 'leerling.admin_id')
        .onRef('plaatsing.leerling_id', '=', 'leerling.id')
        .on('plaatsing.tot', 'is', null),
    )
    .leftJoin('groep', (join) =>
      join
        .onRef('groep.admin_id', '=', 'plaatsing.admin_id')
        .onRef('groep.id', '=', 'plaatsing.groep_id'),
    )
    .leftJoin('medewerker', (join) =>
      join
        .onRef('medewerker.admin_id', '=', 'leerling.admin_id')
        .onRef('medewerker.id', '=', 'leerling.deleted_door'),
    )
    .select([
      'leerling.id',
      'leerling.voornaam',
      'leerling.tussenvoegsel',
      'leerling.achternaam',
      'leerling.deleted_at',
      'groep.id as groep_id',
      'groep.naam as groep_naam',
      'groep.gearchiveerd_op',
      'medewerker.voornaam as door_voornaam',
      'medewerker.tussenvoegsel as door_tussenvoegsel',
      'medewerker.achternaam as door_achternaam',
    ])
    .where('leerling.admin_id', '=', adminId)
    .where('leerling.deleted_at', 'is not', null)
    .$if(medewerkerId !== null, (query) =>
      query.where('groep.id', 'in', groepenVan(scope, medewerkerId as UserId)),
    )
    .orderBy('leerling.deleted_at', 'desc')
    .orderBy('groep.naam')
    .orderBy('leerling.achternaam')
    .orderBy('leerling.voornaam')
    .orderBy('leerling.id')
    .execute()
}

/** Lists what was erased before, latest first. */
export function listBewijzen({ db, adminId }: AdminScope, aantal: number) {
  return db
    .selectFrom('wisbewijs')
    .select(['op', 'leerlingen', 'telling', 'afdruk'])
    .where('admin_id', '=', adminId)
    .orderBy('op', 'desc')
    .limit(aantal)
    .execute()
}

/** Lists the groups in use to which a pupil can return; with `medewerkerId` only those of that member of staff. */
export function listGroepen(scope: AdminScope, medewerkerId: UserId | null) {
  const { db, adminId } = scope
  return db
    .selectFrom('groep')
    .select(['id', 'naam', 'schooljaar'])
    .where('admin_id', '=', adminId)
    .where('gearchiveerd_op', 'is', null)
    .$if(medewerkerId !== null, (query) =>
      query.where('id', 'in', groepenVan(scope, medewerkerId as UserId)),
    )
    .execute()
}

/** Puts pupils in the prullenbak; returns the ones that were not in it. */
export async function setWeg(
  { db, adminId }: AdminScope,
  ids: readonly LeerlingId[],
  { op, door }: { readonly op: Date; readonly door: UserId },
): Promise<LeerlingId[]> {
  const gedaan: LeerlingId[] = []
  await perDeel(ids, async (deel) => {
    const rijen = await db
      .updateTable('leerling')
      .set({ deleted_at: op, deleted_door: door })
      .where('admin_id', '=', adminId)
      .where('id', 'in', deel)
      .where('deleted_at', 'is', null)
      .returning('id')
      .execute()
    gedaan.push(...rijen.map(({ id }) => id))
  })
  return gedaan
}

/** Takes pupils out of the prullenbak; returns the ones that were in it. */
export async function unsetWeg(
  { db, adminId }: AdminScope,
  ids: readonly LeerlingId[],
): Promise<LeerlingId[]> {
  const gedaan: LeerlingId[] = []
  await perDeel(ids, async (deel) => {
    const rijen = await db
      .updateTable('leerling')
      .set({ deleted_at: null, deleted_door: null })
      .where('admin_id', '=', adminId)
      .where('id', 'in', deel)
      .where('deleted_at', 'is not', null)
      .returning('id')
      .execute()
    gedaan.push(...rijen.map(({ id }) => id))
  })
  return gedaan
}

/** Returns which of these pupils sit in an archived group. */
export async function listInArchief(
  { db, adminId }: AdminScope,
  ids: readonly LeerlingId[],
): Promise<LeerlingId[]> {
  const gevonden: LeerlingId[] = []
  await perDeel(ids, async (deel) => {
    const rijen = await db
      .selectFrom('plaatsing')
      .innerJoin('groep', (join) =>
        join
          .onRef('groep.admin_id', '=', 'plaatsing.admin_id')
          .onRef('groep.id', '=', 'plaatsing.groep_id'),
      )
      .select('plaatsing.leerling_id')
      .where('plaatsing.admin_id', '=', adminId)
      .where('plaatsing.leerling_id', 'in', deel)
      .where('plaatsing.tot', 'is', null)
      .where('groep.gearchiveerd_op', 'is not', null)
      .execute()
    gevonden.push(...rijen.map(({ leerling_id: id }) => id))
  })
  return gevonden
}

/** Removes the membership of pupils, which leaves no way in of any kind. */
export const deleteLeden = (
  { db, adminId }: AdminScope,
  ids: readonly LeerlingId[],
): Promise<void> =>
  perDeel(ids, (deel) =>
    db
      .deleteFrom('lidmaatschap')
      .where('admin_id', '=', adminId)
      .where('role', '=', 'leerling')
      .where('login_id', 'in', deel as string[] as UserId[])
      .execute(),
  )

/** Restores the membership of pupils. */
export const insertLeden = (
  { db, adminId }: AdminScope,
  ids: readonly LeerlingId[],
): Promise<void> =>
  perDeel(ids, (deel) =>
    db
      .insertInto('lidmaatschap')
      .columns(['login_id', 'admin_id', 'role'])
      .expression(
        db
          .selectFrom('login')
          .select([
            'id',
            sql<AdminId>`${adminId}::uuid`.as('admin_id'),
            sql<'leerling'>`'leerling'`.as('role'),
          ])
          .where('id', 'in', deel as string[] as UserId[]),
      )
      .onConflict((conflict) => conflict.doNothing())
      .execute(),
  )

/** Longer than it takes to erase the pupils of one turn, with all they ever answered. */
const WISSEN_MS = 60_000

/** Erases the pupils among these who are in the prullenbak; returns null when none of them is. */
export async function erase(
  { db }: AdminScope,
  ids: readonly LeerlingId[],
  now: Date,
): Promise<Readonly<Record<string, number>> | null> {
  await giveTime(db, WISSEN_MS)
  const { rows } = await sql<{ telling: Record<string, number> | null }>`
    select wis_prullenbak(${[...ids]}::uuid[], ${now}) as telling`.execute(db)
  return rows[0]?.telling ?? null
}

/** Lists pupils of all admins whose time in the prullenbak is over. */
export function listRijp(office: Kysely<Tables>, voor: Date, hoogstens: number) {
  return office
    .selectFrom('leerling')
    .select(['admin_id', 'id'])
    .where('deleted_at', '<', voor)
    .orderBy('deleted_at')
    .limit(hoogstens)
    .execute()
}
