import * as z from 'zod/mini'
import { defineEndpoints } from '../endpoint.ts'
import { tekst } from '../tekst.ts'

const uitdaging = z.strictObject({ uitdaging: tekst({ min: 1, max: 200 }) })

/** What somebody who is halfway through signing in needs before taking the second step. */
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
    // PublicKeyCredentialRequestOptionsJSON, in the form that the browser accepts.
    response: z.looseObject({ challenge: z.string(), rpId: z.string() }),
  },
})
