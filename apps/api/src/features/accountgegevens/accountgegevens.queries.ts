import { sql, type Updateable } from 'kysely'
import type { VakantieRij, Vestiging } from '@letterhaven/contracts/accountgegevens-velden'
import type { AdminScope } from '../../kern/context.ts'
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
  'label_set',
  'eigen_labels',
  'vakanties',
  'soort',
  'land',
] as const

/** Returns the account details of the admin of the scope. */
export function getGegevens({ db, adminId }: AdminScope) {
  return db
    .selectFrom('admin')
    .select(KOLOMMEN)
    .where('admin_id', '=', adminId)
    .executeTakeFirstOrThrow()
}

/** Locks the account details of the admin, so that a second person who changes them waits for the first. */
export async function lockGegevens({ db, adminId }: AdminScope): Promise<void> {
  await db
    .selectFrom('admin')
    .select('admin_id')
    .where('admin_id', '=', adminId)
    .forNoKeyUpdate()
    .executeTakeFirst()
}

/** The columns that are stored as JSON. */
interface Lijsten {
  readonly vestigingen?: readonly Vestiging[] | undefined
  readonly vakanties?: readonly VakantieRij[] | undefined
  readonly eigen_labels?: Readonly<Record<string, string>> | undefined
}

type Kolommen = Omit<Updateable<Tables['admin']>, keyof Lijsten>

/** The columns as they are written; a column that is not named stays as it is. */
export type NieuweGegevens = {
  readonly [K in (typeof KOLOMMEN)[number] & keyof Kolommen]?: Kolommen[K] | undefined
} & Lijsten

/** Writes the named columns and nothing else; a row that has these values already is not written. */
export async function setGegevens(
  { db, adminId }: AdminScope,
  { vestigingen, vakanties, eigen_labels, ...rest }: NieuweGegevens,
): Promise<void> {
  const lijsten = Object.entries({ vestigingen, vakanties, eigen_labels }).map(
    ([naam, lijst]) => [naam, lijst && JSON.stringify(lijst)] as const,
  )
  const velden = [...Object.entries(rest), ...lijsten].filter(([, waarde]) => waarde !== undefined)
  if (velden.length === 0) return
  await db
    .updateTable('admin')
    .set(Object.fromEntries(velden))
    .where('admin_id', '=', adminId)
    .where((eb) =>
      eb.or(
        velden.map(([naam, waarde]) => sql<boolean>`${sql.ref(naam)} is distinct from ${waarde}`),
      ),
    )
    .execute()
}

/** Keeps everybody else from taking a school number until this transaction ends. */
export async function lockSchoolnummers({ db }: AdminScope): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended('schoolnummer', 0))`.execute(db)
}

/** Lists the numbers of other admins that begin like this one. */
export async function listNummersVanAnderen({ db }: AdminScope, begin: string): Promise<string[]> {
  const { rows } = await sql<{ nummer: string }>`
    select nummer from nummers_van_anderen(${begin}) as nummer`.execute(db)
  return rows.map(({ nummer }) => nummer)
}
