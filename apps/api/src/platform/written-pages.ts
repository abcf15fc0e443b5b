import { createHash } from 'node:crypto'
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { createPack, type Pack } from './pack-page.ts'
import { contentSecurityPolicy } from './security-headers.ts'

/** A page as it is sent, with the policy that lists its inline content. */
export interface Page {
  readonly pack: Pack
  readonly policy: string
}

/** The pages that the build wrote out, by their address and the variant of the host. */
export interface WrittenPages {
  find(path: string, variant: string): Page | null
  /** Returns the app's own page; for some addresses it links to what they need first. */
  app(path: string): Page
  /** Returns where a short address leads; null for any other. */
  redirect(path: string): string | null
}

/** The address and variant of a page that the build wrote. */
export interface PagePlace {
  readonly path: string
  readonly variant: string
}

/** Fills in what differs per installation; the app's own page has no place. Nothing about a visitor goes into a page. */
type Fill = (html: string, place: PagePlace | null) => string

const hashesOf = (html: string, inside: RegExp): string[] =>
  [...html.matchAll(inside)].map(
    ([, source = '']) => `sha256-${createHash('sha256').update(source).digest('base64')}`,
  )

/** Returns the policy of a page. Reads the hashes off the page itself, so that they cannot differ from what is in it. */
export function policyOf(html: string): string {
  return contentSecurityPolicy({
    scripts: hashesOf(html, /<script>(.*?)<\/script>/gs),
    styles: hashesOf(html, /<style>(.*?)<\/style>/gs),
  })
}

/** What the build lists about the pages it wrote. */
interface List {
  readonly paginas: Readonly<Record<string, Readonly<Record<string, string>>>>
  readonly doorverwijzingen: Readonly<Record<string, string>>
  /** A pattern of an address, and the file with the app's own page for it. */
  readonly beginnen: readonly { readonly pad: string; readonly bestand: string }[]
}

const EMPTY: List = { paginas: {}, doorverwijzingen: {}, beginnen: [] }

function readList(folder: string): List {
  const file = join(folder, 'lijst.json')
  if (!existsSync(file)) return EMPTY
  return { ...EMPTY, ...(JSON.parse(readFileSync(file, 'utf8')) as Partial<List>) }
}

/** Reads every written page once; `fill` fills in what differs per installation. */
export function readWrittenPages(root: string, fill: Fill): WrittenPages {
  const folder = join(root, 'paginas')
  const { paginas, doorverwijzingen, beginnen } = readList(folder)
  const read = (file: string, place: PagePlace | null = null): Page => {
    const html = fill(readFileSync(file, 'utf8'), place)
    return { pack: createPack(html), policy: policyOf(html) }
  }
  const plain = read(join(root, 'index.html'))
  const starts = beginnen.map(({ pad, bestand }) => ({
    pattern: new RegExp(pad),
    page: read(join(folder, bestand)),
  }))
  const pages = new Map<string, Page>()
  for (const [path, variants] of Object.entries(paginas))
    for (const [variant, file] of Object.entries(variants))
      pages.set(`${variant} ${path}`, read(join(folder, file), { path, variant }))
  const redirects = new Map(Object.entries(doorverwijzingen))
  return {
    find: (path, variant) => pages.get(`${variant} ${path}`) ?? null,
    app: (path) => starts.find(({ pattern }) => pattern.test(path))?.page ?? plain,
    redirect: (path) => redirects.get(path) ?? null,
  }
}
