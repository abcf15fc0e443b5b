import type { AdminId } from '@letterhaven/contracts/ids'
import type { KantoorAdmins, KantoorVraag, KijkKeuze } from '@letterhaven/contracts/kijk-mee'
import { BEHEER_VAN } from '@letterhaven/domain/kijk-mee'
import { kaleNaam, volledigeNaam } from '@letterhaven/domain/naam'
import type { Kysely } from 'kysely'
import type { Caller, Context } from '../../kern/context.ts'
import { openKantoor } from '../../kern/kantoor/kantoor.service.ts'
import { readPagina } from '../../kern/kantoor/pagina.policy.ts'
import { notFound } from '../../platform/errors.ts'
import { withReadScope } from '../../platform/scope.ts'
import type { Tables } from '../../schema/tables.ts'
import { findAdmin, listAdmins } from './kantoor.queries.ts'
import { listDocenten } from './kijk-mee.queries.ts'

/** Lists the accounts that somebody of the office searches for. */
export function listKantoorAdmins(
  ctx: Context,
  caller: Caller,
  { zoek = '', na }: KantoorVraag,
): Promise<KantoorAdmins> {
  const woorden = kaleNaam(zoek).split(/\s+/).filter(Boolean)
  const lezing = { wat: 'accounts_gezocht', zoek, isVervolg: na !== undefined } as const
  return openKantoor({ ctx, caller, lezing }, async (db) => {
    const { rijen, verder } = await readPagina((aantal) => listAdmins(db, { woorden, na, aantal }))
    return { antwoord: { admins: [...rijen], verder }, aantal: rijen.length }
  })
}

/** Returns an account that somebody runs, and the role in which they do. */
export async function requireAccount(office: Kysely<Tables>, adminId: AdminId) {
  const admin = await findAdmin(office, adminId)
  const role = admin && BEHEER_VAN[admin.soort]
  if (!admin || !role) throw notFound()
  return { admin, role }
}

/** Returns the roles and people as whom one can look along with an account. */
export async function getKijkKeuze(
  ctx: Context,
  caller: Caller,
  adminId: AdminId,
): Promise<KijkKeuze> {
  // Read in the scope of the school, before the door of the office holds a connection.
  const rijen = await withReadScope(ctx.kysely, adminId, listDocenten)
  const docenten = rijen.map((rij) => ({ id: rij.id, naam: volledigeNaam(rij) }))
  return openKantoor({ ctx, caller, lezing: { wat: 'account_geopend', adminId } }, async (db) => ({
    antwoord: { ...(await requireAccount(db, adminId)), docenten },
    aantal: docenten.length,
  }))
}
