import { authEndpoints } from '@letterhaven/contracts/endpoints/auth'
import type { SessieUser, SignIn } from '@letterhaven/contracts/sessie'
import { ApiFout } from '../api/api-fout.ts'
import { call } from '../api/client.ts'
import { landingVoor } from './landing.ts'
import { sessie, winkels } from './sessie.ts'
import { magNaar } from './toegang.ts'
import { neemWantedRoute } from './wanted-route.ts'

/**
 * Password sign-in in the order of spec section 4: clear the SSO flag, post the credentials,
 * receive a token, decode it, store it, set the user.
 */
export async function meldAan(gegevens: SignIn): Promise<SessieUser> {
  sessie.kiesWachtwoord()
  const { token } = await call(authEndpoints.signIn, { body: gegevens })
  return openSessie(token)
}

/** Play without an account: the server makes a guest, who is gone a day later. */
export async function meldAanAlsGast(jaargroep: number): Promise<SessieUser> {
  sessie.kiesWachtwoord()
  const { token } = await call(authEndpoints.signIn, { body: { demo: true, jaargroep } })
  return openSessie(token)
}

/** Begins the session of a token that the server just gave. */
export function openSessie(token: string): SessieUser {
  const user = sessie.start(token)
  if (!user) throw new ApiFout({ code: 'token_invalid', message: ONBEGRIJPELIJK, status: 200 })
  return user
}

const ONBEGRIJPELIJK =
  'Het inloggen lukte niet: het antwoord van de server klopt niet. Probeer het over een minuut opnieuw.'

/**
 * Where to go after signing in: the route that was wanted (then cleared), if this person may open
 * it, else the landing of the role. Null: stay on the login page.
 */
export function bestemmingNaAanmelden(user: SessieUser): string | null {
  const gewenst = neemWantedRoute(winkels.session)
  return gewenst !== null && magNaar(gewenst, user) ? gewenst : landingVoor(user)
}
