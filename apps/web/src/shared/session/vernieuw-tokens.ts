import { SLEUTEL } from './opslag.ts'
import { sessie, winkels } from './sessie.ts'
import { verifieerToken, TOKEN_FOUT } from './verifieer-token.ts'

/** The auth service's public key: fetched once, kept for the session of this tab. */
async function publicKey(): Promise<string> {
  const bewaard = winkels.session.getItem(SLEUTEL.publicKey)
  if (bewaard) return bewaard
  const antwoord = await fetch('/api/auth/public-key')
  const pem = antwoord.ok ? await antwoord.text() : ''
  if (!pem) throw new Error(TOKEN_FOUT.sleutel)
  winkels.session.setItem(SLEUTEL.publicKey, pem)
  return pem
}

async function vernieuw(): Promise<boolean> {
  const refreshToken = sessie.refreshToken()
  if (!refreshToken) return false
  try {
    const antwoord = await fetch('/api/auth/token/refresh', {
      headers: { authorization: `Bearer ${refreshToken}` },
    })
    if (!antwoord.ok) return false
    const nieuw = (await antwoord.json()) as { access_token?: string; refresh_token?: string }
    const pem = await publicKey()
    const nu = Date.now() / 1000
    await verifieerToken(nieuw.access_token, pem, nu)
    await verifieerToken(nieuw.refresh_token, pem, nu)
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
