import { tweedeFactorEndpoints } from '@letterhaven/contracts/endpoints/tweede-factor'
import { call } from '../api/client.ts'
import { metPasskeyVenster } from './passkey-fout.ts'

/** Asks the server what must be signed, and the device to sign it. */
export async function signWithPasskey(uitdaging: string) {
  const [optionsJSON, { startAuthentication }] = await Promise.all([
    call(tweedeFactorEndpoints.askPasskey, { body: { uitdaging } }),
    import('@simplewebauthn/browser'),
  ])
  const antwoord = await metPasskeyVenster(() => startAuthentication({ optionsJSON }))
  // The server did not ask for anything from extensions.
  return { ...antwoord, clientExtensionResults: {} }
}
