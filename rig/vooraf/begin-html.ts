import { GROEPENWOORDEN } from '../../apps/web/src/shared/routes/pad.ts'
import { routeVan } from '../../apps/web/src/shared/routes/routes.ts'
import type { SchetsNaam } from '../../apps/web/src/app/schrijf-pagina.tsx'
import type { Begin as BeginVanPagina } from '../../apps/web/src/vooraf/begin.ts'
import type { Begin } from './begin-lijst.ts'
import { bestandenVan, type Manifest } from './bestanden.ts'

/** Returns the addresses of a page as a pattern, with a named group for each of its parameters except `groepenwoord`. */
export function patroonVan(path: string): string {
  const deel = path.replace(/\{(\w+)\}/g, (_, naam: string) =>
    naam === 'groepenwoord' ? `(?:${GROEPENWOORDEN.join('|')})` : `(?<${naam}>[^/]+)`,
  )
  return `^${deel}/?$`
}

/** How the browser is asked to fetch a file ahead of time: in the same way as the build's own links, or it is fetched twice. */
const LINKS: Readonly<Record<string, (href: string) => string>> = {
  js: (href) => `<link rel="modulepreload" crossorigin href="${href}">`,
  // Style sheets are small and needed only once the scripts have arrived, so the largest scripts may go first.
  css: (href) => `<link rel="preload" as="style" crossorigin fetchpriority="low" href="${href}">`,
  svg: (href) => `<link rel="preload" as="image" href="${href}">`,
}

/** A sketch cannot be drawn without its style sheet, so this one is not merely preloaded. */
const stijlVan = (href: string): string => `<link rel="stylesheet" crossorigin href="${href}">`

function linkNaar(href: string): string {
  const link = LINKS[href.split('.').at(-1) ?? '']
  if (!link) throw new Error(`${href} kan niet vooruit gehaald worden`)
  return link(href)
}

/** Finds the built file of a font or picture by its name, which is followed by the hash from the build. */
function findBestand(manifest: Manifest, naam: string): string {
  const hoort = new RegExp(`^assets/${naam}-[^/]{8}\\.(?:svg|woff2)$`)
  const alles = Object.values(manifest).flatMap(({ file, assets = [] }) => [file, ...assets])
  const file = alles.find((kandidaat) => hoort.test(kandidaat))
  if (!file) throw new Error(`de bouw heeft geen ${naam}`)
  return `/${file}`
}

/** What the build has made. */
interface Bouwsel {
  /** The app's own page, the same for every address. */
  readonly appPagina: string
  readonly manifest: Manifest
  readonly schetsen: Readonly<Record<SchetsNaam, string>>
  /** Returns the rules in a built file, by its address. */
  readonly readStijl: (href: string) => string
}

const STIJL = /<link rel="stylesheet" crossorigin href="([^"]+)">\s*/g
const SCRIPT = /<script type="module" crossorigin src="([^"]+)"><\/script>\s*/
const VOORUIT = /<link rel="modulepreload" crossorigin href="([^"]+)">\s*/g

const adressenIn = (html: string, link: RegExp): string[] =>
  [...html.matchAll(link)].map(([, href = '']) => href)

/**
 * Makes the page for visitors of whom this device holds nothing yet: it is drawn from this one response, and fetches the app
 * only once it has been drawn.
 */
function zonderWachten(html: string, begin: BeginVanPagina, readStijl: Bouwsel['readStijl']) {
  const script = SCRIPT.exec(html)?.[1]
  if (script === undefined) throw new Error('de pagina heeft geen script dat de app begint')
  const stijlen = adressenIn(html, STIJL)
  const regels = `<style>${stijlen.map(readStijl).join('')}</style>`
  const kaal = html.replace(SCRIPT, '').replaceAll(VOORUIT, '').replaceAll(STIJL, '')
  return {
    html: kaal.replace('</head>', () => `${regels}\n</head>`),
    begin: { ...begin, app: { script, stijlen, vooruit: adressenIn(html, VOORUIT) } },
  }
}

/** Makes the app's page for one address: with links to what its first view needs, and the calls that it starts with. */
export function makeBeginHtml(
  { appPagina, manifest, schetsen, readStijl }: Bouwsel,
  { route, modules, bestanden, roept, schets }: Begin,
): string {
  const { scripts, stijlen } = bestandenVan(manifest, modules)
  const gevonden = bestanden.map((naam) => findBestand(manifest, naam))
  const letters = gevonden.filter((href) => href.endsWith('.woff2'))
  const beelden = gevonden.filter((href) => !letters.includes(href))
  const nieuw = (href: string): boolean => !appPagina.includes(href)
  const vanSchets = schets ? bestandenVan(manifest, schets.modules).stijlen : []
  const regels = stijlen
    .filter(nieuw)
    .map((href) => (vanSchets.includes(href) ? stijlVan(href) : linkNaar(href)))
  const links = [...scripts, ...beelden].filter(nieuw).map(linkNaar)
  const pad = patroonVan(routeVan(route).path)
  const begin: BeginVanPagina = {
    pad,
    roept: roept.map(({ path }) => path),
    letters,
    ...(schets ? { schets: schets.voor } : {}),
  }
  const pagina = appPagina
    .replace('</head>', () => `${[...regels, ...links].join('\n')}\n</head>`)
    .replace('<div id="app">', (app) =>
      schets ? `<div id="schets">${schetsen[schets.naam]}</div>${app}` : app,
    )
  return schets?.voor === 'uitgelogd'
    ? metBegin(zonderWachten(pagina, begin, readStijl))
    : metBegin({ html: pagina, begin })
}

/** Puts what the first script needs to know before that script. */
function metBegin({ html, begin }: { html: string; begin: BeginVanPagina }): string {
  const data = `<script type="application/json" id="begin">${JSON.stringify(begin)}</script>`
  return html.replace('<script>', () => `${data}<script>`)
}
