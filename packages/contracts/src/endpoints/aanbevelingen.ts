import * as z from 'zod/mini'
import { AanbevelingenSchema, AfmeldenSchema, NieuweAanbevelingSchema } from '../aanbeveling.ts'
import { defineEndpoints } from '../endpoint.ts'
import { AdminIdSchema } from '../ids.ts'

const school = z.strictObject({ adminId: AdminIdSchema })
const PAD = '/api/admins/{adminId}/aanbevelingen'

/** Staff recommend us to a colleague elsewhere; who gets such a mail can end that for good. */
export const aanbevelingenEndpoints = defineEndpoints({
  listAanbevelingen: {
    method: 'GET',
    path: PAD,
    access: 'aanbeveling.write',
    params: school,
    response: AanbevelingenSchema,
  },
  /** The answer is the same whether the address is known, was written to before or wants no mail. */
  createAanbeveling: {
    method: 'POST',
    path: PAD,
    access: 'aanbeveling.write',
    eenmaal: true,
    params: school,
    body: NieuweAanbevelingSchema,
    response: z.object({ id: z.uuid() }),
  },
  /** By the link of a mail, without an account. A call of its own: who only opens the link changes nothing. */
  unsubscribeAdres: {
    method: 'POST',
    path: '/api/mail/afmelden',
    access: 'openbaar',
    body: AfmeldenSchema,
    response: z.object({ afgemeld: z.literal(true) }),
  },
})
