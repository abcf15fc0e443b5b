import { matchPrecache, precacheAndRoute, type PrecacheEntry } from 'workbox-precaching'
import { NavigationRoute, registerRoute } from 'workbox-routing'
import { MIS, tijdig } from '../shared/opslag/tijdig.ts'
import { openKast } from './kast.ts'

/** The part of a service worker's global scope that is used here. */
interface Werker {
  readonly __WB_MANIFEST: PrecacheEntry[]
  readonly clients: { claim(): Promise<void> }
  addEventListener(
    soort: 'activate',
    luisteraar: (gebeurtenis: { waitUntil(werk: Promise<unknown>): void }) => void,
  ): void
}
declare const self: Werker

/** How long a page may take before the kept one is shown. */
const GEDULD_MS = 4000

/** The newest page when the server answers in time, else the page as it was kept. */
async function pagina(request: Request): Promise<Response> {
  try {
    const antwoord = await fetch(request, { signal: AbortSignal.timeout(GEDULD_MS) })
    if (antwoord.status < 500) return antwoord
  } catch {
    // No network, or too slow: the kept page below.
  }
  const bewaard = await tijdig(matchPrecache('/index.html'))
  return (bewaard === MIS ? undefined : bewaard) ?? Response.error()
}

registerRoute(
  new NavigationRoute(({ request }) => pagina(request), {
    denylist: [/^\/api\//, /^\/(?:healthz|readyz)$/],
  }),
)

const plaatjes = openKast('plaatjes')
const geluiden = openKast('geluiden')

/** The kept picture at once, while a newer one is fetched for the next time. */
async function plaatje(request: Request): Promise<Response> {
  const bewaard = await plaatjes.zoek(request)
  const vers = fetch(request).then(async (antwoord) => {
    if (antwoord.ok) await plaatjes.bewaar(request, antwoord.clone())
    return antwoord
  })
  if (!bewaard) return vers
  vers.catch(() => undefined)
  return bewaard
}

// Pictures of words: only those of taken that were played on this device.
registerRoute(
  ({ url, sameOrigin }) => sameOrigin && url.pathname.startsWith('/plaatjes/'),
  ({ request }) => plaatje(request),
)

/** A sound never changes under its name: what is kept is never asked for again. */
async function geluid(request: Request): Promise<Response> {
  const bewaard = await geluiden.zoek(request)
  if (bewaard) return bewaard
  const antwoord = await fetch(request)
  if (antwoord.ok) await geluiden.bewaar(request, antwoord.clone())
  return antwoord
}

// What is said in the taken that were played on this device, where its own voice did not.
registerRoute(
  ({ url, sameOrigin }) => sameOrigin && url.pathname.startsWith('/audio/'),
  ({ request }) => geluid(request),
)

// Everything that a leerling needs to play on without a network. Calls of the API are never kept.
// After the route for pages, so that every address is the newest page first.
precacheAndRoute(self.__WB_MANIFEST)

// The first visit counts too: what it still has to load may come from what was kept.
self.addEventListener('activate', (gebeurtenis) => gebeurtenis.waitUntil(self.clients.claim()))
