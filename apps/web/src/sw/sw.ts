import { addPlugins, matchPrecache, precacheAndRoute, type PrecacheEntry } from 'workbox-precaching'
import { NavigationRoute, registerRoute } from 'workbox-routing'
import { isVanOns } from '@letterhaven/contracts/van-ons'
import { isGeluidVan } from '@letterhaven/game-kit/spraak/bewijs'
import { MIS, tijdig } from '../shared/opslag/tijdig.ts'
import { openKast, type Kast } from './kast.ts'
import { isAndersDanHtml, isOnzePagina } from './onze-pagina.ts'

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

/**
 * The newest page when the server answers in time, else the page as it was kept: also where a filter, a proxy or a
 * hotspot answers in its place. Whoever has no kept page is shown what came.
 */
async function pagina(request: Request): Promise<Response> {
  const signal = AbortSignal.timeout(GEDULD_MS)
  const antwoord = await fetch(request, { signal }).catch(() => null)
  if (antwoord && (isOnzePagina(antwoord) || isAndersDanHtml(antwoord))) return antwoord
  const bewaard = await tijdig(matchPrecache('/index.html'))
  return (bewaard === MIS ? undefined : bewaard) ?? antwoord ?? Response.error()
}

registerRoute(
  new NavigationRoute(({ request }) => pagina(request), {
    denylist: [/^\/api\//, /^\/(?:healthz|readyz)$/],
  }),
)

/** Whether an answer is what its address promises. */
type Bewijs = (adres: string, antwoord: Response) => boolean | Promise<boolean>

/** What is kept of this, if it is what it should be: an older worker believed every 200. */
async function searchBewezen(
  kast: Kast,
  request: Request,
  bewijs: Bewijs,
): Promise<Response | undefined> {
  const bewaard = await kast.find(request)
  if (!bewaard || (await bewijs(request.url, bewaard))) return bewaard
  await kast.throwAway(request)
  return undefined
}

/** What asks, and what may go on after it was answered. */
interface Vraag {
  readonly request: Request
  readonly event: { waitUntil(werk: Promise<unknown>): void }
}

/** Fetches it anew; it is kept, if it is what it should be, while the page has it already. */
async function fetchAndSave(
  kast: Kast,
  { request, event }: Vraag,
  bewijs: Bewijs,
): Promise<Response> {
  const antwoord = await fetch(request)
  const kopie = antwoord.clone()
  const save = async (): Promise<void> => {
    if (await bewijs(request.url, kopie)) await kast.save(request, kopie)
  }
  // What breaks off on its way is kept by nobody; the page hears of it itself.
  event.waitUntil(save().catch(() => undefined))
  return antwoord
}

const plaatjes = openKast('plaatjes')
const isPlaatje: Bewijs = (_adres, antwoord) => isVanOns(antwoord, 'image/')

/** The kept picture at once, while a newer one is fetched for the next time. */
async function plaatje(vraag: Vraag): Promise<Response> {
  const bewaard = await searchBewezen(plaatjes, vraag.request, isPlaatje)
  const vers = fetchAndSave(plaatjes, vraag, isPlaatje)
  if (!bewaard) return vers
  // Before the page is answered: after that nothing keeps the worker awake for it.
  vraag.event.waitUntil(vers.catch(() => undefined))
  return bewaard
}

// Pictures of words: only those of taken that were played on this device.
registerRoute(
  ({ url, sameOrigin }) => sameOrigin && url.pathname.startsWith('/plaatjes/'),
  (vraag) => plaatje(vraag),
)

const geluiden = openKast('geluiden')

// What is said in the taken that were played on this device, where its own voice did not. A sound never changes under
// its name: what is kept is never asked for again.
registerRoute(
  ({ url, sameOrigin }) => sameOrigin && url.pathname.startsWith('/audio/'),
  async (vraag) =>
    (await searchBewezen(geluiden, vraag.request, isGeluidVan)) ??
    fetchAndSave(geluiden, vraag, isGeluidVan),
)

// The list names each file with its hash (vite.config.ts): the browser refuses any other. The page alone is filled in by
// the server, and says by its policy that it is ours.
addPlugins([
  {
    cacheWillUpdate: async ({ request, response }) => {
      const isPagina = new URL(request.url).pathname === '/index.html'
      return response.ok && (!isPagina || isOnzePagina(response)) ? response : null
    },
  },
])

// Everything that a leerling needs to play on without a network. Calls of the API are never kept.
// After the route for pages, so that every address is the newest page first.
precacheAndRoute(self.__WB_MANIFEST)

// The first visit counts too: what it still has to load may come from what was kept.
self.addEventListener('activate', (gebeurtenis) => gebeurtenis.waitUntil(self.clients.claim()))
