import type { FastifyInstance } from 'fastify'

/** The header of a page's own policy. */
export const POLICY = 'content-security-policy'

/** Where the files of the build are; each name identifies the content of its file. */
export const BUILD_FILES = '/assets/'

/** The only trusted-types policy of the web app (`web/src/sw/registreer.ts`); it may be created once. */
const TRUSTED_POLICY = 'letterhaven'

/** What a page of our own build may contain inline, each by its `sha256-…`. */
interface InlineHashes {
  readonly scripts?: readonly string[]
  readonly styles?: readonly string[]
}

/** Returns the Content-Security-Policy: all our own, no other inline code, no eval, no frames, no text that becomes code. */
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
    // No text can become a page or a script any more; the one name makes the address of the service worker.
    'require-trusted-types-for': ["'script'"],
    'trusted-types': [TRUSTED_POLICY],
  }
  return Object.entries(directives)
    .map(([name, values]) => `${name} ${values.join(' ')}`)
    .join('; ')
}

/** The headers that mean something on any answer, a page or not. */
const EVERY_ANSWER = {
  'strict-transport-security': 'max-age=31536000; includeSubDomains',
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'no-referrer',
  'cross-origin-resource-policy': 'same-origin',
} as const

/** Returns the headers of every answer, pages and calls alike. */
export function securityHeaders(): Record<string, string> {
  return {
    ...EVERY_ANSWER,
    [POLICY]: contentSecurityPolicy(),
    'cross-origin-opener-policy': 'same-origin',
    'permissions-policy': 'camera=(self), microphone=(), geolocation=(), payment=(), usb=()',
  }
}

/** The headers of a file of the build: it is no page, and opened as one it may do nothing. A page asks for some twenty. */
const FILE_HEADERS = {
  ...EVERY_ANSWER,
  [POLICY]: "default-src 'none'; frame-ancestors 'none'",
} as const

/** Adds the headers to every answer; a policy that a page set itself stays. */
export function addSecurityHeaders(app: FastifyInstance): void {
  const headers = securityHeaders()
  app.addHook('onSend', async (request, reply) => {
    const own = reply.getHeader(POLICY)
    void reply.headers(request.url.startsWith(BUILD_FILES) ? FILE_HEADERS : headers)
    if (own !== undefined) void reply.header(POLICY, own)
  })
}
