import type { Context } from '../../kern/context.ts'
import { sweep } from './bewaartermijn.queries.ts'

/**
 * Deletes what has been kept long enough: the records of who looked and who did what to whom, the looks and the
 * log of the office, old invitations, requests to link a school account, and the keys of calls that run only once (record 0036). Returns how many rows
 * it deleted.
 */
export const sweepSporen = (ctx: Context): Promise<number> => sweep(ctx.kysely, ctx.now())
