import * as z from 'zod/mini'
import { AanbevelingenSchema, AfmeldenSchema, NieuweAanbevelingSchema } from '../aanbeveling.ts'
import { defineEndpoints } from '../endpoint.ts'
import { AdminIdSchema } from '../ids.ts'

const school = z.strictObject({ adminId: AdminIdSchema })
const PAD = '/api/admins/{adminId}/aanbevelingen'

/** Staff recommend us to a colleague elsewhere. The recipient of such a mail can stop all further ones for good. */
export const aanbevelingenEndpoints = defineEndpoints({
  listAanbevelingen: {
    method: 'GET',
    path: PAD,
    access: 'aanbeveling.write',
    params: school,
    response: AanbevelingenSchema,
  },
  /**
   * The answer does not tell whether the address is known, was written to by somebody else or wants no mail. 400 for
   * the caller's own address, and for one that they recommended us to in the last ninety days.
   */
  createAanbeveling: {
    method: 'POST',
    path: PAD,
    access: 'aanbeveling.write',
    eenmaal: true,
    params: school,
    body: NieuweAanbevelingSchema,
    response: z.object({ id: z.uuid() }),
  },
  /**
   * Reached through the link in a mail, without an account. It is a separate call so that only opening the link changes
   * nothing.
   */
  unsubscribeAdres: {
    method: 'POST',
    path: '/api/mail/afmelden',
    access: 'openbaar',
    body: AfmeldenSchema,
    response: z.object({ afgemeld: z.literal(true) }),
  },
})
