import type { Context } from '../../kern/context.ts'
import { sweep } from './bewaartermijn.queries.ts'

/**
 * Forgets who looked and who did what to whom when its time is over, invitations that are, and names that nobody
 * answered (record 0036); answers how many.
 */
export const sweepSporen = (ctx: Context): Promise<number> => sweep(ctx.kysely, ctx.now())
