import { OUDE_ID_DAGEN } from '@letterhaven/contracts/dubbel-maten'
import type { LeerlingId } from '@letterhaven/contracts/ids'
import type { AdminScope, Context } from '../context.ts'
import { listOudeIds, forgetOudeIds } from './voorheen.queries.ts'

const DAG_MS = 86_400_000

/** Returns the ids under which a device may still keep answers of this pupil: those that were merged into them. */
export const oudeIdsVan = (scope: AdminScope, leerlingId: LeerlingId): Promise<LeerlingId[]> =>
  listOudeIds(scope, leerlingId)

/** Deletes ids that no device will ask about any more; returns how many. */
export const sweepSamenvoegingen = (ctx: Context): Promise<number> =>
  forgetOudeIds(ctx.kysely, new Date(ctx.now().getTime() - OUDE_ID_DAGEN * DAG_MS))
