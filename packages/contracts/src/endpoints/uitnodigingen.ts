import { AuthAntwoordSchema } from '../aanmelden.ts'
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
    // The first superadmin must set up a second step at once.
    response: AuthAntwoordSchema,
  },
})
