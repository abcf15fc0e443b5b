import '../kaart.css'
import '../eiland.css'
import '../rond.css'
import { useRouter } from '@tanstack/react-router'
import { lazy, Suspense, useEffect, useRef, useState } from 'react'
import type { Eiland, Landkaart } from '@letterhaven/contracts/landkaart'
import { padVan } from '../../../shared/routes/pad.ts'
import { spelRouteNaam } from '../../../shared/routes/leerling-routes.ts'
import { laadInRust } from '../../../shared/voorladen.ts'
import haven from '../beeld/haven.svg'
import { EilandKnop } from './eiland-knop.tsx'
import { EilandPaneel } from './eiland-paneel.tsx'
import { NaamBordje } from './naam-bordje.tsx'
import { Verder } from './verder.tsx'
import { WeekStenen } from './week-stenen.tsx'

/** Sends what still waited on this device; comes after the map itself. */
const Wolk = lazy(() =>
  import('../../../shared/outbox/wolk.tsx').then((m) => ({ default: m.Wolk })),
)

interface Props {
  readonly kaart: Landkaart
  readonly kijktMee: boolean
  /** The last try to refresh the map failed: what is shown is what was known. */
  readonly isOud: boolean
  readonly onVernieuw: () => void
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
      await Promise.all([router.preloadRoute({ to: pad as '/' }), SPELLEN[spel]?.()])
    })
  }, [router, spel, pad])
}

/** The way of the boat, from the harbour to the last island. */
function Route() {
  return (
    <svg
      className="kaart-route"
      viewBox="0 0 100 100"
      preserveAspectRatio="none"
      aria-hidden="true"
    >
      <path
        vectorEffect="non-scaling-stroke"
        d="M27 90Q33 90 40 80T62 84Q74 76 82 74Q93 56 88 42Q76 50 64 42Q50 50 39 42Q26 50 15 42"
      />
    </svg>
  )
}

/** The islands in sailing order: a list for who listens, a sea for who looks. */
function Eilanden({
  kaart,
  onKies,
}: {
  readonly kaart: Landkaart
  readonly onKies: (eiland: Eiland) => void
}) {
  const zee = useRef<HTMLElement>(null)
  const volgendId = kaart.verder?.somvensterId ?? null
  useEffect(() => {
    const vlak = zee.current?.getBoundingClientRect()
    const volgend = zee.current?.querySelector('[data-volgend]')?.getBoundingClientRect()
    if (!vlak || !volgend) return
    // Not scrollIntoView: that would also let the Tab key begin at the island.
    const top = volgend.top + volgend.height / 2 - (vlak.top + vlak.height / 2)
    zee.current?.scrollBy({ top, behavior: 'instant' })
  }, [])
  return (
    <nav ref={zee} className="kaart-zee" aria-label="Eilanden">
      <ol className="kaart-eilanden">
        {kaart.eilanden.map(({ eiland, somvensters }) => (
          <li key={eiland} className={`kaart-plek kaart-plek-${eiland}`}>
            <EilandKnop
              eiland={eiland}
              vensters={somvensters}
              volgendId={volgendId}
              onKies={onKies}
            />
          </li>
        ))}
      </ol>
      <img className="kaart-haven" src={haven} alt="" width={420} height={420} />
    </nav>
  )
}

/** The archipelago with everything on it. */
export function Kaart({ kaart, kijktMee, isOud, onVernieuw }: Props) {
  const [open, setOpen] = useState<Eiland | null>(null)
  useVoorladen(kaart)
  const { leerling, verder, week } = kaart
  const gekozen = kaart.eilanden.find(({ eiland }) => eiland === open)
  return (
    <div className="kaart">
      <div className="kaart-lucht" />
      <Route />
      <h1 className="lh-vh">{`Landkaart van ${leerling.voornaam}`}</h1>
      <div className="kaart-hud">
        <NaamBordje leerlingId={leerling.id} voornaam={leerling.voornaam} />
        <WeekStenen week={week} />
        <div className="kaart-meldingen">
          {kijktMee ? (
            <p className="kaart-pil kijkt-mee">Je kijkt mee</p>
          ) : (
            <Suspense>
              <Wolk onBezorgd={onVernieuw} />
            </Suspense>
          )}
          {isOud && (
            <output className="kaart-pil">Geen internet. Dit is je kaart van daarnet.</output>
          )}
        </div>
      </div>
      <Eilanden kaart={kaart} onKies={setOpen} />
      <Verder leerlingId={leerling.id} verder={verder} kijktMee={kijktMee} />
      {gekozen && (
        <EilandPaneel
          leerlingId={leerling.id}
          eiland={gekozen.eiland}
          vensters={gekozen.somvensters}
          volgendId={verder?.somvensterId ?? null}
          onSluit={() => setOpen(null)}
        />
      )}
    </div>
  )
}
