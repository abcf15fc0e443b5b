import { prullenbakEndpoints } from '@letterhaven/contracts/endpoints/prullenbak'
import { aanbevelingenEndpoints } from '@letterhaven/contracts/endpoints/aanbevelingen'
import { accountgegevensEndpoints } from '@letterhaven/contracts/endpoints/accountgegevens'
import { licentieEndpoints } from '@letterhaven/contracts/endpoints/licentie'
import { docentenEndpoints } from '@letterhaven/contracts/endpoints/docenten'
import { zorgleerlingenEndpoints } from '@letterhaven/contracts/endpoints/zorgleerlingen'
import { dubbelenEndpoints } from '@letterhaven/contracts/endpoints/dubbelen'
import { jaarovergangEndpoints } from '@letterhaven/contracts/endpoints/jaarovergang'
import { importEndpoints } from '@letterhaven/contracts/endpoints/import'
import { authEndpoints } from '@letterhaven/contracts/endpoints/auth'
import { groepenEndpoints } from '@letterhaven/contracts/endpoints/groepen'
import { leerlingenEndpoints } from '@letterhaven/contracts/endpoints/leerlingen'
import { leerlingInloggenEndpoints } from '@letterhaven/contracts/endpoints/leerling-inloggen'
import { landkaartEndpoints } from '@letterhaven/contracts/endpoints/landkaart'
import { plekEndpoints } from '@letterhaven/contracts/endpoints/plek'
import { voortgangEndpoints } from '@letterhaven/contracts/endpoints/voortgang'
import type { Endpoint } from '@letterhaven/contracts/endpoint'
import { SPELBAAR, spelRouteNaam } from '../../apps/web/src/shared/routes/leerling-routes.ts'
import type { SchetsNaam } from '../../apps/web/src/app/schrijf-pagina.tsx'
import type { SchetsVoor } from '../../apps/web/src/vooraf/begin.ts'
import type { RouteNaam } from '../../apps/web/src/shared/routes/routes.ts'

/** A page on which a visit begins, with what is fetched while its first script is still loading. */
export interface Begin {
  readonly route: RouteNaam
  /** The modules it loads, by their path in the source. */
  readonly modules: readonly string[]
  /** The font of its first words and its largest pictures, by the start of their file names. */
  readonly bestanden: readonly string[]
  /** The calls of its first view; `{userId}` is the signed-in user. */
  readonly roept: readonly Endpoint[]
  /** What it shows before its first script has loaded, and to whom. */
  readonly schets?: {
    readonly naam: SchetsNaam
    readonly voor: SchetsVoor
    /** The modules whose rules draw it, by their path in the source. */
    readonly modules: readonly string[]
  }
}

const BALOO = 'baloo-2-latin-wght-normal'
const NUNITO = 'nunito-latin-wght-normal'
const ANDIKA = 'andika-latin-700-normal'
const DEUR = ['src/app/layouts/auth-layout.tsx', 'src/features/inloggen/login-screen.tsx']
const WERK = 'src/app/layouts/admin-layout.tsx'
const LEERLING = 'src/app/layouts/leerling-layout.tsx'
const KAART = 'src/features/landkaart/landkaart-screen.tsx'

const werk = (route: RouteNaam, scherm: string, ...roept: readonly Endpoint[]): Begin => ({
  route,
  modules: [WERK, `src/features/${scherm}`],
  bestanden: [NUNITO],
  roept: [authEndpoints.getAccount, ...roept],
  schets: { naam: 'werk', voor: 'ingelogd', modules: [WERK] },
})

/** Adds the list of pages that is loaded separately (app/zelden-pages.ts), so that it is fetched ahead as well. */
const beheer = (route: RouteNaam, scherm: string, ...roept: readonly Endpoint[]): Begin => {
  const begin = werk(route, scherm, ...roept)
  return { ...begin, modules: [...begin.modules, 'src/app/zelden-pages.ts'] }
}

const leerling = (route: RouteNaam, rest: Omit<Begin, 'route'>): Begin => ({
  ...rest,
  route,
  modules: [LEERLING, ...rest.modules],
})

