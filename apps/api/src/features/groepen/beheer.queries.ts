import { sql } from 'kysely'
import type { DocentUitnodigingId, GroepId, UserId } from '@letterhaven/contracts/ids'
import type { GroepDaad } from '../../schema/groep-daad.ts'
import type { AdminScope } from '../../kern/context.ts'

/** Finds a group of the admin, archived or not. Until the transaction ends nobody else can change it or move pupils into it. */
export function findBeheerdeGroep({ db, adminId }: AdminScope, groepId: GroepId) {
  return db
    .selectFrom('groep')
    .select(['id', 'naam', 'schooljaar', 'gearchiveerd_op', 'daad'])
    .where('admin_id', '=', adminId)
    .where('id', '=', groepId)
    .forUpdate()
    .executeTakeFirst()
}

/** Lists the names of the groups in use in a school year, except one. */
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
  readonly daad?: GroepDaad
}

export async function insertGroep(
  { db, adminId }: AdminScope,
  { daad, ...groep }: NieuweGroep,
): Promise<void> {
  const rij = { ...groep, admin_id: adminId, ...(daad && { daad: JSON.stringify(daad) }) }
  await db.insertInto('groep').values(rij).execute()
}

export async function updateGroep(
  { db, adminId }: AdminScope,
  groepId: GroepId,
  velden:
    | { readonly naam: string }
    | { readonly gearchiveerd_op: Date | null; readonly daad: GroepDaad | null },
): Promise<void> {
  await db
    .updateTable('groep')
    .set(
      'daad' in velden ? { ...velden, daad: velden.daad && JSON.stringify(velden.daad) } : velden,
    )
    .where('admin_id', '=', adminId)
    .where('id', '=', groepId)
    .execute()
}

/** Lists the archived groups of a school year, latest first. */
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

/** Lists who teaches a group. */
export async function listDocentenVan(
  { db, adminId }: AdminScope,
  groepId: GroepId,
): Promise<UserId[]> {
  const rijen = await db
    .selectFrom('groep_docent')
    .select('medewerker_id')
    .where('admin_id', '=', adminId)
    .where('groep_id', '=', groepId)
    .execute()
  return rijen.map(({ medewerker_id: id }) => id)
}

/** Gives a group to these teachers. */
export async function insertDocenten(
  { db, adminId }: AdminScope,
  groepId: GroepId,
  docenten: readonly UserId[],
): Promise<void> {
  if (docenten.length === 0) return
  await db
    .insertInto('groep_docent')
    .values(docenten.map((id) => ({ admin_id: adminId, groep_id: groepId, medewerker_id: id })))
    .onConflict((conflict) => conflict.doNothing())
    .execute()
}

/**
 * Lists the other groups that were merged into a group and can still come back, each with its act, its own teachers, and the
 * open invitations for it.
 */
export async function listInGegaan(
  { db, adminId }: AdminScope,
  groepId: GroepId,
  behalve: GroepId,
) {
  const { rows } = await sql<{
    readonly id: GroepId
    readonly daad: GroepDaad
    readonly docenten: readonly UserId[]
    readonly genodigden: readonly DocentUitnodigingId[]
    readonly gearchiveerd_op: Date | null
  }>`
    select id, daad, gearchiveerd_op, array(
      select medewerker_id from groep_docent
      where groep_docent.admin_id = ${adminId} and groep_docent.groep_id = groep.id
    ) as docenten, array(
      select vraag.id from docent_uitnodiging as vraag
      where vraag.admin_id = ${adminId} and groep.id = any(vraag.groepen)
        and vraag.aangenomen_op is null and vraag.ingetrokken_op is null
    ) as genodigden
    from groep
    where admin_id = ${adminId} and id <> ${behalve}
      and daad ->> 'soort' = 'samen' and daad ->> 'ander' = ${groepId}
    order by id for update`.execute(db)
  return rows
}
