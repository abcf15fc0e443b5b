import type { Item } from '@letterhaven/game-kit/regels/contract'
import type { Letter } from '@letterhaven/game-kit/keuzen/instellingen'
import { eersteFout, tegelNaam, tegelTeken } from '@letterhaven/game-kit/onderdelen/lade'
import type { CSSProperties } from 'react'
import { puntPlek } from './indeling.ts'
import type { Indeling } from './indeling.ts'
import { puntMaat } from './kaartmaat.ts'
import { beleg } from './rules.ts'
import type { Opgave, State } from './rules.ts'

interface PuntenProps {
  readonly state: State
  readonly item: Item
  readonly opgave: Opgave
  readonly indeling: Indeling
  readonly letter: Letter
}

/** What lies on the slices, clockwise. The next slice is open, and after a mistake the wrong one is marked. */
export function Punten({ state, item, opgave, indeling, letter }: PuntenProps) {
  const { punten, telt } = opgave
  const ligt = beleg(opgave)
  const isUit = state.fase === 'kijken'
  const isGoed = isUit && state.gegeven === item.word
  const fout = isUit && !isGoed ? eersteFout(item.graphemes, ligt) : -1
  const { pizza } = indeling
  const maat = puntMaat(indeling, { punten, delen: opgave.kommen, letter })
  const toon = telt ? punten : Math.min(punten, ligt.length + (isUit ? 0 : 1))
  const stand = (i: number): string => {
    if (isGoed) return 'goed'
    if (i === fout) return 'fout'
    if (ligt[i] !== undefined) return 'ligt'
    return i === ligt.length && !isUit ? 'nu' : 'leeg'
  }
  return (
    <ol
      className="pb-punten"
      aria-label="Op de pizza"
      data-uit={isGoed ? 'goed' : undefined}
      style={{ left: pizza.x, top: pizza.y, '--lhs-lettermaat': `${maat}px` } as CSSProperties}
    >
      {Array.from({ length: toon }, (_, i) => {
        const [x, y] = puntPlek(indeling, punten, i)
        const deel = ligt[i]
        return (
          <li key={i} data-stand={stand(i)} style={{ left: x, top: y }}>
            {deel === undefined ? (
              <span className="lhs-letters" aria-hidden="true">
                {' '}
              </span>
            ) : (
              <span className="lhs-letters">{tegelTeken(deel)}</span>
            )}
            {deel !== undefined && tegelNaam(deel) !== deel && (
              <span className="lhs-alleen-gehoord">{tegelNaam(deel)}</span>
            )}
          </li>
        )
      })}
    </ol>
  )
}
