import * as z from 'zod/mini'
import { defineEndpoints } from '../endpoint.ts'
import { LeerlingIdSchema } from '../ids.ts'
import { SpelIdSchema } from '../spel-id.ts'
import { SpelboekSchema } from '../spelboek.ts'

/** What games remember of a pupil. It comes with a taak, and is told from here. */
export const spelboekEndpoints = defineEndpoints({
  /** Puts together what a device and the account remember of a game, and returns that. */
  saveSpelboek: {
    method: 'PUT',
    path: '/api/leerlingen/{leerlingId}/spelboeken',
    access: 'plek.write',
    params: z.strictObject({ leerlingId: LeerlingIdSchema }),
    body: z.strictObject({ spel: SpelIdSchema, boek: SpelboekSchema }),
    response: SpelboekSchema,
  },
})
