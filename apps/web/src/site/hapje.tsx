import './hapje.css'
import { useEffect, useReducer, useRef } from 'react'
import type { Land } from '@letterhaven/contracts/admin'
import { useWoordkeus } from '../shared/woordkeus.tsx'
import { hapjeRondes } from './hapje-woorden.bouw.ts'
import { HapjeRaam } from './hapje-raam.tsx'
import {
  HAPJE_BEGIN,
  isOpgelost,
  playHapje,
  type HapjeRonde,
  type HapjeStand,
} from './hapje-stand.ts'
import { SpeelKnop } from './speel-knop.tsx'

const speel = playHapje(hapjeRondes)

function standVan(vorm: string, stand: HapjeStand, ronde: HapjeRonde) {
  if (stand.gewassen.includes(vorm)) return vorm === ronde.woord ? 'goed' : 'fout'
  return isOpgelost(stand, ronde) ? 'dicht' : 'vuil'
}

/** What one is told: what to do, that it is right, or nearly, with the rule. */
function zinVan(stand: HapjeStand, ronde: HapjeRonde, land: Land): string {
  const laatste = stand.gewassen.at(-1)
  if (laatste === undefined) return 'Op één raam staat het goed. Was dat raam.'
  if (laatste === ronde.woord) return `Ja, ${ronde.woord}! Het licht gaat aan.`
  const fout = ronde.vormen.find(({ vorm }) => vorm === laatste)
  return `Bijna! ${fout?.uitleg[land] ?? ''}`
}

/** Three words of glazenwasser, on the home page itself: no account, no clock, no punishment. */
export function Hapje() {
  const { land } = useWoordkeus()
  const [stand, perform] = useReducer(speel, HAPJE_BEGIN)
  const paneel = useRef<HTMLDivElement>(null)
  const vorige = useRef(stand.ronde)
  const ronde = hapjeRondes[stand.ronde]
  const klaar = ronde === undefined

  useEffect(() => {
    if (vorige.current === stand.ronde) return
    vorige.current = stand.ronde
    // The button one pressed is gone: the focus goes on to what comes next.
    paneel.current?.querySelector<HTMLElement>('[data-eerst]')?.focus({ preventScroll: true })
  }, [stand.ronde])

  const aan = stand.ronde + (ronde && isOpgelost(stand, ronde) ? 1 : 0)
  return (
    <div className="hapje" translate="no" ref={paneel}>
      <div className="hapje-dak" aria-hidden="true" />
      <div className="hapje-gevel">
        <p className="hapje-lampen">
          {hapjeRondes.map(({ woord }, i) => (
            <span key={woord} className={i < aan ? 'hapje-lamp hapje-lamp-aan' : 'hapje-lamp'} />
          ))}
          <span className="site-gehoord">{`${aan} van ${hapjeRondes.length} lichten aan`}</span>
        </p>
        {ronde && (
          <>
            <p className="hapje-zin" tabIndex={-1} data-eerst="">
              {ronde.zin[0]}
              <span className="hapje-gat">
                {isOpgelost(stand, ronde) ? (
                  ronde.woord
                ) : (
                  <span className="site-gehoord">welk woord</span>
                )}
              </span>
              {ronde.zin[1]}
            </p>
            <fieldset className="hapje-ramen">
              <legend className="site-gehoord">Drie ramen</legend>
              {ronde.vormen.map((vorm) => (
                <HapjeRaam
                  key={vorm.vorm}
                  vorm={vorm}
                  stand={standVan(vorm.vorm, stand, ronde)}
                  onWas={(gekozen) => perform({ soort: 'was', vorm: gekozen })}
                />
              ))}
            </fieldset>
          </>
        )}
        <output className="hapje-melding">
          {ronde
            ? zinVan(stand, ronde, land)
            : 'Drie ramen schoon, drie lichten aan. Zo gaat een hele straat open.'}
        </output>
        <p className="hapje-knoppen">
          {ronde && isOpgelost(stand, ronde) && (
            <button
              type="button"
              className="site-knop site-knop-groen"
              onClick={() => perform({ soort: 'verder' })}
            >
              Verder
            </button>
          )}
          {klaar && (
            <>
              <SpeelKnop className="site-knop site-knop-groen">Speel het hele spel</SpeelKnop>
              <button
                type="button"
                className="site-knop"
                data-eerst=""
                onClick={() => perform({ soort: 'opnieuw' })}
              >
                Nog een keer
              </button>
            </>
          )}
        </p>
      </div>
    </div>
  )
}
