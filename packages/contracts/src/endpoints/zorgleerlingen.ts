import * as z from 'zod/mini'
import { defineEndpoints } from '../endpoint.ts'
import { AdminIdSchema } from '../ids.ts'
import { ZorgleerlingSchema } from '../zorgleerling.ts'

/** The pupils who have a signal or a flag, over all groups that the caller sees. */
export const zorgleerlingenEndpoints = defineEndpoints({
  listZorgleerlingen: {
    method: 'GET',
    path: '/api/admins/{adminId}/zorgleerlingen',
    access: 'handelingsplan.write',
    params: z.strictObject({ adminId: AdminIdSchema }),
    response: z.object({ leerlingen: z.array(ZorgleerlingSchema) }),
  },
})
