import type { AdminId, UserId } from '@letterhaven/contracts/ids'
import type { Context, Wie } from '../../kern/context.ts'
import { listLidmaatschappen } from '../../kern/lidmaatschap/lidmaatschap.service.ts'
import { getLogin } from './auth.queries.ts'

/** Returns how somebody who was recognised without a secret of ours comes in at that admin: their role and version, or null. */
export async function findToegang(
  db: Context['kysely'],
  userId: UserId,
  adminId: AdminId | null,
): Promise<{ readonly wie: Wie; readonly ver: number } | null> {
  const login = await getLogin(db, userId)
  if (!login.actief) return null
  if (login.kantoor_role)
    return { wie: { userId, role: login.kantoor_role, adminId: null }, ver: login.ver }
  const rij = (await listLidmaatschappen(db, userId)).find((lid) => lid.admin_id === adminId)
  return rij ? { wie: { userId, role: rij.role, adminId: rij.admin_id }, ver: login.ver } : null
}

/** Lists the admins in which somebody may act; empty for a disabled login. */
export async function listToegang(ctx: Context, userId: UserId): Promise<readonly AdminId[]> {
  const login = await getLogin(ctx.kysely, userId)
  if (!login.actief) return []
  return (await listLidmaatschappen(ctx.kysely, userId)).map((lid) => lid.admin_id)
}
