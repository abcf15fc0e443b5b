import * as z from 'zod/mini'
import { defineEndpoints } from '../endpoint.ts'
import { GeluidBestandSchema, SpreektaalSchema } from '../geluid.ts'

/** Our words and sentences, spoken aloud. */
export const geluidenEndpoints = defineEndpoints({
  /** Returns a stored sound. Its name is a hash of its content, so it never changes. */
  getGeluid: {
    method: 'GET',
    path: '/audio/{taal}/{bestand}',
    access: 'openbaar',
    params: z.strictObject({ taal: SpreektaalSchema, bestand: GeluidBestandSchema }),
    response: null,
  },
})
