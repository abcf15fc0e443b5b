import type { ComponentType } from 'react'
import { SPEL_IDS } from '@letterhaven/contracts/spel-id'
import { spelRouteNaam, type SpelRouteNaam } from '../shared/routes/leerling-routes.ts'
import type { KlaarNaam, RouteNaam } from '../shared/routes/routes.ts'

type Laadt = () => Promise<ComponentType>

const later: Laadt = () => import('./paginas/later-page.tsx').then((m) => m.LaterPage)
const spel: Laadt = () => import('../features/spelen/spel-screen.tsx').then((m) => m.SpelScreen)

const spelPages = Object.fromEntries(SPEL_IDS.map((id) => [spelRouteNaam(id), spel])) as Record<
  SpelRouteNaam,
  Laadt
>

/** The finished pages, each in a chunk of its own; a finished route without one does not compile. */
const klaar: Record<KlaarNaam, Laadt> = {
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
  'dev-mail': () => import('../features/dev-mail/dev-mail-screen.tsx').then((m) => m.DevMailScreen),
  uitnodiging: () =>
    import('../features/inloggen/uitnodiging-screen.tsx').then((m) => m.UitnodigingScreen),
  'mijn-account': () =>
    import('../features/mijn-account/mijn-account-screen.tsx').then((m) => m.MijnAccountScreen),
  'a-groepen': () => import('../features/groepen/groepen-screen.tsx').then((m) => m.GroepenScreen),
  'a-edexml': () => import('../features/import/import-screen.tsx').then((m) => m.ImportScreen),
  'a-docenten': () =>
    import('../features/docenten/docenten-screen.tsx').then((m) => m.DocentenScreen),
  'a-prullenbak': () =>
    import('../features/prullenbak/prullenbak-screen.tsx').then((m) => m.PrullenbakScreen),
  'a-leerlingen-toevoegen': () =>
    import('../features/toevoegen/toevoegen-screen.tsx').then((m) => m.ToevoegenScreen),
  'a-zorgleerlingen': () =>
    import('../features/zorgleerlingen/zorgleerlingen-screen.tsx').then(
      (m) => m.ZorgleerlingenScreen,
    ),
  'a-schooljaar': () =>
    import('../features/jaarovergang/jaarovergang-screen.tsx').then((m) => m.JaarovergangScreen),
  'a-wachtwoorden': () =>
    import('../features/wachtwoorden/wachtwoorden-screen.tsx').then((m) => m.WachtwoordenScreen),
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
  'dev-spellen': () =>
    import('../features/dev-spellen/dev-spellen-screen.tsx').then((m) => m.DevSpellenScreen),
  'dev-ui': () => import('@letterhaven/ui/galerij/galerij.tsx').then((m) => m.Galerij),
  ...spelPages,
}

/** What loads a page. Pages still to come share one that says so. */
export function laadPage(naam: RouteNaam): Laadt {
  return (klaar as Partial<Record<RouteNaam, Laadt>>)[naam] ?? later
}
