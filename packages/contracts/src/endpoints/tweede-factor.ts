import * as z from 'zod/mini'
import { defineEndpoints } from '../endpoint.ts'

const uitdaging = z.strictObject({ uitdaging: z.string().check(z.minLength(1), z.maxLength(200)) })

/** The second step: what somebody half way in needs before taking it. */
export const tweedeFactorEndpoints = defineEndpoints({
  offerTotp: {
    method: 'POST',
    path: '/api/auth/tweede-factor',
    access: 'openbaar',
    body: uitdaging,
    response: z.object({ geheim: z.string(), uri: z.string() }),
  },
  askPasskey: {
    method: 'POST',
    path: '/api/auth/passkey',
    access: 'openbaar',
    body: uitdaging,
    // PublicKeyCredentialRequestOptionsJSON, as the browser takes it.
    response: z.looseObject({ challenge: z.string(), rpId: z.string() }),
  },
})
