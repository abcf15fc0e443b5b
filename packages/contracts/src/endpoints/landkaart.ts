import * as z from 'zod/mini'
import { defineEndpoints } from '../endpoint.ts'
import { GeluidenSchema } from '../geluid.ts'
import { LeerlingIdSchema, SomvensterIdSchema, TaakIdSchema } from '../ids.ts'
import { LandkaartSchema, SomvensterSchema } from '../landkaart.ts'
import { TaakPakketSchema } from '../taak.ts'

/** The pupil's own area: the map, a window, and a taak that is loaded completely. */
export const landkaartEndpoints = defineEndpoints({
  getLandkaart: {
    method: 'GET',
    path: '/api/leerlingen/{leerlingId}/landkaart',
    access: 'landkaart.read',
    params: z.strictObject({ leerlingId: LeerlingIdSchema }),
    response: LandkaartSchema,
  },
  getSomvenster: {
    method: 'GET',
    path: '/api/leerlingen/{leerlingId}/somvensters/{somvensterId}',
    access: 'landkaart.read',
    params: z.strictObject({ leerlingId: LeerlingIdSchema, somvensterId: SomvensterIdSchema }),
    response: SomvensterSchema,
  },
  getTaak: {
    method: 'GET',
    path: '/api/leerlingen/{leerlingId}/taken/{taakId}',
    access: 'landkaart.read',
    params: z.strictObject({ leerlingId: LeerlingIdSchema, taakId: TaakIdSchema }),
    response: TaakPakketSchema,
  },
  /** Has the provider of voices, where there is one, make the sounds of a taak, and returns those that can then be heard. */
  makeGeluiden: {
    method: 'POST',
    path: '/api/leerlingen/{leerlingId}/taken/{taakId}/geluiden',
    access: 'landkaart.read',
    params: z.strictObject({ leerlingId: LeerlingIdSchema, taakId: TaakIdSchema }),
    response: z.object({ geluiden: GeluidenSchema }),
  },
})
