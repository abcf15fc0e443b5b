import * as z from 'zod/mini'
import { defineEndpoints } from '../endpoint.ts'
import { LeerlingIdSchema } from '../ids.ts'
import { AankoopInSchema, BezitSchema, InrichtingSchema, PlekSchema } from '../plek.ts'
import { UiterlijkSchema } from '../uiterlijk.ts'

const params = z.strictObject({ leerlingId: LeerlingIdSchema })

/** The leerling's own place: what they earned, what they bought with it, and how it looks. */
export const plekEndpoints = defineEndpoints({
  getPlek: {
    method: 'GET',
    path: '/api/leerlingen/{leerlingId}/plek',
    access: 'landkaart.read',
    params,
    response: PlekSchema,
  },
  createAankoop: {
    method: 'POST',
    path: '/api/leerlingen/{leerlingId}/plek/aankopen',
    access: 'plek.write',
    params,
    body: AankoopInSchema,
    response: BezitSchema,
  },
  setUiterlijk: {
    method: 'PUT',
    path: '/api/leerlingen/{leerlingId}/plek/uiterlijk',
    access: 'plek.write',
    params,
    body: UiterlijkSchema,
    response: UiterlijkSchema,
  },
  setInrichting: {
    method: 'PUT',
    path: '/api/leerlingen/{leerlingId}/plek/inrichting',
    access: 'plek.write',
    params,
    body: InrichtingSchema,
    response: InrichtingSchema,
  },
})
