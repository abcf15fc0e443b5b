import * as z from 'zod/mini'
import { defineEndpoints } from '../endpoint.ts'
import { AdminIdSchema } from '../ids.ts'
import { SluitGevolgenSchema, SluitingSchema, VraagSluitingSchema } from '../sluiting.ts'

const school = z.strictObject({ adminId: AdminIdSchema })
const PAD = '/api/admins/{adminId}/sluiting'

/**
 * Closing an account: somebody asks for it, everybody who runs the account is told, and it can be withdrawn until the
 * day itself.
 */
export const sluitingEndpoints = defineEndpoints({
  /** Returns when the account closes. All staff may read it, because whoever works here should know. */
  getSluiting: {
    method: 'GET',
    path: PAD,
    access: 'groep.read',
    kantoorwerk: 'leest',
    params: school,
    response: SluitingSchema,
  },
  getSluitGevolgen: {
    method: 'GET',
    path: `${PAD}/gevolgen`,
    access: 'accountgegevens.write',
    kantoorwerk: 'leest',
    params: school,
    response: SluitGevolgenSchema,
  },
  /** Asks to close the account; when it was asked before, the first date stands. */
  askSluiting: {
    method: 'POST',
    path: PAD,
    access: 'accountgegevens.write',
    kantoorwerk: 'sluiting_gevraagd',
    params: school,
    body: VraagSluitingSchema,
    response: SluitingSchema,
  },
  withdrawSluiting: {
    method: 'DELETE',
    path: PAD,
    access: 'accountgegevens.write',
    kantoorwerk: 'sluiting_ingetrokken',
    params: school,
    response: SluitingSchema,
  },
})
