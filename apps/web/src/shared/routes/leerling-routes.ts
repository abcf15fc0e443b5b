import type { SpelId } from '@letterhaven/contracts/spel-id'
import { SPEL_IDS, spelSegment } from '@letterhaven/contracts/spel-id'
import { gebied, type RouteDef } from './route-def.ts'

const { klaar, later } = gebied('leerling')
const LEERLING = '/leerling/{leerlingId}'
const SOMVENSTER = `${LEERLING}/somvensters/{somvensterId}` as const
const SPEL = `${SOMVENSTER}/taken/{taakId}/spellen` as const
const eigen = { toegang: 'landkaart.read' } as const

/**
 * The games that can be played to the end, according to their manifests. A test keeps the two in step: the manifests themselves
 * are too heavy for every page. The other games show the games a taak can be played in.
 */
export const SPELBAAR: readonly SpelId[] = [
  'roeien',
  'treinmachinist',
  'bioscoop2',
  'quizvraag',
  'leesrace',
  'sneeuwkanon',
  'splitsmachine',
  'wortelboer',
  'fotosafari',
  'platformklimmen',
  'bellenprikken',
  'postbezorger',
  'flipperkast',
  'leesraket',
  'taxirit',
  'pizzabakken',
  'groeivis',
  'glazenwasser',
]

/** A game's route is named after it. */
export type SpelRouteNaam = `l-spel-${SpelId}`
type SpelRoute = RouteDef<`${typeof SPEL}/${string}`>

/** Returns the route name of one game. */
export function spelRouteNaam(spel: SpelId): SpelRouteNaam {
  return `l-spel-${spel}`
}

const spelRoute = (spel: SpelId): SpelRoute => {
  const titel = `${spelSegment(spel).charAt(0).toUpperCase()}${spelSegment(spel).slice(1)}`
  return (SPELBAAR.includes(spel) ? klaar : later)(`${SPEL}/${spelSegment(spel)}`, titel, eigen)
}

const spelRoutes = Object.fromEntries(
  SPEL_IDS.map((spel) => [spelRouteNaam(spel), spelRoute(spel)]),
) as Record<SpelRouteNaam, SpelRoute>

/** The pupil's own area, one route per game. */
export const leerlingRoutes = {
  'l-landkaart': klaar(`${LEERLING}/landkaart`, 'Landkaart', eigen),
  'l-somvenster': klaar(SOMVENSTER, 'Somvenster', eigen),
  'l-eigen-plek': klaar(`${LEERLING}/eigen-plek`, 'Mijn plek', eigen),
  'l-methodetoets': klaar(
    `${LEERLING}/admins/{adminId}/methodetoets/{methodetoetsId}`,
    'Methodetoets',
    { toegang: 'methodetoets.read', feature: 'testschool' },
  ),
  ...spelRoutes,
} as const
