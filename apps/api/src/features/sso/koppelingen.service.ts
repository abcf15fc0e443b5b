import { createHmac, hkdfSync } from 'node:crypto'
import type { AdminId, UserId } from '@letterhaven/contracts/ids'
import type { Context } from '../../kern/context.ts'
import { withScope } from '../../platform/scope.ts'
import { listToegang } from '../auth/toegang-van.service.ts'
import { SsoWeigering, type SchoolAccount } from './aanbieders/aanbieder.ts'
import {
  findKoppeling,
  insertKoppeling,
  listOpenVoor,
  listSchoolnummers,
  schoolnummersVan,
  type Kenmerk,
} from './koppelingen.queries.ts'
import { askKoppelverzoek } from './koppelverzoeken.service.ts'
import { schoolBij, schoolnummersAls } from './schoolnummer.policy.ts'

type Sleutel = Pick<Context, 'geheimKey'>
const KEY_BYTES = 32
/** An ECK iD means the same person at every provider; the other marks only count at their own. */
const OVERAL = '*'

/** Makes what is stored instead of the pseudonym: without the key, which is outside the database, it says nothing. */
function kenmerkVan(
  { geheimKey }: Sleutel,
  mark: { readonly aanbieder: string; readonly soort: Kenmerk['soort']; readonly waarde: string },
): Kenmerk {
  const key = Buffer.from(hkdfSync('sha256', geheimKey, '', 'koppeling', KEY_BYTES))
  const aanbieder = mark.soort === 'eckid' ? OVERAL : mark.aanbieder
  const inhoud = JSON.stringify([aanbieder, mark.soort, mark.waarde])
  return {
    aanbieder,
    soort: mark.soort,
    waarde_hash: createHmac('sha256', key).update(inhoud).digest(),
  }
}

/** Returns the marks of an account, the strongest first. A name or an address is not a mark. */
export function kenmerkenVan(
  ctx: Sleutel,
  aanbieder: string,
  { eckId, profielId, sub }: Pick<SchoolAccount, 'eckId' | 'profielId' | 'sub'>,
): Kenmerk[] {
  const marks = [
    ['eckid', eckId],
    ['profiel', profielId],
    ['sub', sub],
  ] as const
  return marks.flatMap(([soort, waarde]) =>
    waarde === null ? [] : [kenmerkVan(ctx, { aanbieder, soort, waarde })],
  )
}

/** Links an account that is known to be somebody's, without a caller: for the people of the demonstration. */
export async function link(
  ctx: Pick<Context, 'geheimKey' | 'kysely'>,
  userId: UserId,
  account: { readonly aanbieder: string } & Pick<SchoolAccount, 'eckId' | 'profielId' | 'sub'>,
): Promise<void> {
  const [sterkste] = kenmerkenVan(ctx, account.aanbieder, account)
  if (sterkste) await insertKoppeling(ctx.kysely, sterkste, { userId, adminId: null })
}

/** Who owns an account. `alleen` is the one admin that it opens, because that admin said so; null when it opens all of them. */
interface Eigenaar {
  readonly userId: UserId
  readonly alleen: AdminId | null
}

/** Finds the owner by the strongest mark that is known here; null when it is nobody's. */
export async function findEigenaar(
  ctx: Context,
  aanbieder: string,
  account: SchoolAccount,
): Promise<Eigenaar | null> {
  for (const kenmerk of kenmerkenVan(ctx, aanbieder, account)) {
    const rij = await findKoppeling(ctx.kysely, kenmerk)
    if (rij) return { userId: rij.login_id, alleen: rij.admin_id }
  }
  return null
}

/** Returns which of these admins admit this provider; refuses when there are admins and all of them have closed it. */
async function requireOpen(
  ctx: Context,
  aanbieder: string,
  adminIds: readonly AdminId[],
): Promise<readonly AdminId[]> {
  const open = await listOpenVoor(ctx.officeKysely, aanbieder, adminIds)
  if (adminIds.length > 0 && open.length === 0) throw new SsoWeigering('uit')
  return open
}

/** Returns the admin in which somebody comes in: the school that the provider named, else the only one, else the first. */
export async function chooseAdmin(
  ctx: Context,
  { userId, alleen }: Eigenaar,
  { aanbieder, schoolnummer }: { readonly aanbieder: string; readonly schoolnummer: string | null },
): Promise<AdminId | null> {
  const mag = alleen === null ? await listToegang(ctx, userId) : [alleen]
  const adminIds = await requireOpen(ctx, aanbieder, mag)
  const [eerste] = adminIds
  if (!eerste || adminIds.length === 1 || schoolnummer === null) return eerste ?? null
  const admins = await schoolnummersVan(ctx.officeKysely, adminIds)
  return schoolBij(schoolnummer, admins)?.admin_id ?? eerste
}

/** Asks the admin of the school of an unknown account whose it is. Always throws, with what the browser may know of it. */
export async function askKoppeling(
  ctx: Context,
  aanbieder: string,
  account: SchoolAccount,
): Promise<never> {
  const { schoolnummer, naam, rol, email } = account
  if (schoolnummer === null) throw new SsoWeigering('school')
  const { kern } = schoolnummersAls(schoolnummer)
  const school = schoolBij(schoolnummer, await listSchoolnummers(ctx.officeKysely, kern))
  const [sterkste] = kenmerkenVan(ctx, aanbieder, account)
  if (!school || !sterkste) throw new SsoWeigering('school')
  await requireOpen(ctx, aanbieder, [school.admin_id])
  await withScope(ctx.kysely, school.admin_id, (scope) =>
    askKoppelverzoek(ctx, scope, { kenmerk: sterkste, naam, rol, email }),
  )
  throw new SsoWeigering('onbekend')
}
