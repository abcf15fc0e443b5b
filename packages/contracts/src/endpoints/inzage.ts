import * as z from 'zod/mini'
import { defineEndpoints } from '../endpoint.ts'
import { AdminIdSchema } from '../ids.ts'
import { InzageLijstSchema, InzageVraagSchema } from '../inzage.ts'

/** The log of who looked at what, for whoever is responsible for the school. */
export const inzageEndpoints = defineEndpoints({
  listInzage: {
    method: 'GET',
    path: '/api/admins/{adminId}/inzage',
    access: 'inzage.read',
    params: z.strictObject({ adminId: AdminIdSchema }),
    query: InzageVraagSchema,
    response: InzageLijstSchema,
  },
})
