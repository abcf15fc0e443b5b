import * as z from 'zod/mini'
import { defineEndpoints } from '../endpoint.ts'
import {
  UitnodigingAannemenSchema,
  UitnodigingSchema,
  UitnodigingTokenSchema,
} from '../uitnodiging.ts'

/** Invitations. The token comes in the body: an address would stand in every proxy's log. */
export const uitnodigingenEndpoints = defineEndpoints({
  readUitnodiging: {
    method: 'POST',
    path: '/api/uitnodigingen/lezen',
    access: 'openbaar',
    body: UitnodigingTokenSchema,
    response: UitnodigingSchema,
  },
  acceptUitnodiging: {
    method: 'POST',
    path: '/api/uitnodigingen/aannemen',
    access: 'openbaar',
    body: UitnodigingAannemenSchema,
    response: z.object({ token: z.string() }),
  },
})
