import { sql, type Kysely } from 'kysely'
import type { ImportId, UserId } from '@letterhaven/contracts/ids'
import type { ImportSoort, ImportTelling } from '@letterhaven/contracts/import'
import type { AdminScope } from '../../kern/context.ts'
import type { Tables } from '../../schema/tables.ts'
import type { ImportStap } from '../../schema/import-stap.ts'

/** The number of the school. */
export function getSchoolgegevens({ db, adminId }: AdminScope) {
  return db
    .selectFrom('admin')
    .select('schoolnummer')
    .where('admin_id', '=', adminId)
    .executeTakeFirstOrThrow()
}

/** Every pupil, those in the prullenbak included, with the group it sits in. */
export function listAlleLeerlingen({ db, adminId }: AdminScope) {
  return db
    .selectFrom('leerling')
    .leftJoin('plaatsing', (join) =>
      join
        .onRef('plaatsing.admin_id', '=', 'leerling.admin_id')
        .onRef('plaatsing.leerling_id', '=', 'leerling.id')
        .on('plaatsing.tot', 'is', null),
    )
    .select([
      'leerling.id',
      'leerling.voornaam',
      'leerling.tussenvoegsel',
      'leerling.achternaam',
      'leerling.geboortedatum',
      'leerling.jaargroep',
      'leerling.jaarcode',
      'leerling.sleutel',
      'leerling.eckid',
      'leerling.deleted_at',
      'plaatsing.groep_id',
      sql<boolean>`coalesce((
        select true from dagtelling
        where dagtelling.admin_id = ${adminId} and dagtelling.leerling_id = leerling.id limit 1
      ), false)`.as('is_begonnen'),
    ])
    .where('leerling.admin_id', '=', adminId)
    .orderBy('leerling.id')
    .execute()
}

/** Every group that is in use. */
export function listAlleGroepen({ db, adminId }: AdminScope) {
  return db
    .selectFrom('groep')
    .select(['id', 'naam', 'sleutel', 'schooljaar'])
    .where('admin_id', '=', adminId)
    .where('gearchiveerd_op', 'is', null)
    .orderBy('id')
    .execute()
}

interface NieuweImport {
  readonly id: ImportId
  readonly soort: ImportSoort
  readonly bestandsnaam: string
  readonly door: UserId
  readonly gelezen_op: Date
  readonly meldingen: string
  readonly momentopname: string | null
}

/** Keeps a file that was read until it is applied. */
export async function insertImport({ db, adminId }: AdminScope, rij: NieuweImport): Promise<void> {
  await db
    .insertInto('import')
    .values({ ...rij, admin_id: adminId })
    .execute()
}

/** One file of the admin with all that it says, whatever became of it. */
export const findImport = ({ db, adminId }: AdminScope, id: ImportId) =>
  db
    .selectFrom('import')
    .selectAll()
    .where('admin_id', '=', adminId)
    .where('id', '=', id)
    .executeTakeFirst()

/**
 * What became of a file, for who is about to do something with it: until the transaction ends nobody else changes or forgets
 * it. Without what it says: a large file is megabytes to read, and never changes.
 */
export const holdImport = ({ db, adminId }: AdminScope, id: ImportId) =>
  db
    .selectFrom('import')
    .select(['soort', 'toegepast_op', 'teruggedraaid_op', 'telling', 'stappen'])
    .where('admin_id', '=', adminId)
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst()

/** Files and changes of year that were applied, latest first. */
export function listToegepast({ db, adminId }: AdminScope) {
  return db
    .selectFrom('import')
    .leftJoin('medewerker', (join) =>
      join
        .onRef('medewerker.admin_id', '=', 'import.admin_id')
        .onRef('medewerker.id', '=', 'import.toegepast_door'),
    )
    .select([
      'import.id',
      'import.soort',
      'import.bestandsnaam',
      'import.toegepast_op',
      'import.teruggedraaid_op',
      'import.telling',
      'medewerker.voornaam',
      'medewerker.tussenvoegsel',
      'medewerker.achternaam',
    ])
    .where('import.admin_id', '=', adminId)
    .where('import.toegepast_op', 'is not', null)
    .orderBy('import.toegepast_op', 'desc')
    .limit(50)
    .execute()
}

/** The year change that was carried out last. */
export function findLaatsteOvergang({ db, adminId }: AdminScope) {
  return db
    .selectFrom('import')
    .select(['id', 'bestandsnaam', 'toegepast_op', 'teruggedraaid_op', 'telling'])
    .where('admin_id', '=', adminId)
    .where('soort', '=', 'jaarovergang')
    .orderBy('toegepast_op', 'desc')
    .limit(1)
    .executeTakeFirst()
}

/** Forgets a file that was not applied; false where there is none. */
export async function deleteVoorbeeld({ db, adminId }: AdminScope, id: ImportId): Promise<boolean> {
  const { numDeletedRows } = await db
    .deleteFrom('import')
    .where('admin_id', '=', adminId)
    .where('id', '=', id)
    .where('toegepast_op', 'is', null)
    .executeTakeFirst()
  return numDeletedRows > 0n
}

/** Forgets what this member of staff read before and did not apply: one file at a time is looked at. */
export async function deleteEerdere({ db, adminId }: AdminScope, door: UserId): Promise<void> {
  await db
    .deleteFrom('import')
    .where('admin_id', '=', adminId)
    .where('door', '=', door)
    .where('toegepast_op', 'is', null)
    .execute()
}

interface Toegepast {
  readonly id: ImportId
  readonly op: Date
  readonly door: UserId
  readonly telling: ImportTelling
  readonly stappen: readonly ImportStap[]
}

/** Writes down that a file was applied; what it said is forgotten, what it did is not. Throws where it is gone. */
export async function markToegepast(
  { db, adminId }: AdminScope,
  { id, op, door, telling, stappen }: Toegepast,
): Promise<void> {
  const { numUpdatedRows } = await db
    .updateTable('import')
    .set({
      toegepast_op: op,
      toegepast_door: door,
      telling: JSON.stringify(telling),
      stappen: JSON.stringify(stappen),
      momentopname: null,
      meldingen: '[]',
    })
    .where('admin_id', '=', adminId)
    .where('id', '=', id)
    .executeTakeFirst()
  if (numUpdatedRows !== 1n) throw new Error('the file that was applied is gone')
}

/** Writes down that a file was taken back. */
export async function markTeruggedraaid(
  { db, adminId }: AdminScope,
  id: ImportId,
  op: Date,
): Promise<void> {
  await db
    .updateTable('import')
    .set({ teruggedraaid_op: op, stappen: null })
    .where('admin_id', '=', adminId)
    .where('id', '=', id)
    .execute()
}

/** Sweeps over all admins at once; answers how many rows were forgotten. */
export async function sweep(db: Kysely<Tables>, now: Date): Promise<number> {
  const { rows } = await sql<{ aantal: number }>`select ruim_imports_op(${now}) as aantal`.execute(
    db,
  )
  return rows[0]?.aantal ?? 0
}
