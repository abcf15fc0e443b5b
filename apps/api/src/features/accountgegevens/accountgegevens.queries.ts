import { sql, type Kysely, type Updateable } from 'kysely'
import type { Vestiging } from '@letterhaven/contracts/accountgegevens'
import type { AdminId } from '@letterhaven/contracts/ids'
import type { AdminScope } from '../../context.ts'
import type { Tables } from '../../schema/tables.ts'

const KOLOMMEN = [
  'naam',
  'straat',
  'postcode',
  'plaats',
  'telefoon',
  'schoolnummer',
  'contactpersoon',
  'contactmail',
  'factuurmail',
  'vestigingen',
  'sso_uit',
  'tweede_factor',
  'soort',
  'land',
] as const

/** What the admin of the scope says of itself. */
export function getGegevens({ db, adminId }: AdminScope) {
  return db
    .selectFrom('admin')
    .select(KOLOMMEN)
    .where('admin_id', '=', adminId)
    .executeTakeFirstOrThrow()
}

type Kolommen = Omit<Updateable<Tables['admin']>, 'vestigingen'>

/** Columns as they are written; one that is not named stays as it is. */
export type NieuweGegevens = {
  readonly [K in (typeof KOLOMMEN)[number] & keyof Kolommen]?: Kolommen[K] | undefined
} & { readonly vestigingen?: readonly Vestiging[] | undefined }

/** Writes what is named, and nothing else. */
export async function setGegevens(
  { db, adminId }: AdminScope,
  { vestigingen, ...rest }: NieuweGegevens,
): Promise<void> {
  const velden = Object.entries({
    ...rest,
    vestigingen: vestigingen && JSON.stringify(vestigingen),
  }).filter(([, waarde]) => waarde !== undefined)
  if (velden.length === 0) return
  await db
    .updateTable('admin')
    .set(Object.fromEntries(velden))
    .where('admin_id', '=', adminId)
    .execute()
}

/** Nobody else takes a number until this transaction ends. */
export async function lockSchoolnummers({ db }: AdminScope): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended('schoolnummer', 0))`.execute(db)
}

/** Does another admin go by this number? Looked at from the office. */
export async function isVanAnder(
  office: Kysely<Tables>,
  adminId: AdminId,
  schoolnummer: string,
): Promise<boolean> {
  const rij = await office
    .selectFrom('admin')
    .select('admin_id')
    .where('schoolnummer', '=', schoolnummer)
    .where('admin_id', '<>', adminId)
    .executeTakeFirst()
  return rij !== undefined
}
