import * as z from 'zod/mini'
import { defineEndpoints } from '../endpoint.ts'
import { AdminIdSchema, UserIdSchema } from '../ids.ts'
import { BeantwoordSchema, KandidaatSchema, KoppelverzoekSchema } from '../sso.ts'
import { tekst } from '../tekst.ts'

const een = z.strictObject({ adminId: AdminIdSchema, koppelverzoekId: z.uuid() })

/** School accounts that nobody knows yet: the admin says whose they are. */
export const koppelverzoekenEndpoints = defineEndpoints({
  listKoppelverzoeken: {
    method: 'GET',
    path: '/api/admins/{adminId}/koppelverzoeken',
    access: 'koppeling.write',
    params: z.strictObject({ adminId: AdminIdSchema }),
    response: z.object({
      koppelverzoeken: z.array(KoppelverzoekSchema),
      /** What was answered in the last month, the latest first. */
      beantwoord: z.array(BeantwoordSchema),
    }),
  },
  /** Whose account it may be, by what is typed of a name or a group; twenty at most. */
  listKandidaten: {
    method: 'GET',
    path: '/api/admins/{adminId}/koppelverzoeken/{koppelverzoekId}/kandidaten',
    access: 'koppeling.write',
    params: een,
    query: z.strictObject({ zoek: z.optional(tekst({ max: 80 })) }),
    response: z.object({ kandidaten: z.array(KandidaatSchema), meer: z.boolean() }),
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
  /** Takes an answer back: the link goes, whoever came in with it is out, and the question stands again. */
  reopenKoppelverzoek: {
    method: 'POST',
    path: '/api/admins/{adminId}/koppelverzoeken/{koppelverzoekId}/heropenen',
    access: 'koppeling.write',
    params: een,
    response: KoppelverzoekSchema,
  },
})
