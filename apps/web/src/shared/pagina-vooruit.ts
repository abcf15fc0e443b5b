import { enkel, type Stap } from './voorladen.ts'

/** How a file of the next page is asked for: scripts to be kept ready, the rest to be kept. */
const REL = 'link[rel="modulepreload"],link[rel="preload"],link[rel="stylesheet"]'

const adressenVan = (pagina: Document): Set<string> =>
  new Set([...pagina.querySelectorAll<HTMLLinkElement>(REL)].map(({ href }) => href))

/** Another page of ours, to be read and not shown: as the browser itself reads one, so that no text is made into a page here. */
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
 * Fetches the files that the page at this address begins with, without running any of them: the page
 * itself names them (rig/vooraf/begin-html.ts), so nobody keeps a second list.
 */
export async function fetchPaginaAhead(pad: string): Promise<readonly Stap[]> {
  const pagina = await readPagina(pad)
  // A hotspot's page is HTML as well, and what it names is not ours to fetch.
  if (!pagina.getElementById('app')) return []
  const bekend = adressenVan(document)
  const nieuw = [...pagina.querySelectorAll<HTMLLinkElement>(REL)].filter(
    ({ href }) => !bekend.has(href),
  )
  // All at once: to fetch costs the page nothing, and a turn for each would keep whoever taps waiting.
  return [enkel(() => Promise.all(nieuw.map(fetchAhead)))]
}

/** Done when it has come, or could not. */
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
