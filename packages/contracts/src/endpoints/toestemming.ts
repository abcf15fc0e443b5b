import * as z from 'zod/mini'
import { defineEndpoints } from '../endpoint.ts'
import { AdminIdSchema, LeerlingIdSchema } from '../ids.ts'
import { NieuweToestemmingSchema, ToestemmingSchema } from '../toestemming.ts'

const PAD = '/api/admins/{adminId}/leerlingen/{leerlingId}/toestemming'
const kind = z.strictObject({ adminId: AdminIdSchema, leerlingId: LeerlingIdSchema })
const stand = z.object({ toestemming: z.nullable(ToestemmingSchema) })

/** The consent under which a home or a practice keeps the practice of a child. A school needs none, and has none. */
export const toestemmingEndpoints = defineEndpoints({
  getToestemming: {
    method: 'GET',
    path: PAD,
    access: 'leerling.write',
    params: kind,
    response: stand,
  },
  /** For a child of whom none is written down yet; one that stands is kept. */
  setToestemming: {
    method: 'PUT',
    path: PAD,
    access: 'leerling.write',
    params: kind,
    body: NieuweToestemmingSchema,
    response: stand,
  },
  /** The child goes to the prullenbak, and after its thirty days nothing is left. */
  withdrawToestemming: {
    method: 'DELETE',
    path: PAD,
    access: 'leerling.write',
    params: kind,
    response: z.object({ ingetrokken: z.boolean() }),
  },
})
