import * as z from 'zod/mini'
import { defineEndpoints } from '../endpoint.ts'
import { AdminIdSchema, LeerlingIdSchema } from '../ids.ts'
import { LeerlingWasSchema, LeerlingWijzigingSchema } from '../leerling-wijziging.ts'
import { SchoolLijstSchema } from '../school-leerling.ts'

/** The pupils of a whole school, and what is said of one of them. */
export const leerlingenEndpoints = defineEndpoints({
  /** A docent sees those of its own groups; who sees all groups sees who sits in none as well. */
  listLeerlingen: {
    method: 'GET',
    path: '/api/admins/{adminId}/leerlingen',
    access: 'groep.read',
    params: z.strictObject({ adminId: AdminIdSchema }),
    response: SchoolLijstSchema,
  },
  /** Another name or year for a pupil that the caller sees. What is answered brings back what was. */
  updateLeerling: {
    method: 'PATCH',
    path: '/api/admins/{adminId}/leerlingen/{leerlingId}',
    access: 'leerling.write',
    params: z.strictObject({ adminId: AdminIdSchema, leerlingId: LeerlingIdSchema }),
    body: LeerlingWijzigingSchema,
    response: z.object({ vorige: LeerlingWasSchema }),
  },
})
