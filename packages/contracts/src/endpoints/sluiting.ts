import * as z from 'zod/mini'
import { defineEndpoints } from '../endpoint.ts'
import { AdminIdSchema } from '../ids.ts'
import { SluitGevolgenSchema, SluitingSchema, VraagSluitingSchema } from '../sluiting.ts'

const school = z.strictObject({ adminId: AdminIdSchema })
const PAD = '/api/admins/{adminId}/sluiting'

/** The end of an account: asked for, told to everybody who runs it, taken back until the day. */
export const sluitingEndpoints = defineEndpoints({
  /** For all staff: whoever works here should know. */
  getSluiting: {
    method: 'GET',
    path: PAD,
    access: 'groep.read',
    kantoorwerk: true,
    params: school,
    response: SluitingSchema,
  },
  getSluitGevolgen: {
    method: 'GET',
    path: `${PAD}/gevolgen`,
    access: 'accountgegevens.write',
    kantoorwerk: true,
    params: school,
    response: SluitGevolgenSchema,
  },
  /** Asked twice, the first day stands. */
  askSluiting: {
    method: 'POST',
    path: PAD,
    access: 'accountgegevens.write',
    kantoorwerk: true,
    params: school,
    body: VraagSluitingSchema,
    response: SluitingSchema,
  },
  withdrawSluiting: {
    method: 'DELETE',
    path: PAD,
    access: 'accountgegevens.write',
    kantoorwerk: true,
    params: school,
    response: SluitingSchema,
  },
})
