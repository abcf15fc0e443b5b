import { createHash, createPublicKey, randomUUID } from 'node:crypto'
import { createSigner, createVerifier, TokenError } from 'fast-jwt'
import { ApiError } from './errors.ts'

/** What a token says about its bearer; role and adminId are hints, the database decides. */
export interface TokenClaims {
  readonly _id: string
  readonly role: string
  readonly adminId: string | null
  /** The version of the sign-in: a change of password or role raises it and invalidates older tokens. */
  readonly ver: number
  /** The session it belongs to; when that ends, so does the token. */
  readonly sid: string
}

/** What a token may be used for: making calls, or fetching new tokens. */
export type TokenUse = 'access' | 'refresh'

/** What must be the same in a token that is made twice. */
export interface TokenIdentity {
  readonly jti: string
  /** The generation of a refresh token; a token without it is for calls. */
  readonly refresh?: number
}

/** How long a token lasts in seconds, and its identity when that must be fixed. */
export interface TokenLife {
  readonly seconds: number
  readonly identity: TokenIdentity
}

/** A token of ours that was verified. */
export type VerifiedToken = TokenClaims & {
  readonly exp: number
  readonly jti: string
  readonly refresh?: number
}

export interface Tokens {
  /**
   * Signs a token that ends so many seconds after `now`; exp and expires_in come from that one instant. With the same identity
   * and moment it is the same token, byte for byte.
   */
  sign(claims: TokenClaims, now: Date, life: number | TokenLife): string
  /** Returns the claims of a token of ours for that use; throws `token_invalid` or `token_expired`. */
  verify(token: string, use?: TokenUse): VerifiedToken
  readonly publicKeyPem: string
}

const ISSUER = 'letterhaven'
const AUDIENCE = 'letterhaven-api'
const MAX_TOKEN_BYTES = 8 * 1024
const CACHE_SIZE = 20_000

interface Payload extends TokenClaims {
  readonly exp: number
  readonly iat: number
  /** Our tokens have none, but it is respected in a token that has one. */
  readonly nbf?: unknown
  readonly jti: string
  /** The moment of `exp` as ISO text; the token counts as expired when this is absent or unreadable. */
  readonly expires_in?: unknown
  readonly use: string
  readonly refresh?: number
}

function isExpired(payload: Payload): boolean {
  const end = Date.parse(String(payload.expires_in))
  return Number.isNaN(end) || end <= Date.now() || Math.abs(end / 1000 - payload.exp) > 1
}

/** How far the clocks of two servers of ours may differ, in seconds. */
const SKEW_SECONDS = 60

/** Tells whether a token was issued in the future or may not be used yet. Then a clock was wrong, or somebody forged it. */
function isAhead({ iat, nbf = iat }: Payload, now: Date): boolean {
  const latest = now.getTime() / 1000 + SKEW_SECONDS
  return !(iat <= latest && typeof nbf === 'number' && nbf <= latest)
}

const UUID = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/
const isUuid = (value: unknown): boolean => typeof value === 'string' && UUID.test(value)

const USES: Record<TokenUse, (payload: Partial<Payload>) => boolean> = {
  access: ({ use, refresh }) => use === 'access' && refresh === undefined,
  refresh: ({ use, refresh }) => use === 'refresh' && Number.isSafeInteger(refresh),
}

function isWellFormed(payload: Partial<Payload>, use: TokenUse): payload is Payload {
  return (
    isUuid(payload._id) &&
    (payload.adminId === null || isUuid(payload.adminId)) &&
    typeof payload.role === 'string' &&
    typeof payload.ver === 'number' &&
    typeof payload.exp === 'number' &&
    typeof payload.iat === 'number' &&
    isUuid(payload.jti) &&
    isUuid(payload.sid) &&
    USES[use](payload)
  )
}

/** The RSA keys (3072 bits, PEM) of an installation: one signs, and tokens of the previous one are still accepted. */
export interface SigningKeys {
  readonly signingKeyPem: string
  /** Kept until the last token that it signed has ended; null when no key was replaced. */
  readonly previousSigningKeyPem: string | null
}

/** The keys, and the clock that tokens may not be ahead of. */
export interface TokenOptions extends SigningKeys {
  readonly now?: () => Date
}

