import { sql, type Kysely } from 'kysely'
import type { ImportId, UserId } from '@letterhaven/contracts/ids'
import type { ImportSoort, ImportTelling } from '@letterhaven/contracts/import'
import type { AdminScope } from '../../kern/context.ts'
import type { Tables } from '../../schema/tables.ts'
import type { ImportStap } from '../../schema/import-stap.ts'

/** Returns the number of the school. */
export function getSchoolgegevens({ db, adminId }: AdminScope) {
  return db
    .selectFrom('admin')
    .select('schoolnummer')
    .where('admin_id', '=', adminId)
    .executeTakeFirstOrThrow()
}

/** Lists every pupil, those in the prullenbak included, with the group they sit in. */
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

/** Lists every group that is in use. */
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

/** Stores a file that was read until it is applied. */
export async function insertImport({ db, adminId }: AdminScope, rij: NieuweImport): Promise<void> {
  await db
    .insertInto('import')
    .values({ ...rij, admin_id: adminId })
    .execute()
}

/** Finds one file of the admin with all its content, whatever became of it. */
export const findImport = ({ db, adminId }: AdminScope, id: ImportId) =>
  db
    .selectFrom('import')
    .selectAll()
    .where('admin_id', '=', adminId)
    .where('id', '=', id)
    .executeTakeFirst()

/**
 * Returns what became of a file, and locks it: until the transaction ends nobody else can change or delete it. It leaves the
 * content out: a large file is megabytes to read, and never changes.
 */
export const holdImport = ({ db, adminId }: AdminScope, id: ImportId) =>
  db
    .selectFrom('import')
    .select(['soort', 'toegepast_op', 'teruggedraaid_op', 'telling', 'stappen'])
    .where('admin_id', '=', adminId)
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst()

/** Lists the files and year changes that were applied, latest first. */
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

/** Finds the year change that was carried out last. */
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

/** Deletes a file that was not applied; returns false when there is none. */
export async function deleteVoorbeeld({ db, adminId }: AdminScope, id: ImportId): Promise<boolean> {
  const { numDeletedRows } = await db
    .deleteFrom('import')
    .where('admin_id', '=', adminId)
    .where('id', '=', id)
    .where('toegepast_op', 'is', null)
    .executeTakeFirst()
  return numDeletedRows > 0n
}

/** Deletes the files that this member of staff read before and did not apply: they look at one file at a time. */
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

/** Records that a file was applied. Its content is deleted, the record of what it did is kept. Throws when the file is gone. */
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

/** Records that a file was undone. */
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

/** Sweeps all admins at once and returns how many rows it deleted. */
export async function sweep(db: Kysely<Tables>, now: Date): Promise<number> {
  const { rows } = await sql<{ aantal: number }>`select ruim_imports_op(${now}) as aantal`.execute(
    db,
  )
  return rows[0]?.aantal ?? 0
}
