import * as z from 'zod/mini'
import { defineEndpoints } from '../endpoint.ts'
import { AdminIdSchema, GroepIdSchema } from '../ids.ts'
import { ErbijSchema, NieuweLeerlingenSchema } from '../nieuwe-leerlingen.ts'

/** Pupils who come into a group, one by one or as a list. */
export const nieuweLeerlingenEndpoints = defineEndpoints({
  /** New pupils in a group, each with words of its own to sign in with. All of them or none; sent twice, once. */
  createLeerlingen: {
    method: 'POST',
    path: '/api/admins/{adminId}/groepen/{groepId}/leerlingen',
    access: 'leerling.write',
    params: z.strictObject({ adminId: AdminIdSchema, groepId: GroepIdSchema }),
    body: NieuweLeerlingenSchema,
    response: ErbijSchema,
  },
})
