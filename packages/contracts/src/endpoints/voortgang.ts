import * as z from 'zod/mini'
import { defineEndpoints } from '../endpoint.ts'
import { AdminIdSchema, GroepIdSchema, LeerlingIdSchema } from '../ids.ts'
import { EigenFoutenSchema, GroepVoortgangSchema, LeerlingVoortgangSchema } from '../voortgang.ts'
import { tekst } from '../tekst.ts'

/** Progress of groups and pupils, taken entirely from rows that the engine wrote. */
export const voortgangEndpoints = defineEndpoints({
  getGroepVoortgang: {
    method: 'GET',
    path: '/api/admins/{adminId}/groepen/{groepId}/voortgang',
    access: 'voortgang.read',
    params: z.strictObject({ adminId: AdminIdSchema, groepId: GroepIdSchema }),
    response: GroepVoortgangSchema,
  },
  getLeerlingVoortgang: {
    method: 'GET',
    path: '/api/admins/{adminId}/leerlingen/{leerlingId}/voortgang',
    access: 'voortgang.read',
    params: z.strictObject({ adminId: AdminIdSchema, leerlingId: LeerlingIdSchema }),
    response: LeerlingVoortgangSchema,
  },
  listEigenFouten: {
    method: 'GET',
    path: '/api/admins/{adminId}/leerlingen/{leerlingId}/fouten/{categorie}',
    access: 'voortgang.read',
    params: z.strictObject({
      adminId: AdminIdSchema,
      leerlingId: LeerlingIdSchema,
      categorie: tekst({ min: 1, max: 40 }),
    }),
    response: EigenFoutenSchema,
  },
})
