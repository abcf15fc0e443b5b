import * as z from 'zod/mini'
import { defineEndpoints } from '../endpoint.ts'
import { AdminIdSchema } from '../ids.ts'
import { SchoolLijstSchema } from '../school-leerling.ts'

/** The pupils of a whole school. */
export const leerlingenEndpoints = defineEndpoints({
  /** A docent sees those of its own groups; who sees all groups sees who sits in none as well. */
  listLeerlingen: {
    method: 'GET',
    path: '/api/admins/{adminId}/leerlingen',
    access: 'groep.read',
    params: z.strictObject({ adminId: AdminIdSchema }),
    response: SchoolLijstSchema,
  },
})
