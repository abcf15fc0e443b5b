import * as z from 'zod/mini'
import { defineEndpoints } from '../endpoint.ts'
import { AdminIdSchema } from '../ids.ts'
import { InzageLijstSchema, InzageVraagSchema } from '../inzage.ts'

/** Who looked at what: for whoever answers for the school. */
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
