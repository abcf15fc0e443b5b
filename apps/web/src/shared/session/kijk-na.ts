import { sessiesEndpoints } from '@letterhaven/contracts/endpoints/sessies'
import { isVanOns } from '@letterhaven/contracts/van-ons'
import { foutUitAntwoord } from '../api/fout-uit-antwoord.ts'
import { naarInloggen } from './naar-inloggen.ts'
import { sessie } from './sessie.ts'

const REDEN = new Set(['token_expired', 'token_invalid'])

/**
 * Asks whether this session still runs, and goes to the login page where it was ended: on another device, by the school,
 * or because nobody used it. It asks nothing of what the page shows, and counts as no use. Without a line nothing changes.
 */
export async function kijkNa(): Promise<void> {
  // Of a session that is renewed, the token for calls may be over while the session runs.
  const houder = (): string | null => sessie.refreshToken() ?? sessie.accessToken()
  const token = houder()
  if (token === null) return
  const headers = { authorization: `Bearer ${token}` }
  const { path } = sessiesEndpoints.getSessie
  const antwoord = await fetch(path, { headers, redirect: 'error' }).catch(() => null)
  if (antwoord === null || isVanOns(antwoord, 'application/json')) return
  const { status, code } = await foutUitAntwoord(antwoord)
  // Tokens that were renewed meanwhile speak for themselves at the next look.
  if (status === 401 && REDEN.has(code) && houder() === token) naarInloggen()
}
