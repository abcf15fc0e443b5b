import { sql } from 'kysely'
import type { DaadId, GroepId, UserId } from '@letterhaven/contracts/ids'
import type { AdminScope } from '../../kern/context.ts'

/** A group of the admin, archived or not; until the transaction ends nobody else changes it or moves in. */
export function findBeheerdeGroep({ db, adminId }: AdminScope, groepId: GroepId) {
  return db
    .selectFrom('groep')
    .select(['id', 'naam', 'schooljaar', 'gearchiveerd_op', 'daad'])
    .where('admin_id', '=', adminId)
    .where('id', '=', groepId)
    .forUpdate()
    .executeTakeFirst()
}

/** Names of groups of a school year that are in use, but for one. */
export async function listNamenInGebruik(
  { db, adminId }: AdminScope,
  schooljaar: string,
  behalve: GroepId | null,
): Promise<string[]> {
  const rijen = await db
    .selectFrom('groep')
    .select('naam')
    .where('admin_id', '=', adminId)
    .where('schooljaar', '=', schooljaar)
    .where('gearchiveerd_op', 'is', null)
    .$if(behalve !== null, (query) => query.where('id', '!=', behalve as GroepId))
    .execute()
  return rijen.map(({ naam }) => naam)
}

interface NieuweGroep {
  readonly id: GroepId
  readonly naam: string
  readonly schooljaar: string
  readonly daad?: DaadId
}

export async function insertGroep({ db, adminId }: AdminScope, groep: NieuweGroep): Promise<void> {
  await db
    .insertInto('groep')
    .values({ ...groep, admin_id: adminId })
    .execute()
}

export async function updateGroep(
  { db, adminId }: AdminScope,
  groepId: GroepId,
  velden:
    | { readonly naam: string }
    | { readonly gearchiveerd_op: Date | null; readonly daad: DaadId | null },
): Promise<void> {
  await db
    .updateTable('groep')
    .set(velden)
    .where('admin_id', '=', adminId)
    .where('id', '=', groepId)
    .execute()
}

/** Groups of a school year that left the lists, latest first. */
export function listArchief({ db, adminId }: AdminScope, schooljaar: string) {
  return db
    .selectFrom('groep')
    .select(['id', 'naam'])
    .select(sql<Date>`gearchiveerd_op`.as('op'))
    .where('admin_id', '=', adminId)
    .where('schooljaar', '=', schooljaar)
    .where('gearchiveerd_op', 'is not', null)
    .orderBy('gearchiveerd_op', 'desc')
    .execute()
}

/** Takes a group away from these teachers. */
export async function deleteDocenten(
  { db, adminId }: AdminScope,
  groepId: GroepId,
  docenten: readonly UserId[],
): Promise<void> {
  if (docenten.length === 0) return
  await db
    .deleteFrom('groep_docent')
    .where('admin_id', '=', adminId)
    .where('groep_id', '=', groepId)
    .where('medewerker_id', 'in', [...docenten])
    .execute()
}

/** Takes a group away from who does not teach the other one, in which it went up. */
export async function deleteDocentenZonder(
  { db, adminId }: AdminScope,
  groepId: GroepId,
  ander: GroepId,
): Promise<void> {
  await sql`
    delete from groep_docent
    where admin_id = ${adminId} and groep_id = ${groepId} and not exists (
      select from groep_docent as daar
      where daar.admin_id = ${adminId} and daar.groep_id = ${ander}
        and daar.medewerker_id = groep_docent.medewerker_id
    )`.execute(db)
}
