import type { PasskeyOptiesSchema } from '@letterhaven/contracts/mijn-account'
import type * as z from 'zod/mini'
import { metPasskeyVenster } from '../../shared/tweede-factor/passkey-fout.ts'

/** Lets the device make a passkey, in the form that the server's contract takes. */
export async function makePasskey(optionsJSON: z.infer<typeof PasskeyOptiesSchema>) {
  const { startRegistration } = await import('@simplewebauthn/browser')
  const { id, rawId, type, response } = await metPasskeyVenster(() =>
    startRegistration({ optionsJSON }),
  )
  const { clientDataJSON, attestationObject, transports } = response
  return {
    id,
    rawId,
    type,
    response: { clientDataJSON, attestationObject, ...(transports ? { transports } : {}) },
    clientExtensionResults: {},
  }
}
