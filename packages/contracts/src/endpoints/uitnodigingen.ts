import { AuthAntwoordSchema } from '../aanmelden.ts'
import { defineEndpoints } from '../endpoint.ts'
import {
  UitnodigingAannemenSchema,
  UitnodigingSchema,
  UitnodigingTokenSchema,
} from '../uitnodiging.ts'

/** Invitations. The token is sent in the body, because an address would end up in the log of every proxy. */
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
    // The first superadmin must set up a second step at once.
    response: AuthAntwoordSchema,
  },
})
