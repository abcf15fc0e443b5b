import type { AdminId } from '@letterhaven/contracts/ids'
import type { Kysely } from 'kysely'
import type { Tables } from '../schema/tables.ts'

/** Selects from the accounts that the office works for: all but those of guests, who come and go. */
export const selectAccounts = (office: Kysely<Tables>) =>
  office.selectFrom('admin').where('admin.soort', '<>', 'demo')

/** Tells whether there is such an account. */
export async function isAccount(office: Kysely<Tables>, adminId: AdminId): Promise<boolean> {
  const row = await selectAccounts(office)
    .select('admin_id')
    .where('admin_id', '=', adminId)
    .executeTakeFirst()
  return row !== undefined
}
