import { decodeToken } from './token.ts'

/** The message of each refusal of a token; other software reads these, so they never change. */
export const TOKEN_FOUT = {
  geen: 'no token detected',
  verlopen: 'token expired',
  sleutel: 'failed to get public key',
} as const

/** Not one of the specification's texts: it may mean that the key is an old one. */
export const HANDTEKENING_FOUT = 'signature verification failed'

const RS512 = { name: 'RSASSA-PKCS1-v1_5', hash: 'SHA-512' } as const

function bytesUit(base64: string): Uint8Array<ArrayBuffer> {
  return Uint8Array.from(
    atob(base64.replaceAll('-', '+').replaceAll('_', '/')),
    (teken) => teken.codePointAt(0) ?? 0,
  )
}

async function readSleutel(pem: string | null): Promise<CryptoKey> {
  if (!pem) throw new Error(TOKEN_FOUT.sleutel)
  const inhoud = pem.replace(/-----[^-]+-----/g, '').replace(/\s+/g, '')
  return crypto.subtle.importKey('spki', bytesUit(inhoud), RS512, false, ['verify'])
}

function readKop(token: string): unknown {
  const kop = token.split('.')[0] ?? ''
  return JSON.parse(new TextDecoder().decode(bytesUit(kop))) as unknown
}

interface Claims {
  readonly expires_in?: unknown
  readonly exp?: unknown
  readonly nbf?: unknown
  readonly iat?: unknown
}

/** Checks the usual times of a token, in seconds, with a minute of tolerance for iat and nbf. */
function kloppenTijden({ exp, nbf, iat }: Claims, nu: number): boolean {
  if (typeof exp === 'number' && exp <= nu) return false
  if (typeof nbf === 'number' && nbf > nu + 60) return false
  return !(typeof iat === 'number' && iat > nu + 60)
}

/**
 * Verifies a signed token: RS512 against the auth service's key, `expires_in` in the future, and
 * the standard claims. Throws with one of the texts of the specification. `nu` in seconds.
 */
export async function verifieerToken(
  token: string | null | undefined,
  pem: string | null,
  nu: number,
): Promise<void> {
  if (!token) throw new Error(TOKEN_FOUT.geen)
  const [kop, payload, handtekening] = token.split('.')
  const claims = decodeToken(token) as Claims | null
  if (!kop || !payload || !handtekening || !claims) throw new Error(TOKEN_FOUT.geen)
  const tot = typeof claims.expires_in === 'string' ? Date.parse(claims.expires_in) / 1000 : NaN
  if (!(tot > nu) || !kloppenTijden(claims, nu)) throw new Error(TOKEN_FOUT.verlopen)
  const sleutel = await readSleutel(pem)
  const { alg } = readKop(token) as { alg?: unknown }
  const klopt =
    alg === 'RS512' &&
    (await crypto.subtle.verify(
      RS512,
      sleutel,
      bytesUit(handtekening),
      new TextEncoder().encode(`${kop}.${payload}`),
    ))
  if (!klopt) throw new Error(HANDTEKENING_FOUT)
}
