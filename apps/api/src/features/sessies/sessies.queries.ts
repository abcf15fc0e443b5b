import { hash } from 'node:crypto'
import { sql, type Kysely } from 'kysely'
import type { AdminId, SessieId, UserId } from '@letterhaven/contracts/ids'
import type { SessieSoort } from '@letterhaven/contracts/sessie'
import type { Reikwijdte } from '../../kern/context.ts'
import type { Tables } from '../../schema/tables.ts'

type Db = Kysely<Tables>

interface NieuweSessie {
  readonly id: SessieId
  readonly login_id: UserId
  readonly admin_id: AdminId | null
  readonly soort: SessieSoort
  readonly apparaat: string
  readonly begonnen_op: Date
  readonly laatst_op: Date
  readonly tot: Date
  readonly stil_seconden: number | null
  readonly vernieuwd_op: Date | null
}

export async function insertSessie(db: Db, sessie: NieuweSessie): Promise<void> {
  await db.insertInto('sessie').values(sessie).execute()
}

/**
 * Lists what the database now says of the bearers of tokens: the session, the login, and the role in that admin. A session with
 * a school account counts as linked when an admin said to whom that account belongs: which of several accounts it came with is
 * not stored.
 */
export function listBearers(db: Db, sessieIds: readonly SessieId[]) {
  return db
    .selectFrom('sessie')
    .innerJoin('login', 'login.id', 'sessie.login_id')
    .leftJoin('lidmaatschap', (join) =>
      join
        .onRef('lidmaatschap.login_id', '=', 'sessie.login_id')
        .onRef('lidmaatschap.admin_id', '=', 'sessie.admin_id'),
    )
    .select([
      'sessie.id',
      'sessie.login_id',
      'sessie.admin_id',
      'sessie.soort',
      'sessie.laatst_op',
      'sessie.tot',
      'sessie.stil_seconden',
      'sessie.beeindigd_op',
      'login.ver',
      'login.actief',
      'login.kantoor_role',
      'lidmaatschap.role',
    ])
    .select((eb) =>
      eb
        .and([
          eb('sessie.soort', '=', 'sso'),
          eb.exists(
            eb
              .selectFrom('koppeling')
              .select('koppeling.login_id')
              .whereRef('koppeling.login_id', '=', 'sessie.login_id')
              .where('koppeling.admin_id', 'is not', null),
          ),
        ])
        .as('is_gekoppeld'),
    )
    .where('sessie.id', '=', sql<SessieId>`any(${[...sessieIds]}::uuid[])`)
    .execute()
}

/** Does the same for one token. */
export const findBearer = async (db: Db, sessieId: SessieId) =>
  (await listBearers(db, [sessieId]))[0]

/** How many changes one question reads. If there are more, every caller is looked up again. */
const MEESTE_WIJZIGINGEN = 1000

interface Wijzigingen {
  /** Keys made by `wijzigingKey`. */
  readonly changed: readonly string[] | 'everybody'
  /** What this question saw, as `pg_snapshot`: the next one hears of everything else. */
  readonly upTo: string
}

/** The key of a person in `toegang_wijziging`: a hash, so that no id of an erased person stays behind. */
export const wijzigingKey = (userId: UserId): string => hash('sha256', userId, 'hex')

/**
 * Lists whose access changed in transactions that the question before, `since`, did not see. Each change is heard once, however
 * long another transaction of the cluster stays open. Lists nobody when `since` is null: it only tells where to start.
 */
export async function listWijzigingen(db: Db, since: string | null): Promise<Wijzigingen> {
  const { rows } = await sql<{ up_to: string; changed: (string | null)[] }>`
    select pg_current_snapshot()::text as up_to, array(
      select encode(wie, 'hex') from toegang_wijziging
      where xact >= pg_snapshot_xmin(${since}::text::pg_snapshot)
        and not pg_visible_in_snapshot(xact, ${since}::text::pg_snapshot)
      limit ${MEESTE_WIJZIGINGEN}
    ) as changed`.execute(db)
  const [row] = rows
  if (!row) throw new Error('the database does not say where it is')
  const changed = row.changed.filter((wie) => wie !== null)
  // A change without a person stands for more people than are worth naming.
  const isAll = changed.length < row.changed.length || changed.length === MEESTE_WIJZIGINGEN
  return { upTo: row.up_to, changed: isAll ? 'everybody' : changed }
}

/** Deletes changes that no server can still need. */
export async function deleteWijzigingenBefore(db: Db, moment: Date): Promise<void> {
  await db.deleteFrom('toegang_wijziging').where('op', '<', moment).execute()
}

/**
 * Stores that the sessions are in use; an older moment never replaces a newer one. A session that somebody is changing at this
 * moment is skipped: it is updated with its next call, and the others, of whatever school, do not wait for anybody's
 * transaction.
 */
export async function touchSessies(
  db: Db,
  sessieIds: readonly SessieId[],
  now: Date,
): Promise<void> {
  await db
    .updateTable('sessie')
    .set({ laatst_op: now })
    .where('id', 'in', (eb) =>
      eb
        .selectFrom('sessie')
        .select('id')
        .where('id', '=', sql<SessieId>`any(${[...sessieIds]}::uuid[])`)
        .where('laatst_op', '<', now)
        .forNoKeyUpdate()
        .skipLocked(),
    )
    .execute()
}

