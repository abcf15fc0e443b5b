import { winkels } from '@letterhaven/ui/apparaat/opslag'
import type { Auth, AuthAntwoord, SignIn } from '@letterhaven/contracts/aanmelden'
import { authEndpoints } from '@letterhaven/contracts/endpoints/auth'
import type { SessieUser } from '@letterhaven/contracts/sessie'
import { ApiFout } from '../api/api-fout.ts'
import { call } from '../api/client.ts'
import { eraseHere } from '../session/bewaard.ts'
import { landingVoor } from '../session/landing.ts'
import { sessie } from '../session/sessie.ts'
import { magNaar } from '../session/toegang.ts'
import { takeWantedRoute } from '../session/wanted-route.ts'

/** What the server still asks for once the first factor was right. */
export type Vervolg = Exclude<AuthAntwoord, { readonly token: string }>

/** Signed in; with recovery codes when a second step was just set up. */
export interface Binnen {
  readonly user: SessieUser
  readonly herstelcodes?: readonly string[]
}

export const isBinnen = (uitslag: Binnen | Vervolg): uitslag is Binnen => 'user' in uitslag

/**
 * Every way of signing in passes through here, in this order: clear the SSO flag, post the credentials, receive a token, decode
 * it, store it, set the user. When the server asks for more, its answer is returned as it is.
 */
export async function goThroughDeur(gegevens: Auth): Promise<Binnen | Vervolg> {
  sessie.chooseWachtwoord()
  return handle(await call(authEndpoints.signIn, { body: gegevens }))
}

/** Handles the answer to a sign-in: starts the session when the answer holds a token. */
export function handle(antwoord: AuthAntwoord): Binnen | Vervolg {
  if (!('token' in antwoord)) return antwoord
  const { token, herstelcodes } = antwoord
  return { user: openSessie(token), ...(herstelcodes ? { herstelcodes } : {}) }
}

export const signIn = (gegevens: SignIn): Promise<Binnen | Vervolg> => goThroughDeur(gegevens)

/** Lets somebody play without an account: the server makes a guest, who is deleted a day later. */
export async function signInAsGast(jaargroep: number): Promise<SessieUser> {
  const uitslag = await goThroughDeur({ demo: true, jaargroep })
  if (!isBinnen(uitslag)) throw onbegrijpelijk()
  return uitslag.user
}

/** Starts the session for a token that the server just gave. */
function openSessie(token: string): SessieUser {
  const user = sessie.start(token)
  if (!user) throw onbegrijpelijk()
  // A session that ran out may have left behind pages of the previous user.
  eraseHere(user._id)
  return user
}

const onbegrijpelijk = (): ApiFout =>
  new ApiFout({
    code: 'token_invalid',
    message:
      'Het inloggen lukte niet: het antwoord van de server klopt niet. Probeer het over een minuut opnieuw.',
    status: 200,
  })

/**
 * Returns where to go after signing in: the route that was wanted (which is then cleared) if this person may open it, otherwise
 * the landing page of their role. Null means: stay on the login page.
 */
export function bestemmingNaAanmelden(user: SessieUser): string | null {
  const gewenst = takeWantedRoute(winkels.session, user._id)
  return gewenst !== null && magNaar(gewenst, user) ? gewenst : landingVoor(user)
}
