import { sessiesEndpoints } from '@letterhaven/contracts/endpoints/sessies'
import { isVanOns } from '@letterhaven/contracts/van-ons'
import { foutUitAntwoord } from '../api/fout-uit-antwoord.ts'
import { findRoute } from '../routes/pad.ts'
import { routeVan } from '../routes/routes.ts'
import { naarInloggen } from '../session/naar-inloggen.ts'
import { sessie } from '../session/sessie.ts'

const REDEN = new Set(['token_expired', 'token_invalid'])
/** So long a refusal is looked at again: a password that is being changed makes its own tokens new within that time. */
const NOG_EENS_MS = 3_000
const GEDULD_MS = 20_000

/** Of a session that is renewed, the token for calls may be over while the session runs. */
const houder = (): string | null => sessie.refreshToken() ?? sessie.accessToken()

/** Does the server say that the session of this token is over? Without a line, or by a stranger's word, it does not. */
async function isGeweigerd(token: string): Promise<boolean> {
  const headers = { authorization: `Bearer ${token}` }
  const { path } = sessiesEndpoints.getSessie
  const signal = AbortSignal.timeout(GEDULD_MS)
  const antwoord = await fetch(path, { headers, redirect: 'error', signal }).catch(() => null)
  if (antwoord === null || isVanOns(antwoord, 'application/json')) return false
  const { status, code } = await foutUitAntwoord(antwoord)
  return status === 401 && REDEN.has(code)
}

/** What everybody may see stays open: whoever chooses a new password there is not sent away from it. So does no page. */
const isOpenbaar = (): boolean => {
  const route = findRoute(window.location.pathname)
  return route === null || routeVan(route.naam).toegang === 'openbaar'
}

async function look(): Promise<void> {
  const token = houder()
  if (token === null || isOpenbaar() || !(await isGeweigerd(token))) return
  await new Promise((verder) => setTimeout(verder, NOG_EENS_MS))
  // Tokens that were renewed meanwhile speak for themselves at the next look.
  if (houder() === token && (await isGeweigerd(token)) && houder() === token && !isOpenbaar())
    naarInloggen()
}

let bezig: Promise<void> | null = null

/**
 * Asks whether this session still runs, and goes to the login page where it was ended: on another device, by the school,
 * or because nobody used it. It asks nothing of what the page shows, and counts as no use.
 */
export function checkWork(): Promise<void> {
  bezig ??= look().finally(() => (bezig = null))
  return bezig
}
