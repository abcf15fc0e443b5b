import { verifieerPaar } from './public-key.ts'
import { sessie } from './sessie.ts'

async function vernieuw(): Promise<boolean> {
  const refreshToken = sessie.refreshToken()
  if (!refreshToken) return false
  try {
    const antwoord = await fetch('/api/auth/token/refresh', {
      headers: { authorization: `Bearer ${refreshToken}` },
    })
    if (!antwoord.ok) return false
    const nieuw = (await antwoord.json()) as { access_token?: string; refresh_token?: string }
    await verifieerPaar(nieuw)
    sessie.vernieuw(nieuw.access_token ?? '', nieuw.refresh_token ?? '')
    return true
  } catch (fout) {
    console.warn(fout instanceof Error ? fout.message : fout)
    return false
  }
}

let bezig: Promise<boolean> | null = null

/**
 * Gets and verifies new tokens for an SSO session and stores them. False without a refresh token
 * and on any failure. Calls that fail together share one refresh.
 */
export function vernieuwTokens(): Promise<boolean> {
  bezig ??= vernieuw().finally(() => {
    bezig = null
  })
  return bezig
}
