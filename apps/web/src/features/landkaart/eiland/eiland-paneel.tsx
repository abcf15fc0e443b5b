import './eiland-dichtbij.css'
import { useState } from 'react'
import type { Eiland, SomvensterKort } from '@letterhaven/contracts/landkaart'
import { metHoofdletter } from '@letterhaven/domain/hoofdletter'
import { RouteLink } from '../../../shared/routes/route-link.tsx'
import { EILAND_NAAM, lichtZin, mistZin, STAND_NAAM } from '../delen/kaart-woorden.ts'
import { EilandDichtbij } from './eiland-dichtbij.tsx'
import { KaartPaneel } from '../delen/kaart-paneel.tsx'
import { Luik, RaamBeeld } from '../delen/raam.tsx'

interface Props {
  readonly leerlingId: string
  readonly eiland: Eiland
  readonly vensters: readonly SomvensterKort[]
  /** Names of the goals whose window opens later. */
  readonly straks: readonly string[]
  /** What comes before each of those, by its name. */
  readonly eerst: Readonly<Record<string, readonly string[]>>
  readonly volgendId: string | null
  readonly onSluit: () => void
}

/** An island from close by: all its windows, each of which leads to its taken. */
export function EilandPaneel(props: Props) {
  const { leerlingId, eiland, vensters, straks, eerst, volgendId, onSluit } = props
  const [bijId, setBij] = useState<string | null>(null)
  return (
    <KaartPaneel titel={EILAND_NAAM[eiland]} className="dichtbij" onSluit={onSluit}>
      <EilandDichtbij
        leerlingId={leerlingId}
        eiland={eiland}
        vensters={vensters}
        doelen={vensters.length + straks.length}
        volgendId={volgendId}
        bijId={bijId}
        onBij={setBij}
      />
      <div className="dichtbij-lijst">
        <ul className="raam-lijst" hidden={vensters.length === 0}>
          {vensters.map(({ id, naam, stand, licht }) => (
            <li key={id} data-bij={id === bijId || undefined}>
              <RouteLink
                naar="l-somvenster"
                params={{ leerlingId, somvensterId: id }}
                className="raam-keuze"
                onPointerEnter={() => setBij(id)}
                onPointerLeave={() => setBij(null)}
                onFocus={() => setBij(id)}
                onBlur={() => setBij(null)}
              >
                <RaamBeeld stand={stand} isVolgend={id === volgendId} />
                <span className="raam-keuze-tekst">
                  <span className="raam-keuze-naam">{metHoofdletter(naam)}</span>
                  <span>{STAND_NAAM[stand]}</span>
                  {licht && <span className="raam-keuze-licht">{lichtZin(licht)}</span>}
                </span>
              </RouteLink>
            </li>
          ))}
        </ul>
        {vensters.length + straks.length === 0 && <p className="raam-mist">{mistZin(eiland)}</p>}
        {straks.length > 0 && (
          <section className="raam-straks" aria-labelledby="straks">
            <h3 id="straks">Deze gaan later open</h3>
            <ul>
              {straks.map((naam) => (
                <li key={naam}>
                  <svg className="raam-beeld" viewBox="-18 -22 36 44" aria-hidden="true">
                    <Luik />
                  </svg>
                  <span className="raam-keuze-tekst">
                    <span>{metHoofdletter(naam)}</span>
                    {eerst[naam] && (
                      <span className="raam-keuze-licht">{`Eerst: ${eerst[naam].join(' en ')}`}</span>
                    )}
                  </span>
                </li>
              ))}
            </ul>
          </section>
        )}
      </div>
    </KaartPaneel>
  )
}
