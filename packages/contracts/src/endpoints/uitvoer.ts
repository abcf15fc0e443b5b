import * as z from 'zod/mini'
import { defineEndpoints } from '../endpoint.ts'
import { AdminIdSchema, LeerlingIdSchema } from '../ids.ts'

/** Exports: everything of a school, and everything of one pupil, as a zip that is made while it is sent. */
export const uitvoerEndpoints = defineEndpoints({
  getUitvoer: {
    method: 'GET',
    path: '/api/admins/{adminId}/uitvoer',
    access: 'uitvoer.read',
    params: z.strictObject({ adminId: AdminIdSchema }),
    response: null,
    file: 'application/zip',
  },
  getLeerlingUitvoer: {
    method: 'GET',
    path: '/api/admins/{adminId}/leerlingen/{leerlingId}/uitvoer',
    access: 'uitvoer.read',
    params: z.strictObject({ adminId: AdminIdSchema, leerlingId: LeerlingIdSchema }),
    response: null,
    file: 'application/zip',
  },
})
