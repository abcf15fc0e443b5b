import { isVanOns } from '@letterhaven/contracts/van-ons'
import { offlineFout } from './api-fout.ts'
import { foutUitAntwoord } from './fout-uit-antwoord.ts'
import { klok } from '../klok/klok.ts'
import { verifieerPaar } from '../session/public-key.ts'
import { sessie } from '../session/sessie.ts'
import { TOKEN_FOUT } from '../session/verifieer-token.ts'

interface Paar {
  readonly access_token?: string
  readonly refresh_token?: string
}

/** Fetches new tokens from the server; null when it refuses. Throws when there is no connection. */
async function fetchPaar(refreshToken: string): Promise<Paar | null> {
  const headers = { authorization: `Bearer ${refreshToken}` }
  const antwoord = await fetch('/api/auth/token/refresh', { headers, redirect: 'error' }).catch(
    () => {
      throw offlineFout()
    },
  )
  if (isVanOns(antwoord, 'application/json')) {
    klok.hoor(antwoord)
    return (await antwoord.json()) as Paar
  }
  const fout = await foutUitAntwoord(antwoord)
  if (fout.status === 0 || fout.status >= 500) throw fout
  return null
}

async function renew(): Promise<boolean> {
  const refreshToken = sessie.refreshToken()
  if (!refreshToken) return false
  const nieuw = await fetchPaar(refreshToken)
  if (!nieuw) return false
  try {
    await verifieerPaar(nieuw)
  } catch (fout) {
    console.warn(fout instanceof Error ? fout.message : fout)
    // Without the key the tokens cannot be checked, which is no reason to end a session.
    if (fout instanceof Error && fout.message === TOKEN_FOUT.sleutel) throw offlineFout()
    return false
  }
  sessie.vernieuw(nieuw.access_token ?? '', nieuw.refresh_token ?? '')
  return true
}

let bezig: Promise<boolean> | null = null

/**
 * Gets and verifies new tokens for an SSO session and stores them. Returns false without a refresh token and when they are
 * refused. Throws when there is no connection, which signs nobody out. Calls that fail together share one refresh.
 */
export function renewTokens(): Promise<boolean> {
  bezig ??= renew().finally(() => {
    bezig = null
  })
  return bezig
}
