import { createHash } from 'node:crypto'
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { contentSecurityPolicy } from './security-headers.ts'

/** A page as it goes out, with the policy that names what is inside it. */
export interface Page {
  readonly html: string
  readonly policy: string
}

/** The pages that the build wrote out, by their address and the variant of the host. */
export interface WrittenPages {
  find(path: string, variant: string): Page | null
  /** Where a short address leads; null for any other. */
  redirect(path: string): string | null
}

type Fill = (html: string) => string

const hashesOf = (html: string, inside: RegExp): string[] =>
  [...html.matchAll(inside)].map(
    ([, source = '']) => `sha256-${createHash('sha256').update(source).digest('base64')}`,
  )

/** Reads the hashes off the page itself, so that they cannot differ from what is in it. */
export function policyOf(html: string): string {
  return contentSecurityPolicy({
    scripts: hashesOf(html, /<script>(.*?)<\/script>/gs),
    styles: hashesOf(html, /<style>(.*?)<\/style>/gs),
  })
}

function readList(folder: string): {
  paginas: Record<string, Record<string, string>>
  doorverwijzingen: Record<string, string>
} {
  const file = join(folder, 'lijst.json')
  if (!existsSync(file)) return { paginas: {}, doorverwijzingen: {} }
  return JSON.parse(readFileSync(file, 'utf8')) as ReturnType<typeof readList>
}

/** Reads every written page once, `fill` puts in what differs per installation. */
export function readWrittenPages(root: string, fill: Fill): WrittenPages {
  const folder = join(root, 'paginas')
  const { paginas, doorverwijzingen } = readList(folder)
  const pages = new Map<string, Page>()
  for (const [path, variants] of Object.entries(paginas))
    for (const [variant, file] of Object.entries(variants)) {
      const html = fill(readFileSync(join(folder, file), 'utf8'))
      pages.set(`${variant} ${path}`, { html, policy: policyOf(html) })
    }
  const redirects = new Map(Object.entries(doorverwijzingen))
  return {
    find: (path, variant) => pages.get(`${variant} ${path}`) ?? null,
    redirect: (path) => redirects.get(path) ?? null,
  }
}
