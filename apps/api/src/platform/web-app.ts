import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import fastifyStatic from '@fastify/static'
import type { FastifyInstance } from 'fastify'

const YEAR_SECONDS = 31_536_000

/** Where the built web app is and what its page must be told. */
export interface WebApp {
  /** The folder that the build wrote. */
  readonly root: string
  /** Fills `<meta name="…" content>` of the page: settings that differ per installation. */
  readonly meta: Readonly<Record<string, string>>
}

/** The page with the installation's own values in its meta tags. */
function readPage({ root, meta }: WebApp): string {
  let page = readFileSync(join(root, 'index.html'), 'utf8')
  for (const [name, value] of Object.entries(meta)) {
    const safe = value.replaceAll(/[^\w.,-]/g, '')
    page = page.replace(new RegExp(`(<meta name="${name}" content=")[^"]*(")`), `$1${safe}$2`)
  }
  return page
}

/** A path that asks for a file rather than a page. */
const looksLikeFile = (path: string): boolean => /\.\w{2,5}$/.test(path)

/**
 * Serves the built files (hashed names for a year, the rest checked each time) and, for any other path
 * that is not a call, the page: the app itself decides what to show there.
 */
export async function addWebApp(
  app: FastifyInstance,
  web: WebApp,
): Promise<(path: string) => string | null> {
  const page = readPage(web)
  await app.register(fastifyStatic, {
    root: web.root,
    index: false,
    wildcard: false,
    preCompressed: true,
    globIgnore: ['index.html*', '.vite/**', '**/*.br', '**/*.gz'],
    setHeaders: (response, file) => {
      const isHashed = file.includes('/assets/')
      void response.header(
        'cache-control',
        isHashed ? `public, max-age=${YEAR_SECONDS}, immutable` : 'no-cache',
      )
    },
  })
  return (path) => (looksLikeFile(path) ? null : page)
}
