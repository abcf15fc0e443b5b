import * as z from 'zod/mini'
import { defineEndpoints } from '../endpoint.ts'
import { AdminIdSchema, UserIdSchema } from '../ids.ts'
import { KoppelverzoekSchema } from '../sso.ts'

const een = z.strictObject({ adminId: AdminIdSchema, koppelverzoekId: z.uuid() })

/** School accounts that nobody knows yet: the admin says whose they are. */
export const koppelverzoekenEndpoints = defineEndpoints({
  listKoppelverzoeken: {
    method: 'GET',
    path: '/api/admins/{adminId}/koppelverzoeken',
    access: 'koppeling.write',
    params: z.strictObject({ adminId: AdminIdSchema }),
    response: z.object({ koppelverzoeken: z.array(KoppelverzoekSchema) }),
  },
  confirmKoppelverzoek: {
    method: 'POST',
    path: '/api/admins/{adminId}/koppelverzoeken/{koppelverzoekId}',
    access: 'koppeling.write',
    params: een,
    body: z.strictObject({ userId: UserIdSchema }),
    /** False when the account became somebody's in the meantime. */
    response: z.object({ gekoppeld: z.boolean() }),
  },
  refuseKoppelverzoek: {
    method: 'DELETE',
    path: '/api/admins/{adminId}/koppelverzoeken/{koppelverzoekId}',
    access: 'koppeling.write',
    params: een,
    response: z.object({ gekoppeld: z.literal(false) }),
  },
})