/** The pages that start early. Any other page works as well, but starts a little later. */
export const BEGINNEN: readonly Begin[] = [
  {
    route: 'login',
    modules: DEUR,
    bestanden: [NUNITO],
    roept: [],
    schets: { naam: 'deur', voor: 'uitgelogd', modules: DEUR },
  },
  leerling('l-landkaart', {
    modules: [KAART],
    bestanden: [BALOO],
    roept: [landkaartEndpoints.getLandkaart],
    schets: { naam: 'kaart', voor: 'ingelogd', modules: [LEERLING, KAART] },
  }),
  leerling('l-somvenster', {
    modules: ['src/features/landkaart/somvenster-screen.tsx'],
    bestanden: [BALOO],
    roept: [landkaartEndpoints.getSomvenster],
  }),
  leerling('l-eigen-plek', {
    modules: ['src/features/landkaart/plek/plek-screen.tsx'],
    bestanden: [BALOO],
    roept: [plekEndpoints.getPlek],
  }),
  ...SPELBAAR.map((spel) =>
    leerling(spelRouteNaam(spel), {
      modules: ['src/features/spelen/spel-screen.tsx', `../../packages/games/src/${spel}/index.ts`],
      bestanden: [BALOO, ANDIKA],
      roept: [landkaartEndpoints.getTaak],
    }),
  ),
  werk('a-groepen', 'groepen/groepen-screen.tsx', groepenEndpoints.listGroepen),
  werk('a-groep', 'groepen/groep-screen.tsx', groepenEndpoints.getGroep),
  werk(
    'a-groep-voortgang',
    'voortgang/groep-voortgang-screen.tsx',
    voortgangEndpoints.getGroepVoortgang,
  ),
  werk(
    'a-leerling-voortgang',
    'voortgang/leerling-voortgang-screen.tsx',
    voortgangEndpoints.getLeerlingVoortgang,
  ),
  beheer('a-leerlingen', 'leerlingen/leerlingen-screen.tsx', leerlingenEndpoints.listLeerlingen),
  // Each look at secrets is recorded; the page uses the response to the call that its first script made.
  beheer(
    'a-wachtwoorden',
    'wachtwoorden/wachtwoorden-screen.tsx',
    leerlingInloggenEndpoints.listInloggers,
  ),
  beheer('a-leerlingen-toevoegen', 'toevoegen/toevoegen-screen.tsx', groepenEndpoints.getGroep),
  beheer('a-kinderen-toevoegen', 'kinderen/kinderen-screen.tsx', groepenEndpoints.getGroep),
  beheer('a-verhuistoken-inlezen', 'verhuizen/verhuizen-screen.tsx', groepenEndpoints.getGroep),
  beheer('a-edexml', 'import/import-screen.tsx', importEndpoints.listImports),
  beheer(
    'a-schooljaar',
    'jaarovergang/jaarovergang-screen.tsx',
    jaarovergangEndpoints.getJaarovergang,
  ),
  beheer('a-dubbel', 'dubbelen/dubbelen-screen.tsx', dubbelenEndpoints.listDubbelen),
  beheer(
    'a-zorgleerlingen',
    'zorgleerlingen/zorgleerlingen-screen.tsx',
    zorgleerlingenEndpoints.listZorgleerlingen,
  ),
  beheer('a-docenten', 'docenten/docenten-screen.tsx', docentenEndpoints.listDocenten),
  beheer('a-licentie', 'licentie/licentie-screen.tsx', licentieEndpoints.getLicentie),
  beheer(
    'a-accountgegevens',
    'accountgegevens/accountgegevens-screen.tsx',
    accountgegevensEndpoints.getAccountgegevens,
  ),
  beheer(
    'a-vriend-uitnodigen',
    'vriend/vriend-screen.tsx',
    aanbevelingenEndpoints.listAanbevelingen,
  ),
  beheer('a-prullenbak', 'prullenbak/prullenbak-screen.tsx', prullenbakEndpoints.getPrullenbak),
  // The first page whose pattern matches is used, and the pattern of a pupil also matches pages above.
  werk('a-leerling', 'voortgang/leerling-screen.tsx', voortgangEndpoints.getLeerlingVoortgang),
]
