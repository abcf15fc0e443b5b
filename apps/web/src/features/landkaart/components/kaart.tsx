import '../kaart.css'
import '../eiland.css'
import '../rond.css'
import { lazy, Suspense, useEffect, useRef, useState } from 'react'
import type { Eiland, Landkaart } from '@letterhaven/contracts/landkaart'
import { laadAlvast } from '../../spelen/voorladen.ts'
import haven from '../beeld/haven.svg'
import { EilandKnop } from './eiland-knop.tsx'
import { EilandPaneel } from './eiland-paneel.tsx'
import { NaamBordje } from './naam-bordje.tsx'
import { Verder } from './verder.tsx'
import { WeekStenen } from './week-stenen.tsx'

/** Sends what still waited on this device; comes after the map itself. */
const Wolk = lazy(() => import('../../spelen/wolk.tsx').then((m) => ({ default: m.Wolk })))

interface Props {
  readonly kaart: Landkaart
  readonly kijktMee: boolean
  /** The last try to refresh the map failed: what is shown is what was known. */
  readonly isOud: boolean
  readonly onVernieuw: () => void
}

/** Fetches the next game while the pupil looks at the map. */
function useVoorladen(kaart: Landkaart): void {
  const spel = kaart.verder?.spel
  useEffect(() => (spel ? laadAlvast(spel) : undefined), [spel])
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
    zee.current
      ?.querySelector('[data-volgend]')
      ?.scrollIntoView({ block: 'center', behavior: 'instant' })
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