/** Returns the generation that may be used, and locks the row until the transaction ends. */
export function lockSessie(db: Db, sessieId: SessieId) {
  return db
    .selectFrom('sessie')
    .select(['generatie', 'vernieuwd_op'])
    .where('id', '=', sessieId)
    .forUpdate()
    .executeTakeFirst()
}

export async function setGeneratie(
  db: Db,
  sessieId: SessieId,
  { generatie, now }: { readonly generatie: number; readonly now: Date },
): Promise<void> {
  await db
    .updateTable('sessie')
    .set({ generatie, vernieuwd_op: now, laatst_op: now })
    .where('id', '=', sessieId)
    .execute()
}

export async function setSessieAdmin(db: Db, sessieId: SessieId, adminId: AdminId): Promise<void> {
  await db.updateTable('sessie').set({ admin_id: adminId }).where('id', '=', sessieId).execute()
}

interface Bij {
  readonly now: Date
  /** How far the authority of the caller reaches; there is no default. */
  readonly bij: Reikwijdte
}

/** Lists the running sessions of a login, the most recently used first. */
export function listOpenSessies(db: Db, loginId: UserId, { now, bij }: Bij) {
  return db
    .selectFrom('sessie')
    .select(['id', 'soort', 'apparaat', 'begonnen_op', 'laatst_op'])
    .where('login_id', '=', loginId)
    .$if(bij !== 'overal', (query) => query.where('admin_id', '=', bij as AdminId))
    .where('beeindigd_op', 'is', null)
    .where('tot', '>', now)
    .where((eb) =>
      eb.or([
        eb('stil_seconden', 'is', null),
        sql<boolean>`laatst_op + stil_seconden * interval '1 second' > ${now}`,
      ]),
    )
    .orderBy('laatst_op', 'desc')
    .orderBy('id')
    .execute()
}

const chooseOpen = (db: Db) =>
  db.selectFrom('sessie').select('id').where('beeindigd_op', 'is', null)

/**
 * Ends the chosen sessions among those that run and returns how many. They are locked in the order of their ids, so that two
 * callers who end some of the same ones, chosen in different ways, do not deadlock.
 */
async function endOpen(
  db: Db,
  now: Date,
  choose: (open: ReturnType<typeof chooseOpen>) => ReturnType<typeof chooseOpen>,
): Promise<number> {
  const { numUpdatedRows } = await db
    .updateTable('sessie')
    .set({ beeindigd_op: now })
    .where('id', 'in', choose(chooseOpen(db)).orderBy('id').forNoKeyUpdate())
    .executeTakeFirst()
  return Number(numUpdatedRows)
}

/**
 * Ends sessions of a login, as far as `bij` reaches: all of them, those of a kind, or the one named; returns how many were
 * running.
 */
export const endSessies = (
  db: Db,
  loginId: UserId,
  {
    now,
    bij,
    only,
    except,
    soort,
  }: Bij & {
    readonly only?: SessieId
    readonly except?: SessieId
    readonly soort?: SessieSoort
  },
): Promise<number> =>
  endOpen(db, now, (open) => {
    let van = open.where('login_id', '=', loginId)
    if (bij !== 'overal') van = van.where('admin_id', '=', bij)
    if (only) van = van.where('id', '=', only)
    if (soort) van = van.where('soort', '=', soort)
    if (except) van = van.where('id', '<>', except)
    return van
  })

/** Ends the sessions of many in one admin. */
export async function endSessiesVan(
  db: Db,
  loginIds: readonly UserId[],
  { adminId, now }: { readonly adminId: AdminId; readonly now: Date },
): Promise<void> {
  await endOpen(db, now, (open) =>
    open.where('admin_id', '=', adminId).where('login_id', 'in', [...loginIds]),
  )
}

/** Ends the sessions that came to an admin with a school account, except one. */
export async function endSsoSessiesAt(
  db: Db,
  adminId: AdminId,
  { now, except }: { readonly now: Date; readonly except: SessieId },
): Promise<void> {
  await endOpen(db, now, (open) =>
    open.where('admin_id', '=', adminId).where('soort', '=', 'sso').where('id', '<>', except),
  )
}

/** Deletes sessions that were over before a moment; one that is locked now is left for another night. */
export async function deleteSessiesBefore(db: Db, moment: Date): Promise<number> {
  const { numDeletedRows } = await db
    .deleteFrom('sessie')
    .where('id', 'in', (eb) =>
      eb
        .selectFrom('sessie')
        .select('id')
        .where((over) => over.or([over('tot', '<', moment), over('beeindigd_op', '<', moment)]))
        .forUpdate()
        .skipLocked(),
    )
    .executeTakeFirst()
  return Number(numDeletedRows)
}

/** Returns the role of this person in the admin; undefined when they are not in it. */
export async function findRole(db: Db, loginId: UserId, adminId: AdminId) {
  const row = await db
    .selectFrom('lidmaatschap')
    .select('role')
    .where('login_id', '=', loginId)
    .where('admin_id', '=', adminId)
    .executeTakeFirst()
  return row?.role
}
