import type { GeschrevenPagina } from '../../apps/web/src/app/schrijf-pagina.tsx'

/** The parts that every written page has and that the build makes once per page. */
export interface Omslag {
  /** The meta tags and icon links of the app's own page; the server fills in some of them. */
  readonly metas: string
  /** All style rules that the page needs. */
  readonly stijl: string
  /** The font of its first words, which is fetched at once. */
  readonly lettertype: string
  /** The script that runs before the first paint and sets the theme. */
  readonly begin: string
  /** The script that waits until somebody asks for the app. */
  readonly takeOver: string
  /** What the app itself starts with, for `takeOver`. */
  readonly app: object
}

/** Placeholder where the server fills in the address that the visitor used. */
export const HERKOMST = '{{herkomst}}'

/** Placeholder where the server names the same page on the other host, once it knows both. */
export const ANDERE_TALEN = '{{andere-talen}}'

const ESCAPES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
}

const tekst = (waarde: string): string => waarde.replace(/[&<>"]/g, (teken) => ESCAPES[teken] ?? '')

/** Returns data to put inside a page, escaped so that no text in it can end the element. */
const data = (waarde: object): string => JSON.stringify(waarde).replaceAll('<', String.raw`\u003c`)

/** Puts code or rules inside a page; throws where they would end the element early, which is a fault of the build. */
function binnen(element: 'style' | 'script', bron: string): string {
  if (bron.toLowerCase().includes(`</${element}`))
    throw new Error(`de ${element} van een pagina eindigt te vroeg`)
  return `<${element}>${bron}</${element}>`
}

/** Returns the tags for how a link to this page looks where people share it. */
function deelbaar({ titel, omschrijving, pad, taal }: GeschrevenPagina): string {
  const velden = {
    'og:type': 'website',
    'og:site_name': 'Letterhaven',
    'og:title': titel,
    'og:description': omschrijving,
    'og:url': `${HERKOMST}${pad}`,
    'og:locale': taal.replace('-', '_'),
    'og:image': `${HERKOMST}/deelbeeld.jpg`,
    'og:image:width': '1200',
    'og:image:height': '630',
    'og:image:alt': 'Dieren bouwen op een kade met letterblokken het woord haven.',
  }
  return Object.entries(velden)
    .map(([naam, waarde]) => `<meta property="${naam}" content="${tekst(waarde)}">`)
    .join('')
}

/** Makes the whole page as the server sends it: it can be read without any script and is painted in one go. */
export function makeHtml(pagina: GeschrevenPagina, omslag: Omslag): string {
  const { taal, titel, omschrijving, pad, inhoud } = pagina
  return [
    `<!doctype html><html lang="${tekst(taal)}"><head>`,
    omslag.metas,
    `<title>${tekst(titel)}</title><meta name="description" content="${tekst(omschrijving)}">`,
    `<link rel="canonical" href="${HERKOMST}${tekst(pad)}"><meta name="robots" content="index, follow">`,
    ANDERE_TALEN,
    deelbaar(pagina),
    binnen('script', omslag.begin),
    `<link rel="preload" href="${omslag.lettertype}" as="font" type="font/woff2" crossorigin>`,
    binnen('style', omslag.stijl),
    `</head><body><div id="app">${inhoud}</div>`,
    `<script type="application/json" id="app-bestanden">${data(omslag.app)}</script>`,
    binnen('script', omslag.takeOver),
    `</body></html>`,
  ].join('\n')
}
