import type { ComponentType } from 'react'
import { SPEL_IDS } from '@letterhaven/contracts/spel-id'
import { spelRouteNaam, type SpelRouteNaam } from '../shared/routes/leerling-routes.ts'
import { routeVan, type KlaarNaam, type RouteNaam } from '../shared/routes/routes.ts'
import type { Laadt } from './laadt.ts'
import type { ZeldenNaam } from './zelden-pages.ts'

const later: Laadt = () => import('./paginas/later-page.tsx').then((m) => m.LaterPage)
const spel: Laadt = () => import('../features/spelen/spel-screen.tsx').then((m) => m.SpelScreen)

const spelPages = Object.fromEntries(SPEL_IDS.map((id) => [spelRouteNaam(id), spel])) as Record<
  SpelRouteNaam,
  Laadt
>

/** The finished pages, each in a chunk of its own; a finished route that is in neither list does not compile. */
const vaak: Record<Exclude<KlaarNaam, ZeldenNaam>, Laadt> = {
  home: () => import('../site/home-page.tsx').then((m) => m.HomePage),
  colofon: () => import('../site/colofon-page.tsx').then((m) => m.ColofonPage),
  demo: () => import('../features/proberen/demo-screen.tsx').then((m) => m.DemoScreen),
  login: () => import('../features/inloggen/login-screen.tsx').then((m) => m.LoginScreen),
  'login-klas': () =>
    import('../features/inloggen/leerling/klas-screen.tsx').then((m) => m.KlasScreen),
  'login-sso': () =>
    import('../features/inloggen/login-sso-screen.tsx').then((m) => m.LoginSsoScreen),
  'wachtwoord-aanvragen': () =>
    import('../features/inloggen/aanvragen-screen.tsx').then((m) => m.AanvragenScreen),
  'wachtwoord-herstellen': () =>
    import('../features/inloggen/herstellen-screen.tsx').then((m) => m.HerstellenScreen),
  uitnodiging: () =>
    import('../features/inloggen/uitnodiging-screen.tsx').then((m) => m.UitnodigingScreen),
  'mijn-account': () =>
    import('../features/mijn-account/mijn-account-screen.tsx').then((m) => m.MijnAccountScreen),
  'a-groepen': () => import('../features/groepen/groepen-screen.tsx').then((m) => m.GroepenScreen),
  'a-groep': () => import('../features/groepen/groep-screen.tsx').then((m) => m.GroepScreen),
  'a-groep-voortgang': () =>
    import('../features/voortgang/groep-voortgang-screen.tsx').then((m) => m.GroepVoortgangScreen),
  'a-leerling': () =>
    import('../features/voortgang/leerling-screen.tsx').then((m) => m.LeerlingScreen),
  'a-leerling-voortgang': () =>
    import('../features/voortgang/leerling-voortgang-screen.tsx').then(
      (m) => m.LeerlingVoortgangScreen,
    ),
  'l-landkaart': () =>
    import('../features/landkaart/landkaart-screen.tsx').then((m) => m.LandkaartScreen),
  'l-somvenster': () =>
    import('../features/landkaart/somvenster-screen.tsx').then((m) => m.SomvensterScreen),
  'l-methodetoets': () =>
    import('../features/methodetoets/methodetoets-screen.tsx').then((m) => m.MethodetoetsScreen),
  'l-eigen-plek': () =>
    import('../features/landkaart/plek/plek-screen.tsx').then((m) => m.PlekScreen),
  ...spelPages,
}

const zelden = async (naam: RouteNaam): Promise<ComponentType> => {
  const { zeldenPages } = await import('./zelden-pages.ts')
  return zeldenPages[naam as ZeldenNaam]()
}

/** Returns what loads a page. Pages that are still to come share one that says so. */
export function loadPage(naam: RouteNaam): Laadt {
  if (routeVan(naam).status !== 'klaar') return later
  return (vaak as Partial<Record<RouteNaam, Laadt>>)[naam] ?? (() => zelden(naam))
}
