import type { FastifyInstance } from 'fastify'

/** The header of a page's own policy. */
export const POLICY = 'content-security-policy'

/** Where the files of the build are, each with a name that says what is in it. */
export const BUILD_FILES = '/assets/'

/** The only policy of the web app (`web/src/sw/registreer.ts`); it may be made once. */
const TRUSTED_POLICY = 'letterhaven'

/** What a page of our own build may have inside itself, each by its `sha256-…`. */
interface InlineHashes {
  readonly scripts?: readonly string[]
  readonly styles?: readonly string[]
}

/** The Content-Security-Policy: everything from ourselves, no other inline code, no eval, no frames, no text that becomes code. */
export function contentSecurityPolicy({ scripts = [], styles = [] }: InlineHashes = {}): string {
  const quoted = (hashes: readonly string[]) => hashes.map((hash) => `'${hash}'`)
  const directives: Record<string, readonly string[]> = {
    'default-src': ["'self'"],
    'script-src': ["'self'", ...quoted(scripts)],
    'style-src': ["'self'", ...quoted(styles)],
    'img-src': ["'self'", 'data:', 'blob:'],
    'font-src': ["'self'"],
    'connect-src': ["'self'"],
    'worker-src': ["'self'"],
    'manifest-src': ["'self'"],
    // Sounds are played from memory, so that they need no network.
    'media-src': ["'self'", 'blob:'],
    'object-src': ["'none'"],
    'base-uri': ["'none'"],
    'form-action': ["'self'"],
    'frame-ancestors': ["'none'"],
    // No text becomes a page or a script any more; the one name makes the address of the service worker.
    'require-trusted-types-for': ["'script'"],
    'trusted-types': [TRUSTED_POLICY],
  }
  return Object.entries(directives)
    .map(([name, values]) => `${name} ${values.join(' ')}`)
    .join('; ')
}

/** What says something about any answer, a page or not. */
const EVERY_ANSWER = {
  'strict-transport-security': 'max-age=31536000; includeSubDomains',
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'no-referrer',
  'cross-origin-resource-policy': 'same-origin',
} as const

/** The headers of every answer, pages and calls alike. */
export function securityHeaders(): Record<string, string> {
  return {
    ...EVERY_ANSWER,
    [POLICY]: contentSecurityPolicy(),
    'cross-origin-opener-policy': 'same-origin',
    'permissions-policy': 'camera=(self), microphone=(), geolocation=(), payment=(), usb=()',
  }
}

/** Of a file of the build: no page, and opened as one it may do nothing. A page asks for some twenty of them. */
const FILE_HEADERS = {
  ...EVERY_ANSWER,
  [POLICY]: "default-src 'none'; frame-ancestors 'none'",
} as const

/** Puts them on every answer; a policy that a page brought itself stays. */
export function addSecurityHeaders(app: FastifyInstance): void {
  const headers = securityHeaders()
  app.addHook('onSend', async (request, reply) => {
    const own = reply.getHeader(POLICY)
    void reply.headers(request.url.startsWith(BUILD_FILES) ? FILE_HEADERS : headers)
    if (own !== undefined) void reply.header(POLICY, own)
  })
}