/** Returns the name of a key: the thumbprint of RFC 7638, the same wherever the key is used. */
function keyId(pem: string): string {
  const { e, kty, n } = createPublicKey(pem).export({ format: 'jwk' })
  return createHash('sha256').update(JSON.stringify({ e, kty, n })).digest('base64url')
}

const ALGORITHM = 'RS512'

const publicPem = (pem: string): string =>
  createPublicKey(pem).export({ type: 'spki', format: 'pem' }).toString()

const createRsaSigner = (pem: string) =>
  createSigner({ algorithm: ALGORITHM, key: pem, kid: keyId(pem), iss: ISSUER, aud: AUDIENCE })

type RsaVerifier = (token: string) => Partial<Payload>

function createRsaVerifier(pem: string): RsaVerifier {
  return createVerifier({
    algorithms: [ALGORITHM],
    key: publicPem(pem),
    allowedIss: ISSUER,
    allowedAud: AUDIENCE,
    // Without these two, a token that names no issuer or audience at all would pass the lists above.
    requiredClaims: ['exp', 'iat', 'jti', 'iss', 'aud'],
    // This is checked here, together with `iat` and with the same tolerance.
    ignoreNotBefore: true,
  })
}

/** Returns the part before the first dot. */
const headOf = (token: string): string => token.slice(0, token.indexOf('.'))

/** Tells whether the last part is the canonical encoding of its bytes: the same bytes have other spellings too. */
function hasPlainSignature(token: string): boolean {
  const signature = token.slice(token.lastIndexOf('.') + 1)
  return Buffer.from(signature, 'base64url').toString('base64url') === signature
}

/**
 * Creates tokens, signed and verified by RS512 with keys of this installation. The header of a token must be one of ours byte
 * for byte: what it might ask for (another algorithm, a key of its own, an extension) is never read.
 */
export function createTokens({
  signingKeyPem,
  previousSigningKeyPem,
  now: clock = () => new Date(),
}: TokenOptions): Tokens {
  const signer = createRsaSigner(signingKeyPem)
  const pems = [signingKeyPem, ...(previousSigningKeyPem ? [previousSigningKeyPem] : [])]
  const verifiers = new Map(
    pems.map((pem) => [headOf(createRsaSigner(pem)({})), createRsaVerifier(pem)] as const),
  )

  // A token that was verified is recognised by its exact text; only its times are checked again.
  const known = new Map<string, Payload>()

  function remember(token: string, payload: Payload): void {
    // A map keeps its insertion order, so the first key is the oldest.
    if (known.size >= CACHE_SIZE) known.delete(known.keys().next().value ?? '')
    known.set(token, payload)
  }

  function read(token: string): Partial<Payload> {
    const verifier = token.length > MAX_TOKEN_BYTES ? undefined : verifiers.get(headOf(token))
    if (!verifier || !hasPlainSignature(token)) throw new ApiError('token_invalid')
    return verifyOrThrow(verifier, token)
  }

  return {
    publicKeyPem: publicPem(signingKeyPem),
    sign(claims, now, life) {
      const { seconds, identity } = typeof life === 'number' ? { seconds: life } : life
      const exp = Math.floor(now.getTime() / 1000) + seconds
      return signer({
        ...claims,
        exp,
        expires_in: new Date(exp * 1000).toISOString(),
        iat: Math.floor(now.getTime() / 1000),
        jti: identity?.jti ?? randomUUID(),
        ...(identity?.refresh === undefined
          ? { use: 'access' }
          : { use: 'refresh', refresh: identity.refresh }),
      })
    },
    verify(token, use = 'access') {
      const seen = known.get(token)
      const payload = seen ?? read(token)
      if (!isWellFormed(payload, use)) throw new ApiError('token_invalid')
      if (isAhead(payload, clock())) throw new ApiError('token_invalid')
      if (isExpired(payload)) throw new ApiError('token_expired')
      if (!seen) remember(token, payload)
      return payload
    },
  }
}

function verifyOrThrow(verifier: RsaVerifier, token: string): Partial<Payload> {
  try {
    return verifier(token)
  } catch (error) {
    const expired = error instanceof TokenError && error.code === TokenError.codes.expired
    throw new ApiError(expired ? 'token_expired' : 'token_invalid')
  }
}
