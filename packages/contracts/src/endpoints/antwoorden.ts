import * as z from 'zod/mini'
import { AntwoordenInSchema, OpgeslagenSchema } from '../antwoord.ts'
import { defineEndpoints } from '../endpoint.ts'
import { LeerlingIdSchema } from '../ids.ts'

/** The hot path: answers arrive in small batches. */
export const antwoordenEndpoints = defineEndpoints({
  createAntwoorden: {
    method: 'POST',
    path: '/api/leerlingen/{leerlingId}/antwoorden',
    access: 'antwoord.write',
    params: z.strictObject({ leerlingId: LeerlingIdSchema }),
    body: AntwoordenInSchema,
    response: OpgeslagenSchema,
  },
})
