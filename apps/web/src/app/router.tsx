import {
  createRootRoute,
  createRoute,
  createRouter,
  lazyRouteComponent,
  redirect,
  type AnyRoute,
} from '@tanstack/react-router'
import { woordkeus } from '../shared/woordkeus.tsx'
import { INTERN_GROEPENWOORD, fillPad } from '../shared/routes/pad.ts'
import { REDIRECTS, ROUTE_NAMEN, routeVan, type RouteNaam } from '../shared/routes/routes.ts'
import type { LayoutNaam } from '../shared/routes/route-def.ts'
import { bestaatHier } from '../shared/routes/bestaat-hier.ts'
import { readZoek, writeZoek } from '../shared/routes/zoekparam.ts'
import { offlineFout } from '../shared/api/api-fout.ts'
import { bewaak } from './bewaak.ts'
import { metGroepenwoord } from '../shared/routes/groepenwoord.ts'
import { RootLayout } from './layouts/root-layout.tsx'
import { loadPage } from './pages.ts'
import { FoutPage } from './paginas/fout-page.tsx'
import { WachtPage } from './paginas/wacht-page.tsx'

/**
 * Loads the files of a page. Without a network that fails, and the router would reload the whole page, which fails too: instead
 * an error page says so. With a network, the files are of an older release and a reload helps.
 */
async function retrieve<T>(bestanden: Promise<T>): Promise<T> {
  try {
    return await bestanden
  } catch (oorzaak) {
    throw navigator.onLine ? oorzaak : offlineFout()
  }
}

const NietGevondenPage = lazyRouteComponent(
  () => retrieve(import('./paginas/geen-pagina.tsx')),
  'NietGevondenPage',
)

const LAYOUTS: Record<LayoutNaam, ReturnType<typeof lazyRouteComponent>> = {
  site: lazyRouteComponent(() => retrieve(import('./layouts/site-layout.tsx')), 'SiteLayout'),
  auth: lazyRouteComponent(() => retrieve(import('./layouts/auth-layout.tsx')), 'AuthLayout'),
  account: lazyRouteComponent(
    () => retrieve(import('./layouts/account-layout.tsx')),
    'AccountLayout',
  ),
  admin: lazyRouteComponent(() => retrieve(import('./layouts/admin-layout.tsx')), 'AdminLayout'),
  kantoor: lazyRouteComponent(
    () => retrieve(import('./layouts/kantoor-layout.tsx')),
    'KantoorLayout',
  ),
  leerling: lazyRouteComponent(
    () => retrieve(import('./layouts/leerling-layout.tsx')),
    'LeerlingLayout',
  ),
  kaal: lazyRouteComponent(() => retrieve(import('./layouts/kaal-layout.tsx')), 'KaalLayout'),
}
const LAYOUT_NAMEN = Object.keys(LAYOUTS) as LayoutNaam[]

/** Translates the table's notation into the router's. */
const routerPad = (path: string): string =>
  path.replace('{groepenwoord}', INTERN_GROEPENWOORD).replace(/\{(\w+)\}/g, '$$$1')

function pageRoute(layout: AnyRoute, naam: RouteNaam): AnyRoute {
  return createRoute({
    getParentRoute: () => layout,
    path: routerPad(routeVan(naam).path),
    beforeLoad: bewaak(naam),
    component: lazyRouteComponent(() =>
      retrieve(loadPage(naam)()).then((component) => ({ default: component })),
    ),
  })
}

/** Makes a layout with all its pages that exist on this host. */
function layoutRoute(root: AnyRoute, naam: LayoutNaam): AnyRoute {
  const layout = createRoute({ getParentRoute: () => root, id: naam, component: LAYOUTS[naam] })
  const paginas = ROUTE_NAMEN.filter((pagina) => routeVan(pagina).layout === naam)
  return layout.addChildren(
    paginas.filter(bestaatHier).map((pagina) => pageRoute(layout as AnyRoute, pagina)),
  )
}

const redirectRoute = (root: AnyRoute, { path, naar }: (typeof REDIRECTS)[number]): AnyRoute =>
  createRoute({
    getParentRoute: () => root,
    path: routerPad(path),
    beforeLoad: ({ params }: { params: Record<string, string> }) => {
      throw redirect({ to: fillPad(routeVan(naar).path, params) as '/', replace: true })
    },
  })

function makeTree() {
  const root = createRootRoute({ component: RootLayout, notFoundComponent: NietGevondenPage })
  return root.addChildren([
    ...REDIRECTS.map((doorverwijzing) => redirectRoute(root, doorverwijzing)),
    ...LAYOUT_NAMEN.map((naam) => layoutRoute(root, naam)),
  ])
}

const metWoord = (url: URL, woord: string): URL => {
  url.pathname = metGroepenwoord(url.pathname, woord)
  return url
}

/** How long a page may take to load before something is shown in its place. */
export const GEDULD_MS = 150

/** Makes the router of the product, once. Addresses use the host's word for groups; the tree knows only one. */
export const makeRouter = () =>
  createRouter({
    routeTree: makeTree(),
    rewrite: {
      input: ({ url }) => metWoord(url, INTERN_GROEPENWOORD),
      output: ({ url }) => metWoord(url, woordkeus.groepenpad),
    },
    parseSearch: readZoek,
    stringifySearch: writeZoek,
    defaultPreload: 'intent',
    // The router itself never scrolls: follow-navigatie.ts does, by the product's own rules.
    scrollRestoration: () => false,
    defaultErrorComponent: FoutPage,
    defaultPendingComponent: WachtPage,
    defaultPendingMs: GEDULD_MS,
    defaultPendingMinMs: 0,
    trailingSlash: 'never',
  })

export type Router = ReturnType<typeof makeRouter>
