import { useNavigate, useParams } from '@tanstack/react-router'
import { useCallback } from 'react'
import type { SpelId } from '@letterhaven/contracts/spel-id'
import { SPEL_IDS } from '@letterhaven/contracts/spel-id'
import { spelRouteNaam } from './leerling-routes.ts'
import { padVan, findRoute } from './pad.ts'
import { useHier } from './hier.ts'
import type { RouteNaam, RouteParams } from './routes.ts'

/** Returns the parameters of the open page: `const { groepId } = useRouteParams('a-groep')`. */
export function useRouteParams<N extends RouteNaam>(_naam: N): RouteParams<N> {
  return useParams({ strict: false }) as RouteParams<N>
}

/** Returns the name of the open page; null at an address that is no page. */
export function useRouteNaam(): RouteNaam | null {
  const pad = useHier()
  return findRoute(pad)?.naam ?? null
}

/** Returns the game of the open page; null when it is not a game's page. */
export function useSpelId(): SpelId | null {
  const naam = useRouteNaam()
  return SPEL_IDS.find((spel) => spelRouteNaam(spel) === naam) ?? null
}

/** Returns a function that goes to a named page: `ga('l-landkaart', { leerlingId })`. */
export function useGaNaar() {
  const navigate = useNavigate()
  return useCallback(
    <N extends RouteNaam>(naam: N, params: RouteParams<N>, vervang = false) =>
      navigate({ to: padVan(naam, params) as '/', search: {} as never, replace: vervang }),
    [navigate],
  )
}
