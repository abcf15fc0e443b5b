import { GROEPENWOORDEN } from '../../apps/web/src/shared/routes/pad.ts'
import { routeVan } from '../../apps/web/src/shared/routes/routes.ts'
import type { Begin } from './begin-lijst.ts'
import { bestandenVan, type Manifest } from './bestanden.ts'

/** The addresses of a page as a pattern, with a named group for each of its parameters. */
export function patroonVan(path: string): string {
  const deel = path.replace(/\{(\w+)\}/g, (_, naam: string) =>
    naam === 'groepenwoord' ? `(?:${GROEPENWOORDEN.join('|')})` : `(?<${naam}>[^/]+)`,
  )
  return `^${deel}/?$`
}

/** How the browser is asked for a file beforehand: as the build's own links ask, else it is fetched twice. */
const LINKS: Readonly<Record<string, (href: string) => string>> = {
  js: (href) => `<link rel="modulepreload" crossorigin href="${href}">`,
  // Small, and in use only when the scripts are here: the largest of those may go first.
  css: (href) => `<link rel="preload" as="style" crossorigin fetchpriority="low" href="${href}">`,
  svg: (href) => `<link rel="preload" as="image" href="${href}">`,
}

function linkNaar(href: string): string {
  const link = LINKS[href.split('.').at(-1) ?? '']
  if (!link) throw new Error(`${href} kan niet vooruit gehaald worden`)
  return link(href)
}

/** The built file of a face or picture: its name without the hash that the build gave it. */
function vindBestand(manifest: Manifest, naam: string): string {
  const hoort = new RegExp(`^assets/${naam}-[^/]{8}\\.(?:svg|woff2)$`)
  const alles = Object.values(manifest).flatMap(({ file, assets = [] }) => [file, ...assets])
  const file = alles.find((kandidaat) => hoort.test(kandidaat))
  if (!file) throw new Error(`de bouw heeft geen ${naam}`)
  return `/${file}`
}

/** The app's own page for one address: links to what its first view needs, and the calls it starts with. */
export function maakBeginHtml(
  appPagina: string,
  manifest: Manifest,
  { route, modules, bestanden, roept }: Begin,
): string {
  const { scripts, stijlen } = bestandenVan(manifest, modules)
  const gevonden = bestanden.map((naam) => vindBestand(manifest, naam))
  const letters = gevonden.filter((href) => href.endsWith('.woff2'))
  const beelden = gevonden.filter((href) => !letters.includes(href))
  const links = [...scripts, ...stijlen, ...beelden].filter((href) => !appPagina.includes(href))
  const pad = patroonVan(routeVan(route).path)
  const begin = { pad, roept: roept.map(({ path }) => path), letters }
  const data = `<script type="application/json" id="begin">${JSON.stringify(begin)}</script>`
  return appPagina
    .replace('<script>', () => `${data}<script>`)
    .replace('</head>', `${links.map(linkNaar).join('\n')}\n</head>`)
}
