import type { Letter } from '@letterhaven/game-kit/keuzen/instellingen'
import { tegelNaam, tegelTeken } from '@letterhaven/game-kit/onderdelen/lade'
import type { CSSProperties } from 'react'
import { puntPlek } from './indeling.ts'
import type { Indeling } from './indeling.ts'
import { puntMaat } from './kaartmaat.ts'
import { kanKiezen, volgendePunt } from './opgave.ts'
import type { Opgave } from './opgave.ts'
import { dampendePunten, gelegdVan, isMis } from './stand.ts'
import type { State } from './stand.ts'

interface PuntenProps {
  readonly state: State
  readonly opgave: Opgave
  readonly indeling: Indeling
  readonly letter: Letter
  /** Whether the slices that miss something are pointed at. */
  readonly isMist: boolean
  /** Called when a slice is chosen: in a mend, and at the stage where that can be done. */
  readonly onKies: (punt: number) => void
}

/** goed: baked as it was ordered. fout: it is to be swapped. nieuw: it was, and only the oven knows. nu: it is laid or swapped next. */
type Stand = 'goed' | 'fout' | 'nieuw' | 'nu' | 'ligt' | 'leeg'

/** Returns how a slice stands. */
function standVan({ state, opgave }: Pick<PuntenProps, 'state' | 'opgave'>): (i: number) => Stand {
  const { herstel } = opgave
  const isUit = state.fase === 'kijken'
  if (isUit && !isMis(state)) return () => 'goed'
  const dampend = dampendePunten(state)
  const nu = isUit ? -1 : volgendePunt(opgave)
  const ligt = gelegdVan(state)
  return (i) => {
    if (i === nu) return 'nu'
    if (herstel?.open.slice(0, herstel.gewisseld).includes(i)) return 'nieuw'
    if (dampend.includes(i)) return 'fout'
    return ligt[i] ? 'ligt' : 'leeg'
  }
}

/** A piece on its slice; struck where it is to be swapped. */
function Deel({ deel, weg }: { readonly deel: string; readonly weg: boolean }) {
  const teken = deel === '' ? ' ' : tegelTeken(deel)
  return (
    <>
      <span className="lhs-letters" aria-hidden={deel === '' ? true : undefined}>
        {weg && deel !== '' ? <s>{teken}</s> : teken}
      </span>
      {tegelNaam(deel) !== deel && <span className="lhs-alleen-gehoord">{tegelNaam(deel)}</span>}
    </>
  )
}

/** Returns how many slices have a place for a piece: all of them, or one more than lie there. */
function aantalVan({ punten, telt, herstel }: Opgave, gelegd: number, isUit: boolean): number {
  if (herstel) return gelegd
  return telt ? punten : Math.min(punten, gelegd + (isUit ? 0 : 1))
}

/** What lies on the slices, clockwise. The next slice is open, and those that are wrong are marked. */
export function Punten({ state, opgave, indeling, letter, isMist, onKies }: PuntenProps) {
  const { punten, herstel } = opgave
  const ligt = gelegdVan(state)
  const isUit = state.fase === 'kijken'
  const { pizza } = indeling
  const maat = puntMaat(indeling, { punten, delen: opgave.kommen, letter })
  const stand = standVan({ state, opgave })
  return (
    <ol
      className="pb-punten"
      aria-label="Op de pizza"
      data-uit={isUit && !isMis(state) ? 'goed' : undefined}
      data-mist={isMist ? '' : undefined}
      style={{ left: pizza.x, top: pizza.y, '--lhs-lettermaat': `${maat}px` } as CSSProperties}
    >
      {Array.from({ length: aantalVan(opgave, ligt.length, isUit) }, (_, i) => {
        const [x, y] = puntPlek(indeling, punten, i)
        return (
          <li
            key={i}
            data-stand={stand(i)}
            data-open={herstel?.open.includes(i) ? '' : undefined}
            style={{ left: x, top: y }}
          >
            {!isUit && kanKiezen(opgave, i) ? (
              <button
                type="button"
                className="pb-punt"
                aria-pressed={stand(i) === 'nu'}
                onClick={() => onKies(i)}
              >
                <span className="lhs-alleen-gehoord">{`Punt ${i + 1}: `}</span>
                <Deel deel={ligt[i] ?? ''} weg={herstel !== null && stand(i) !== 'nieuw'} />
                {!ligt[i] && <span className="lhs-alleen-gehoord">leeg</span>}
              </button>
            ) : (
              <Deel deel={ligt[i] ?? ''} weg={false} />
            )}
          </li>
        )
      })}
    </ol>
  )
}
