import { useRouter } from '@tanstack/react-router'
import { useEffect } from 'react'
import type { Eiland, Landkaart } from '@letterhaven/contracts/landkaart'
import { padVan } from '../../../shared/routes/pad.ts'
import { spelRouteNaam } from '../../../shared/routes/leerling-routes.ts'
import { spelVooruit } from '../../../shared/spel-vooruit.ts'
import { fetchPaginaAhead } from '../../../shared/pagina-vooruit.ts'
import { enkel, loadInRust } from '../../../shared/voorladen.ts'
import { Route } from './route.tsx'
import { Zeeleven } from './zeeleven.tsx'

/** Fetches the next game, its taak and the page it is played on while the pupil looks at the map. */
function useVoorladen({ leerling, verder }: Landkaart): void {
  const router = useRouter()
  const pad = verder && padVan(spelRouteNaam(verder.spel), { leerlingId: leerling.id, ...verder })
  useEffect(() => {
    if (!verder || !pad) return undefined
    return loadInRust(
      () => fetchPaginaAhead(pad),
      enkel(() => import('../eiland/eiland-paneel.tsx')),
      enkel(() => import('@letterhaven/game-kit/scherm/spel-scherm.tsx')),
      enkel(() => router.preloadRoute({ to: pad as '/' })),
      async () => spelVooruit(leerling.id, verder),
    )
  }, [router, leerling.id, verder, pad])
}

interface Props {
  readonly kaart: Landkaart
  /** The island that the boat has reached. */
  readonly tot: Eiland | null
}

/** What may come a moment after the map: buoys, small animals, and the next game loaded ahead. */
export function KaartLater({ kaart, tot }: Props) {
  useVoorladen(kaart)
  return (
    <>
      <Route tot={tot} />
      <Zeeleven />
    </>
  )
}
