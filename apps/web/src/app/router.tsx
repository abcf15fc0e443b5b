import {
  createRootRoute,
  createRoute,
  createRouter,
  lazyRouteComponent,
  redirect,
  type AnyRoute,
} from '@tanstack/react-router'
import { woordkeus } from '../shared/woordkeus.tsx'
import { INTERN_GROEPENWOORD, vulPad } from '../shared/routes/pad.ts'
import { REDIRECTS, ROUTE_NAMEN, routeVan, type RouteNaam } from '../shared/routes/routes.ts'
import type { LayoutNaam } from '../shared/routes/route-def.ts'
import { bestaatHier } from '../shared/routes/bestaat-hier.ts'
import { leesZoek, schrijfZoek } from '../shared/routes/zoekparam.ts'
import { bewaak } from './bewaak.ts'
import { metGroepenwoord } from '../shared/routes/groepenwoord.ts'
import { RootLayout } from './layouts/root-layout.tsx'
import { laadPage } from './pages.ts'
import { FoutPage } from './paginas/fout-page.tsx'
import { NietGevondenPage } from './paginas/niet-gevonden-page.tsx'
import { WachtPage } from './paginas/wacht-page.tsx'

const root = createRootRoute({ component: RootLayout, notFoundComponent: NietGevondenPage })

const layoutRoute = (naam: LayoutNaam, component: ReturnType<typeof lazyRouteComponent>) =>
  createRoute({ getParentRoute: () => root, id: naam, component })

const layouts: Record<LayoutNaam, AnyRoute> = {
  site: layoutRoute(
    'site',
    lazyRouteComponent(() => import('./layouts/site-layout.tsx'), 'SiteLayout'),
  ),
  auth: layoutRoute(
    'auth',
    lazyRouteComponent(() => import('./layouts/auth-layout.tsx'), 'AuthLayout'),
  ),
  admin: layoutRoute(
    'admin',
    lazyRouteComponent(() => import('./layouts/admin-layout.tsx'), 'AdminLayout'),
  ),
  kantoor: layoutRoute(
    'kantoor',
    lazyRouteComponent(() => import('./layouts/kantoor-layout.tsx'), 'KantoorLayout'),
  ),
  leerling: layoutRoute(
    'leerling',
    lazyRouteComponent(() => import('./layouts/leerling-layout.tsx'), 'LeerlingLayout'),
  ),
  kaal: layoutRoute(
    'kaal',
    lazyRouteComponent(() => import('./layouts/kaal-layout.tsx'), 'KaalLayout'),
  ),
}

/** From the table's notation to the router's. */
const routerPad = (path: string): string =>
  path.replace('{groepenwoord}', INTERN_GROEPENWOORD).replace(/\{(\w+)\}/g, '$$$1')

function pageRoute(naam: RouteNaam): AnyRoute {
  const { path, layout } = routeVan(naam)
  return createRoute({
    getParentRoute: () => layouts[layout],
    path: routerPad(path),
    beforeLoad: bewaak(naam),
    component: lazyRouteComponent(() =>
      laadPage(naam)().then((component) => ({ default: component })),
    ),
  })
}

const redirectRoutes = REDIRECTS.map(({ path, naar }) =>
  createRoute({
    getParentRoute: () => root,
    path: routerPad(path),
    beforeLoad: ({ params }: { params: Record<string, string> }) => {
      throw redirect({ to: vulPad(routeVan(naar).path, params) as '/', replace: true })
    },
  }),
)

const layoutNamen = Object.keys(layouts) as LayoutNaam[]
const routeTree = root.addChildren([
  ...redirectRoutes,
  ...layoutNamen.map((layout) =>
    layouts[layout].addChildren(
      ROUTE_NAMEN.filter((naam) => routeVan(naam).layout === layout && bestaatHier(naam)).map(
        pageRoute,
      ),
    ),
  ),
])

const metWoord = (url: URL, woord: string): URL => {
  url.pathname = metGroepenwoord(url.pathname, woord)
  return url
}

/** The router of the product. Addresses use the host's word for groups; the tree knows one. */
export const router = createRouter({
  routeTree,
  rewrite: {
    input: ({ url }) => metWoord(url, INTERN_GROEPENWOORD),
    output: ({ url }) => metWoord(url, woordkeus.groepenpad),
  },
  parseSearch: leesZoek,
  stringifySearch: schrijfZoek,
  defaultPreload: 'intent',
  // The router itself never scrolls: volg-navigatie.ts does, by the product's own rule.
  scrollRestoration: () => false,
  defaultErrorComponent: FoutPage,
  defaultPendingComponent: WachtPage,
  defaultPendingMs: 150,
  defaultPendingMinMs: 0,
  trailingSlash: 'never',
})
