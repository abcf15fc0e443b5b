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

/** The new tokens of the server; null where it refuses. Throws where there is no line. */
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
    // Without the key nothing is known of the tokens: that is no reason to end a session.
    if (fout instanceof Error && fout.message === TOKEN_FOUT.sleutel) throw offlineFout()
    return false
  }
  sessie.vernieuw(nieuw.access_token ?? '', nieuw.refresh_token ?? '')
  return true
}

let bezig: Promise<boolean> | null = null

/**
 * Gets and verifies new tokens for an SSO session and stores them. False without a refresh token and where they are
 * refused; throws where there is no line, for which nobody is signed out. Calls that fail together share one refresh.
 */
export function renewTokens(): Promise<boolean> {
  bezig ??= renew().finally(() => {
    bezig = null
  })
  return bezig
}
