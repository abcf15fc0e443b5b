import { sessiesEndpoints } from '@letterhaven/contracts/endpoints/sessies'
import { isVanOns } from '@letterhaven/contracts/van-ons'
import { foutUitAntwoord } from '../api/fout-uit-antwoord.ts'
import { findRoute } from '../routes/pad.ts'
import { routeVan } from '../routes/routes.ts'
import { naarInloggen } from '../session/naar-inloggen.ts'
import { sessie } from '../session/sessie.ts'

const REDEN = new Set(['token_expired', 'token_invalid'])
/** The wait before a refusal is checked again: a change of password renews its own tokens within this time. */
const NOG_EENS_MS = 3_000
const GEDULD_MS = 20_000

/** The refresh token of a session that is renewed, because its access token may expire while the session goes on. */
const houder = (): string | null => sessie.refreshToken() ?? sessie.accessToken()

/**
 * Returns whether the server itself says that the session of this token is over. No connection, or an answer from somebody
 * else, does not count.
 */
async function isGeweigerd(token: string): Promise<boolean> {
  const headers = { authorization: `Bearer ${token}` }
  const { path } = sessiesEndpoints.getSessie
  const signal = AbortSignal.timeout(GEDULD_MS)
  const antwoord = await fetch(path, { headers, redirect: 'error', signal }).catch(() => null)
  if (antwoord === null || isVanOns(antwoord, 'application/json')) return false
  const { status, code } = await foutUitAntwoord(antwoord)
  return status === 401 && REDEN.has(code)
}

/**
 * Returns whether the open page is public or unknown. Such a page stays open: somebody who chooses a new password there is not
 * sent away.
 */
const isOpenbaar = (): boolean => {
  const route = findRoute(window.location.pathname)
  return route === null || routeVan(route.naam).toegang === 'openbaar'
}

async function look(): Promise<void> {
  const token = houder()
  if (token === null || isOpenbaar() || !(await isGeweigerd(token))) return
  await new Promise((verder) => setTimeout(verder, NOG_EENS_MS))
  // Tokens that were renewed in the meantime are judged at the next check.
  if (houder() === token && (await isGeweigerd(token)) && houder() === token && !isOpenbaar())
    naarInloggen()
}

let bezig: Promise<void> | null = null

/**
 * Asks whether this session still runs, and goes to the login page if it was ended: on another device, by the school, or
 * because nobody used it. It asks for nothing that the page shows, and does not count as use.
 */
export function checkWork(): Promise<void> {
  bezig ??= look().finally(() => (bezig = null))
  return bezig
}
