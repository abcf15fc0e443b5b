import * as z from 'zod/mini'
import { defineEndpoints } from '../endpoint.ts'
import { GeluidBestandSchema, GeluidenSchema, SpreektaalSchema } from '../geluid.ts'
import { LeerlingIdSchema, TaakIdSchema } from '../ids.ts'

/** Words and sentences of ours, said aloud. */
export const geluidenEndpoints = defineEndpoints({
  /** A kept sound; its name is its content, so it never changes. */
  getGeluid: {
    method: 'GET',
    path: '/audio/{taal}/{bestand}',
    access: 'openbaar',
    params: z.strictObject({ taal: SpreektaalSchema, bestand: GeluidBestandSchema }),
    response: null,
  },
  /** Has what a taak says made by the provider of voices, where there is one; answers what can be heard then. */
  maakGeluiden: {
    method: 'POST',
    path: '/api/leerlingen/{leerlingId}/taken/{taakId}/geluiden',
    access: 'landkaart.read',
    params: z.strictObject({ leerlingId: LeerlingIdSchema, taakId: TaakIdSchema }),
    response: z.object({ geluiden: GeluidenSchema }),
  },
})
