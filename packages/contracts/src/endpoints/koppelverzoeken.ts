import * as z from 'zod/mini'
import { defineEndpoints } from '../endpoint.ts'
import { AdminIdSchema, UserIdSchema } from '../ids.ts'
import { BeantwoordSchema, KandidaatSchema, KoppelverzoekSchema } from '../sso.ts'
import { tekst } from '../tekst.ts'

const een = z.strictObject({ adminId: AdminIdSchema, koppelverzoekId: z.uuid() })

/** Requests to link unknown school accounts: the admin says whose they are. */
export const koppelverzoekenEndpoints = defineEndpoints({
  listKoppelverzoeken: {
    method: 'GET',
    path: '/api/admins/{adminId}/koppelverzoeken',
    access: 'koppeling.write',
    params: z.strictObject({ adminId: AdminIdSchema }),
    response: z.object({
      koppelverzoeken: z.array(KoppelverzoekSchema),
      /** The requests that were answered in the last month, latest first. */
      beantwoord: z.array(BeantwoordSchema),
    }),
  },
  /** Lists the people whose account it may be, searched by name or group; twenty at most. */
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
    /** False when the account was linked to somebody in the meantime. */
    response: z.object({ gekoppeld: z.boolean() }),
  },
  refuseKoppelverzoek: {
    method: 'DELETE',
    path: '/api/admins/{adminId}/koppelverzoeken/{koppelverzoekId}',
    access: 'koppeling.write',
    params: een,
    response: z.object({ gekoppeld: z.literal(false) }),
  },
  /** Takes an answer back: the link is removed, whoever signed in through it is signed out, and the request is open again. */
  reopenKoppelverzoek: {
    method: 'POST',
    path: '/api/admins/{adminId}/koppelverzoeken/{koppelverzoekId}/heropenen',
    access: 'koppeling.write',
    params: een,
    response: KoppelverzoekSchema,
  },
})
