import fastifyStatic from '@fastify/static'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { alternateLinks, canonicalOrigin, type OwnHost } from './own-hosts.ts'
import type { Pack } from './pack-page.ts'
import { BUILD_FILES, POLICY } from './security-headers.ts'
import { readWrittenPages, type PagePlace } from './written-pages.ts'

const YEAR_SECONDS = 31_536_000
const FOUND = 302
/** The address under which the service worker keeps the app's own page. */
const APP_PAGE = '/index.html'
/** The placeholder for the origin in a written page. */
const ORIGIN = '{{herkomst}}'
const TAG_WITH_ORIGIN = /<[^<>]*\{\{herkomst\}\}[^<>]*>/g
/** The placeholder for links to the same page in the other wording. */
const ALTERNATES = '{{andere-talen}}'

/** Where the built web app is, and what its pages must be told. */
export interface WebApp {
  /** The folder that the build wrote. */
  readonly root: string
  /** Values for `<meta name="…" content>` of the pages: settings that differ per installation. */
  readonly meta: Readonly<Record<string, string>>
  /** Returns which of the written variants a host gets. */
  readonly variant: (host: string) => string
  /** The hosts by which search engines should know the pages; empty when none were configured. */
  readonly ownHosts: readonly OwnHost[]
}

/** Answers a path with a page; returns null when the path asks for a file that does not exist. */
export type SendPage = (
  request: FastifyRequest,
  reply: FastifyReply,
) => FastifyReply | Promise<FastifyReply> | null

/** Fills the meta tags of a page with the installation's own values. */
function fillMeta(html: string, meta: WebApp['meta']): string {
  let page = html
  for (const [name, value] of Object.entries(meta)) {
    const safe = value.replaceAll(/[^\w.,-]/g, '')
    page = page.replace(new RegExp(`(<meta name="${name}" content=")[^"]*(")`), `$1${safe}$2`)
  }
  return page
}

/**
 * Fills in the address of a written page and those of its other wordings. Without a host that was configured for it the page
 * gives no address: we do not repeat the name by which a visitor reached us, and a page that differs per visitor would have to
 * be packed for each.
 */
function fillAddress(
  html: string,
  { path, variant }: PagePlace,
  ownHosts: WebApp['ownHosts'],
): string {
  const origin = canonicalOrigin(ownHosts, variant)
  const named =
    origin === null ? html.replaceAll(TAG_WITH_ORIGIN, '') : html.replaceAll(ORIGIN, origin)
  return named.replace(ALTERNATES, alternateLinks(ownHosts, path))
}

/** Tells whether a path asks for a file rather than a page. */
const looksLikeFile = (path: string): boolean => path !== APP_PAGE && /\.\w{2,5}$/.test(path)

const withoutSlash = (path: string): string => path.replace(/(.)\/$/, '$1')

async function serveFiles(app: FastifyInstance, root: string): Promise<void> {
  await app.register(fastifyStatic, {
    root,
    index: false,
    wildcard: false,
    preCompressed: true,
    globIgnore: ['index.html*', 'paginas/**', '.vite/**', '**/*.br', '**/*.gz'],
    setHeaders: (response, file) => {
      const isHashed = file.includes(BUILD_FILES)
      void response.header(
        'cache-control',
        isHashed ? `public, max-age=${YEAR_SECONDS}, immutable` : 'no-cache',
      )
    },
  })
}

/**
 * Serves the built files (files with hashed names for a year, the rest checked each time) and pages: those that the build wrote
 * out, in the wording of the host, and for any other path the page of the app, which decides itself what to show there.
 */
export async function addWebApp(app: FastifyInstance, web: WebApp): Promise<SendPage> {
  const written = readWrittenPages(web.root, (html, place) => {
    const page = fillMeta(html, web.meta)
    return place ? fillAddress(page, place, web.ownHosts) : page
  })
  await serveFiles(app, web.root)
  return (request, reply) => {
    const path = withoutSlash(request.url.split('?', 1)[0] ?? '/')
    const target = written.redirect(path)
    if (target) return reply.redirect(target, FOUND)
    if (looksLikeFile(path)) return null
    const variant = web.variant(request.host)
    const page = written.find(path, variant) ?? written.app(path)
    void reply.type('text/html; charset=utf-8').header('cache-control', 'no-cache')
    void reply.header(POLICY, page.policy)
    return sendPacked(page.pack, request, reply)
  }
}

async function sendPacked(
  pack: Pack,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<FastifyReply> {
  const { body, encoding } = await pack(request.headers['accept-encoding'] ?? '')
  if (encoding) void reply.header('content-encoding', encoding)
  return reply.header('vary', 'accept-encoding').send(body)
}
