import * as z from 'zod/mini'
import { defineEndpoints } from '../endpoint.ts'
import { AdminIdSchema, LeerlingIdSchema } from '../ids.ts'
import { LeerlingWasSchema, LeerlingWijzigingSchema } from '../leerling-wijziging.ts'
import { SchoolLijstSchema } from '../school-leerling.ts'

/** The pupils of a whole school, and changes to one of them. */
export const leerlingenEndpoints = defineEndpoints({
  /**
   * Lists the pupils. A docent gets those in their own groups; a caller who sees all groups also gets those who are in
   * none.
   */
  listLeerlingen: {
    method: 'GET',
    path: '/api/admins/{adminId}/leerlingen',
    access: 'groep.read',
    params: z.strictObject({ adminId: AdminIdSchema }),
    response: SchoolLijstSchema,
  },
  /** Changes the name or year of a pupil whom the caller sees. Sending the answer back restores the previous values. */
  updateLeerling: {
    method: 'PATCH',
    path: '/api/admins/{adminId}/leerlingen/{leerlingId}',
    access: 'leerling.write',
    params: z.strictObject({ adminId: AdminIdSchema, leerlingId: LeerlingIdSchema }),
    body: LeerlingWijzigingSchema,
    response: z.object({ vorige: LeerlingWasSchema }),
  },
})
