import { enkel, type Stap } from './voorladen.ts'

/** The links by which a page asks for its files: scripts, preloads and style sheets. */
const REL = 'link[rel="modulepreload"],link[rel="preload"],link[rel="stylesheet"]'

const adressenVan = (pagina: Document): Set<string> =>
  new Set([...pagina.querySelectorAll<HTMLLinkElement>(REL)].map(({ href }) => href))

/** Reads another page of ours without showing it. The browser itself parses it, so that no text is made into a page here. */
function readPagina(pad: string): Promise<Document> {
  const vraag = new XMLHttpRequest()
  vraag.open('GET', pad)
  vraag.responseType = 'document'
  vraag.setRequestHeader('accept', 'text/html')
  return new Promise((klaar, mis) => {
    vraag.addEventListener('loadend', () => {
      if (vraag.status === 200 && vraag.responseXML) klaar(vraag.responseXML)
      else mis(new Error('no page'))
    })
    vraag.send()
  })
}

/**
 * Fetches the files that the page at this address begins with, without running any of them. The page itself names them
 * (rig/vooraf/begin-html.ts), so nobody maintains a second list.
 */
export async function fetchPaginaAhead(pad: string): Promise<readonly Stap[]> {
  const pagina = await readPagina(pad)
  // A hotspot's page is HTML as well, and the files that it names must not be fetched.
  if (!pagina.getElementById('app')) return []
  const bekend = adressenVan(document)
  const nieuw = [...pagina.querySelectorAll<HTMLLinkElement>(REL)].filter(
    ({ href }) => !bekend.has(href),
  )
  // All files at once: fetching costs the page nothing, and one turn per file would keep a user who taps waiting.
  return [enkel(() => Promise.all(nieuw.map(fetchAhead)))]
}

/** Resolves when the file has arrived, or could not be fetched. */
function fetchAhead(bron: HTMLLinkElement): Promise<void> {
  const link = document.createElement('link')
  const isScript = bron.rel === 'modulepreload'
  Object.assign(link, {
    rel: isScript ? 'modulepreload' : 'prefetch',
    crossOrigin: bron.crossOrigin,
    href: bron.href,
  })
  return new Promise((klaar) => {
    link.addEventListener('load', () => klaar())
    link.addEventListener('error', () => klaar())
    document.head.append(link)
  })
}
