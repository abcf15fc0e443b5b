import * as z from 'zod/mini'
import { defineEndpoints } from '../endpoint.ts'
import { AdminIdSchema, LeerlingIdSchema } from '../ids.ts'
import { NieuweToestemmingSchema, ToestemmingSchema } from '../toestemming.ts'

const PAD = '/api/admins/{adminId}/leerlingen/{leerlingId}/toestemming'
const kind = z.strictObject({ adminId: AdminIdSchema, leerlingId: LeerlingIdSchema })
const stand = z.object({ toestemming: z.nullable(ToestemmingSchema) })

/** The consent under which a home or a practice stores what a child practised. A school needs none and stores none. */
export const toestemmingEndpoints = defineEndpoints({
  getToestemming: {
    method: 'GET',
    path: PAD,
    access: 'leerling.write',
    params: kind,
    response: stand,
  },
  /** Records consent for a child who has none yet; a consent that is in force is kept. */
  setToestemming: {
    method: 'PUT',
    path: PAD,
    access: 'leerling.write',
    params: kind,
    body: NieuweToestemmingSchema,
    response: stand,
  },
  /** Withdraws consent: the child goes to the prullenbak, and after thirty days there nothing of theirs is left. */
  withdrawToestemming: {
    method: 'DELETE',
    path: PAD,
    access: 'leerling.write',
    params: kind,
    response: z.object({ ingetrokken: z.boolean() }),
  },
})
