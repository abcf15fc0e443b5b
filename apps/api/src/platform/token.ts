import { createPublicKey, randomUUID } from 'node:crypto'
import { createSigner, createVerifier, TokenError } from 'fast-jwt'
import { ApiError } from './errors.ts'

/** What a token says of its bearer; role and adminId are hints, the database decides. */
export interface TokenClaims {
  readonly _id: string
  readonly role: string
  readonly adminId: string | null
  /** The sign-in's version: a change of password or role raises it and kills older tokens. */
  readonly ver: number
}

export interface Tokens {
  /** Signs a token that ends `seconds` after `now`; exp and expires_in come from that one instant. */
  sign(claims: TokenClaims, now: Date, seconds: number): string
  /** The claims of a token of ours; throws `token_invalid` or `token_expired`. */
  verify(token: string): TokenClaims & { readonly exp: number }
  readonly publicKeyPem: string
}

const ISSUER = 'letterhaven'
const AUDIENCE = 'letterhaven-api'
const MAX_TOKEN_BYTES = 8 * 1024
const CACHE_SIZE = 20_000

interface Payload extends TokenClaims {
  readonly exp: number
  /** The moment of `exp` as ISO text; absent or unreadable counts as over (spec section 5). */
  readonly expires_in?: unknown
  readonly use: string
}

function isExpired(payload: Payload): boolean {
  const end = Date.parse(String(payload.expires_in))
  return Number.isNaN(end) || end <= Date.now() || Math.abs(end / 1000 - payload.exp) > 1
}

const UUID = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/
const isUuid = (value: unknown): boolean => typeof value === 'string' && UUID.test(value)

function isWellFormed(payload: Partial<Payload>): payload is Payload {
  return (
    isUuid(payload._id) &&
    (payload.adminId === null || isUuid(payload.adminId)) &&
    typeof payload.role === 'string' &&
    typeof payload.ver === 'number' &&
    typeof payload.exp === 'number' &&
    payload.use === 'access'
  )
}

/** Signs and verifies with one RSA key (3072 bits, PEM) by RS512; no other algorithm, no other key. */
export function createTokens(privateKeyPem: string): Tokens {
  const publicKeyPem = createPublicKey(privateKeyPem)
    .export({ type: 'spki', format: 'pem' })
    .toString()
  const signer = createSigner({
    algorithm: 'RS512',
    key: privateKeyPem,
    iss: ISSUER,
    aud: AUDIENCE,
  })
  const verifier = createVerifier({
    algorithms: ['RS512'],
    key: publicKeyPem,
    allowedIss: ISSUER,
    allowedAud: AUDIENCE,
    // Without these two a token that names no issuer or audience at all would pass the lists above.
    requiredClaims: ['exp', 'iat', 'jti', 'iss', 'aud'],
    cache: CACHE_SIZE,
  })

  return {
    publicKeyPem,
    sign(claims, now, seconds) {
      const exp = Math.floor(now.getTime() / 1000) + seconds
      return signer({
        ...claims,
        exp,
        expires_in: new Date(exp * 1000).toISOString(),
        iat: Math.floor(now.getTime() / 1000),
        jti: randomUUID(),
        use: 'access',
      })
    },
    verify(token) {
      if (token.length > MAX_TOKEN_BYTES) throw new ApiError('token_invalid')
      const payload = verifyOrThrow(verifier, token)
      if (!isWellFormed(payload)) throw new ApiError('token_invalid')
      if (isExpired(payload)) throw new ApiError('token_expired')
      return payload
    },
  }
}

function verifyOrThrow(
  verifier: (token: string) => Partial<Payload>,
  token: string,
): Partial<Payload> {
  try {
    return verifier(token)
  } catch (error) {
    const expired = error instanceof TokenError && error.code === TokenError.codes.expired
    throw new ApiError(expired ? 'token_expired' : 'token_invalid')
  }
}
