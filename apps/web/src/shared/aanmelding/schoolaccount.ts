import { winkels } from '@letterhaven/ui/apparaat/opslag'
import { ssoEndpoints } from '@letterhaven/contracts/endpoints/sso'
import type { SessieUser } from '@letterhaven/contracts/sessie'
import { SSO_REFUSED_ZIN } from '@letterhaven/contracts/sso-zin'
import { ApiFout } from '../api/api-fout.ts'
import { call } from '../api/client.ts'
import { padMet } from '../api/make-client.ts'
import { eraseHere } from '../session/bewaard.ts'
import { verifieerPaar } from '../session/public-key.ts'
import { sessie } from '../session/sessie.ts'
import { SLEUTEL } from '../session/sleutel.ts'

const VERIFIER_BYTES = 48

function base64url(bytes: Uint8Array): string {
  const tekst = btoa(String.fromCodePoint(...bytes))
  return tekst.replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '')
}

/** Leaves for the school's own sign-in page. The proof that this tab started it stays here until the user is back. */
export async function goToSchool(aanbieder: string): Promise<void> {
  const verifier = base64url(crypto.getRandomValues(new Uint8Array(VERIFIER_BYTES)))
  const hash = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(verifier))
  winkels.session.setItem(SLEUTEL.ssoVerifier, verifier)
  const vraag = {
    provider: aanbieder,
    code_challenge: base64url(new Uint8Array(hash)),
    code_challenge_method: 'S256',
  }
  window.location.assign(padMet(ssoEndpoints.startSso, undefined, vraag))
}

/** Takes the verifier out of the store: it is used once, like the code that it belongs to. */
function takeVerifier(): string {
  const verifier = winkels.session.getItem(SLEUTEL.ssoVerifier)
  winkels.session.removeItem(SLEUTEL.ssoVerifier)
  // The sign-in began in another tab, or the browser stores nothing: the server would refuse it as well.
  if (verifier === null)
    throw new ApiFout({ code: 'sso_refused', message: SSO_REFUSED_ZIN, status: 400 })
  return verifier
}

/**
 * Signs in with the code that came back, in this order: verify both tokens, set the SSO flag, store the tokens, ask for the
 * user. That answer becomes the user.
 */
export async function signInWithCode(code: string): Promise<SessieUser> {
  const vraag = { auth_code: code, code_verifier: takeVerifier() }
  const paar = await call(ssoEndpoints.exchangeCode, { query: vraag })
  await verifieerPaar(paar)
  sessie.chooseSSO()
  sessie.saveTokens(paar.access_token, paar.refresh_token)
  try {
    const user = await call(ssoEndpoints.readSsoUser, { noRetry: true })
    sessie.wordt(user)
    eraseHere(user._id)
    return user
  } catch (fout) {
    sessie.stop()
    throw fout
  }
}
