import * as z from 'zod/mini'
import { defineEndpoints } from '../endpoint.ts'
import { GroepKaartSchema, GroepPaginaSchema } from '../groep.ts'
import { AdminIdSchema, GroepIdSchema } from '../ids.ts'

/** Groups and who is in them. */
export const groepenEndpoints = defineEndpoints({
  listGroepen: {
    method: 'GET',
    path: '/api/admins/{adminId}/groepen',
    access: 'groep.read',
    params: z.strictObject({ adminId: AdminIdSchema }),
    response: z.object({
      groepen: z.array(GroepKaartSchema),
      /** School accounts of which the caller may say whose they are, and nobody did yet. */
      koppelverzoeken: z.int(),
    }),
  },
  getGroep: {
    method: 'GET',
    path: '/api/admins/{adminId}/groepen/{groepId}',
    access: 'groep.read',
    params: z.strictObject({ adminId: AdminIdSchema, groepId: GroepIdSchema }),
    response: GroepPaginaSchema,
  },
})
