import '../kaart.css'
import '../zee.css'
import '../eiland.css'
import '../eiland-paneel.css'
import '../kaart-maten.css'
import '../rond.css'
import { useRouter } from '@tanstack/react-router'
import { lazy, Suspense, useEffect, useRef, useState } from 'react'
import type { Eiland, Landkaart } from '@letterhaven/contracts/landkaart'
import { padVan } from '../../../shared/routes/pad.ts'
import { spelRouteNaam } from '../../../shared/routes/leerling-routes.ts'
import { laadInRust } from '../../../shared/voorladen.ts'
import type { Verandering } from '../verandering.ts'
import { Eilanden } from './eilanden.tsx'
import { KaartHud } from './kaart-hud.tsx'
import { Route } from './route.tsx'
import { Verder } from './verder.tsx'

/** Neither is needed to see the map or to sail on. */
const EilandPaneel = lazy(() =>
  import('./eiland-paneel.tsx').then((m) => ({ default: m.EilandPaneel })),
)
const Zeeleven = lazy(() => import('./zeeleven.tsx').then((m) => ({ default: m.Zeeleven })))

interface Props {
  readonly kaart: Landkaart
  /** The map as this pupil saw it last on this device. */
  readonly vorige: Landkaart | undefined
  readonly kijktMee: boolean
  /** The last try to refresh the map failed: what is shown is what was known. */
  readonly isOud: boolean
  readonly onVernieuw: () => void
}

/** What became better since the map was seen last, also while it stands open. */
function useVerandering(kaart: Landkaart, vorige: Landkaart | undefined): Verandering | null {
  const gezien = useRef(vorige)
  const [verandering, setVerandering] = useState<Verandering | null>(null)
  useEffect(() => {
    const eerder = gezien.current
    gezien.current = kaart
    if (!eerder || eerder === kaart) return
    void import('../verandering.ts').then(({ vergelijk }) => {
      const nieuws = vergelijk(eerder, kaart)
      if (nieuws) setVerandering(nieuws)
    })
  }, [kaart])
  return verandering
}

/** Fetches the next game and the page it is played on while the pupil looks at the map. */
function useVoorladen({ leerling, verder }: Landkaart): void {
  const router = useRouter()
  const spel = verder?.spel
  const pad = verder && padVan(spelRouteNaam(verder.spel), { leerlingId: leerling.id, ...verder })
  useEffect(() => {
    if (!spel || !pad) return undefined
    return laadInRust(async () => {
      const { SPELLEN } = await import('@letterhaven/games/laad')
      await Promise.all([
        router.preloadRoute({ to: pad as '/' }),
        SPELLEN[spel]?.(),
        import('./eiland-paneel.tsx'),
      ])
    })
  }, [router, spel, pad])
}

/** The archipelago with everything on it. */
export function Kaart({ kaart, vorige, kijktMee, isOud, onVernieuw }: Props) {
  const [open, setOpen] = useState<Eiland | null>(null)
  useVoorladen(kaart)
  const verandering = useVerandering(kaart, vorige)
  const { leerling, verder, weergave } = kaart
  const gekozen = kaart.eilanden.find(({ eiland }) => eiland === open)
  const hier = kaart.eilanden.find(({ somvensters }) =>
    somvensters.some(({ id }) => id === verder?.somvensterId),
  )
  return (
    <div
      className="kaart"
      data-rustig={weergave.rustig || undefined}
      data-ruim={weergave.dyslexie || undefined}
    >
      <div className="kaart-lucht" />
      <Route tot={hier?.eiland ?? null} />
      <Suspense>
        <Zeeleven />
      </Suspense>
      <h1 className="lh-vh">{`Landkaart van ${leerling.voornaam}`}</h1>
      <KaartHud
        kaart={kaart}
        kijktMee={kijktMee}
        isOud={isOud}
        verandering={verandering}
        onVernieuw={onVernieuw}
      />
      <Eilanden kaart={kaart} verandering={verandering} onKies={setOpen} />
      <Verder leerlingId={leerling.id} verder={verder} kijktMee={kijktMee} />
      {gekozen && (
        <Suspense>
          <EilandPaneel
            leerlingId={leerling.id}
            eiland={gekozen.eiland}
            vensters={gekozen.somvensters}
            straks={gekozen.straks}
            volgendId={verder?.somvensterId ?? null}
            onSluit={() => setOpen(null)}
          />
        </Suspense>
      )}
    </div>
  )
}
