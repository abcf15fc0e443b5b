import { sql, type Kysely } from 'kysely'
import type { AdminId } from '@letterhaven/contracts/ids'
import { kaleTekst } from '../../kern/kale-tekst.queries.ts'
import { selectAccounts } from '../../kern/accounts.queries.ts'
import type { Tables } from '../../schema/tables.ts'

const KOLOMMEN = ['admin_id as id', 'naam', 'soort', 'land', 'plaats', 'schoolnummer'] as const

/** Finds one account, but never that of guests; undefined when there is none. */
export function findAdmin(office: Kysely<Tables>, adminId: AdminId) {
  return selectAccounts(office).select(KOLOMMEN).where('admin_id', '=', adminId).executeTakeFirst()
}

const zonderTekens = (woord: string): string => woord.replaceAll(/[\\%_]/g, String.raw`\$&`)

/**
 * Lists a page of accounts by name, after a given one. Each word, as `kaleNaam` writes it, must begin a word of the name, the
 * place or the number. Their text is written once for each account, however many words are looked for in it.
 */
export function listAdmins(
  office: Kysely<Tables>,
  {
    woorden,
    na,
    aantal,
  }: {
    readonly woorden: readonly string[]
    readonly na: string | undefined
    readonly aantal: number
  },
) {
  const tekst = kaleTekst(sql`concat_ws(' ', admin.naam, admin.plaats, admin.schoolnummer)`)
  // Without this offset the database would write the text anew for each word.
  const accounts = selectAccounts(office)
    .select([...KOLOMMEN, 'admin_id', sql<string>`' ' || ${tekst}`.as('tekst')])
    .offset(0)
    .as('admin')
  let query = office
    .selectFrom(accounts)
    .select(['id', 'naam', 'soort', 'land', 'plaats', 'schoolnummer'])
    .orderBy(sql`lower(naam)`)
    .orderBy('admin_id')
    .limit(aantal)
  for (const woord of new Set(woorden))
    query = query.where('tekst', 'like', `% ${zonderTekens(woord)}%`)
  if (na)
    query = query.where(
      sql<boolean>`(lower(naam), admin_id) > (select lower(van.naam), van.admin_id from admin as van where van.admin_id = ${na})`,
    )
  return query.execute()
}
