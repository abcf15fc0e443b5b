import type { Kysely } from 'kysely'
import type { UserId } from '@letterhaven/contracts/ids'
import type { Lidmaatschap } from '@letterhaven/contracts/sessie'
import type { Tables } from '../../schema/tables.ts'
import type { Context } from '../context.ts'
import * as q from './lidmaatschap.queries.ts'

/** Returns the admins that a person belongs to, with their role in each. */
export const listLidmaatschappen = (
  db: Kysely<Tables>,
  userId: UserId,
): ReturnType<typeof q.listLidmaatschappen> => q.listLidmaatschappen(db, userId)

/** Returns the admins that somebody may act in, each with its name. */
export async function withNames(
  ctx: Context,
  rijen: Awaited<ReturnType<typeof listLidmaatschappen>>,
): Promise<Lidmaatschap[]> {
  if (rijen.length === 0) return []
  const namen = await q.listAdminNamen(
    ctx.officeKysely,
    rijen.map((rij) => rij.admin_id),
  )
  return namen.flatMap(({ admin_id: adminId, naam }) => {
    const role = rijen.find((rij) => rij.admin_id === adminId)?.role
    return role ? [{ adminId, naam, role }] : []
  })
}
