import { sql } from 'kysely'
import type { GroepId } from '@letterhaven/contracts/ids'
import type { AdminScope } from '../../context.ts'

/** From here to the end of the transaction the names of groups of this admin are nobody else's to change. */
export async function lockGroepen({ db, adminId }: AdminScope): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`groepen ${adminId}`}, 0))`.execute(db)
}

/** A group of the admin, archived or not. */
export function findBeheerdeGroep({ db, adminId }: AdminScope, groepId: GroepId) {
  return db
    .selectFrom('groep')
    .select(['id', 'naam', 'schooljaar', 'gearchiveerd_op'])
    .where('admin_id', '=', adminId)
    .where('id', '=', groepId)
    .executeTakeFirst()
}

/** Names of groups in use, whatever their capitals. */
export async function isNaamBezet(
  { db, adminId }: AdminScope,
  { naam, behalve }: { readonly naam: string; readonly behalve: GroepId | null },
): Promise<boolean> {
  const rij = await db
    .selectFrom('groep')
    .select('id')
    .where('admin_id', '=', adminId)
    .where('gearchiveerd_op', 'is', null)
    .where(sql`lower(naam)`, '=', naam.toLowerCase())
    .$if(behalve !== null, (query) => query.where('id', '!=', behalve as GroepId))
    .executeTakeFirst()
  return rij !== undefined
}

interface NieuweGroep {
  readonly id: GroepId
  readonly naam: string
  readonly schooljaar: string
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
  velden: { readonly naam: string } | { readonly gearchiveerd_op: Date | null },
): Promise<void> {
  await db
    .updateTable('groep')
    .set(velden)
    .where('admin_id', '=', adminId)
    .where('id', '=', groepId)
    .execute()
}
