import { authEndpoints } from '@letterhaven/contracts/endpoints/auth'
import { groepenEndpoints } from '@letterhaven/contracts/endpoints/groepen'
import { leerlingenEndpoints } from '@letterhaven/contracts/endpoints/leerlingen'
import { landkaartEndpoints } from '@letterhaven/contracts/endpoints/landkaart'
import { plekEndpoints } from '@letterhaven/contracts/endpoints/plek'
import { voortgangEndpoints } from '@letterhaven/contracts/endpoints/voortgang'
import type { Endpoint } from '@letterhaven/contracts/endpoint'
import { SPELBAAR, spelRouteNaam } from '../../apps/web/src/shared/routes/leerling-routes.ts'
import type { SchetsNaam } from '../../apps/web/src/app/schrijf-pagina.tsx'
import type { SchetsVoor } from '../../apps/web/src/vooraf/begin.ts'
import type { RouteNaam } from '../../apps/web/src/shared/routes/routes.ts'

/** A page on which a visit begins: what is fetched while its first script is still on its way. */
export interface Begin {
  readonly route: RouteNaam
  /** By their place in the source. */
  readonly modules: readonly string[]
  /** The face of its first words and its largest pictures, by the start of their file names. */
  readonly bestanden: readonly string[]
  /** The calls of its first view; `{userId}` is who is signed in. */
  readonly roept: readonly Endpoint[]
  /** What it shows before its first script has come, and to whom. */
  readonly schets?: { readonly naam: SchetsNaam; readonly voor: SchetsVoor }
}

const BALOO = 'baloo-2-latin-wght-normal'
const NUNITO = 'nunito-latin-wght-normal'
const ANDIKA = 'andika-latin-700-normal'

const werk = (route: RouteNaam, scherm: string, roept: Endpoint): Begin => ({
  route,
  modules: ['src/app/layouts/admin-layout.tsx', `src/features/${scherm}`],
  bestanden: [NUNITO],
  roept: [authEndpoints.getAccount, roept],
})

const leerling = (route: RouteNaam, rest: Omit<Begin, 'route'>): Begin => ({
  ...rest,
  route,
  modules: ['src/app/layouts/leerling-layout.tsx', ...rest.modules],
})

/** Any other page works as well; it only starts a little later. */
export const BEGINNEN: readonly Begin[] = [
  {
    route: 'login',
    modules: ['src/app/layouts/auth-layout.tsx', 'src/features/inloggen/login-screen.tsx'],
    bestanden: [NUNITO],
    roept: [],
    schets: { naam: 'deur', voor: 'uitgelogd' },
  },
  leerling('l-landkaart', {
    modules: ['src/features/landkaart/landkaart-screen.tsx'],
    bestanden: [BALOO],
    roept: [landkaartEndpoints.getLandkaart],
    schets: { naam: 'kaart', voor: 'ingelogd' },
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
  werk('a-leerlingen', 'leerlingen/leerlingen-screen.tsx', leerlingenEndpoints.listLeerlingen),
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
]
