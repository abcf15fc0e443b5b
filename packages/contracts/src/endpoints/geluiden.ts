import * as z from 'zod/mini'
import { defineEndpoints } from '../endpoint.ts'
import { GeluidBestandSchema, SpreektaalSchema } from '../geluid.ts'

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
})
