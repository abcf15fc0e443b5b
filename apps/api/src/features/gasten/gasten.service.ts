import { randomBytes, randomInt, randomUUID } from 'node:crypto'
import type { Land } from '@letterhaven/contracts/admin'
import type { AdminId, LeerlingId, UserId } from '@letterhaven/contracts/ids'
import type { GastSignIn } from '@letterhaven/contracts/aanmelden'
import type { Context } from '../../kern/context.ts'
import { addressKey, createBrake } from '../../platform/brake.ts'
import { withScope } from '../../platform/scope.ts'
import { ApiError } from '../../platform/errors.ts'
import type { Origin } from '../../platform/http.ts'
import { sealGeheim } from '../../kern/geheimen/geheimen.service.ts'
import { startSession } from '../sessies/sessies.service.ts'
import { countGasten, deleteGasten, ensureGastAdmin, insertGast } from './gasten.queries.ts'

/** The demo admin of each country. It is created when its first guest comes, in the demonstration and outside it. */
export const GAST_ADMIN: Readonly<Record<Land, AdminId>> = {
  nl: '0f3d7c1e-5a42-8b60-9c11-6a7e2f4d1b01' as AdminId,
  be: '0f3d7c1e-5a42-8b60-9c11-6a7e2f4d1b02' as AdminId,
}

const DAY_SECONDS = 86_400
/** A guest's session ends a little before its rows are deleted, so that no answer arrives for a guest who is gone. */
const MARGIN_SECONDS = 300
const DEFAULT_JAARGROEP = 4
const SECRET_BYTES = 24
/** The number of guests that one transaction deletes. */
const BATCH = 25

/** Friendly names that belong to nobody. */
const NAMEN = ['Zeester', 'Dolfijn', 'Krab', 'Zeehond', 'Inktvis', 'Zeepaard', 'Walvis', 'Garnaal']

export interface GastenLimits {
  /** The number of new guests from one address within an hour: enough for a class and its neighbours, not for a machine. */
  readonly perAddress: number
  /** The number of guests of one country at once; together with the brake on their answers this bounds what they can store. */
  readonly atOnce: number
}

const LIMITS: GastenLimits = { perAddress: 90, atOnce: 2000 }

export interface GastenService {
  /** Creates a guest in the demo admin of the host's country and signs it in for a day. */
  start(wens: GastSignIn, origin: Origin): Promise<{ token: string }>
}

export function createGastenService(ctx: Context, limits: GastenLimits = LIMITS): GastenService {
  const brake = createBrake({ limit: limits.perAddress, windowMs: 3_600_000 })
  return {
    async start({ jaargroep = DEFAULT_JAARGROEP }, { host, address, agent }) {
      const now = ctx.now()
      brake.take(addressKey(address), now)
      const land = ctx.landVan(host)
      const id = randomUUID() as string as LeerlingId
      const secret = randomBytes(SECRET_BYTES).toString('base64url')
      const gast = {
        id,
        voornaam: NAMEN[randomInt(NAMEN.length)] ?? 'Gast',
        jaargroep,
        ...sealGeheim(ctx, id, secret),
        tot: new Date(now.getTime() + DAY_SECONDS * 1000),
      }
      const adminId = GAST_ADMIN[land]
      await withScope(ctx.kysely, adminId, async (scope) => {
        await ensureGastAdmin(scope, land)
        if ((await countGasten(scope)) >= limits.atOnce) throw new ApiError('gasten_full')
        await insertGast(scope, gast)
      })
      const wie = { userId: id as string as UserId, role: 'demo', adminId } as const
      const seconds = DAY_SECONDS - MARGIN_SECONDS
      return startSession(ctx, { wie, ver: 1, soort: 'gast', agent, seconds })
    },
  }
}

/** Deletes every guest whose day is over, with all they did, and returns how many. */
export async function sweepGasten(ctx: Context): Promise<number> {
  let total = 0
  for (const adminId of Object.values(GAST_ADMIN)) {
    for (let last = BATCH; last === BATCH; total += last) {
      last = await withScope(ctx.kysely, adminId, (scope) => deleteGasten(scope, ctx.now(), BATCH))
    }
  }
  return total
}
