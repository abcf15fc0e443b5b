import * as z from 'zod/mini'
import { defineEndpoints } from '../endpoint.ts'
import { AdminIdSchema, GroepIdSchema } from '../ids.ts'
import { ErbijSchema, NieuweLeerlingenSchema } from '../nieuwe-leerlingen.ts'

/** Adding pupils to a group, one by one or as a list. */
export const nieuweLeerlingenEndpoints = defineEndpoints({
  /**
   * Adds pupils to a group, all of them or none, each with words of their own to sign in with. Sending it twice adds
   * them once.
   */
  createLeerlingen: {
    method: 'POST',
    path: '/api/admins/{adminId}/groepen/{groepId}/leerlingen',
    access: 'leerling.write',
    params: z.strictObject({ adminId: AdminIdSchema, groepId: GroepIdSchema }),
    body: NieuweLeerlingenSchema,
    response: ErbijSchema,
  },
})
