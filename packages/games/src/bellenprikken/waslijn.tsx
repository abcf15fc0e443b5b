import type { Letter } from '@letterhaven/game-kit/keuzen/instellingen'
import { eersteFout, tegelNaam, tegelTeken } from '@letterhaven/game-kit/onderdelen/lade'
import { letterMaat } from '@letterhaven/game-kit/woord/lettermaat'
import type { CSSProperties } from 'react'
import type { Indeling } from './indeling.ts'
import { lijnVan } from './rules.ts'
import type { Opgave, State } from './rules.ts'

interface WaslijnProps {
  readonly state: State
  readonly opgave: Opgave
  readonly indeling: Indeling
  readonly letter: Letter
}

/** What hangs on the line, from the left. The next peg is open, and after a mistake the wrong tile is marked. */
export function Waslijn({ state, opgave, indeling, letter }: WaslijnProps) {
  const { delen, bellen } = opgave
  const { lijn } = indeling
  const hangt = lijnVan(opgave)
  const isUit = state.fase === 'kijken'
  const isGoed = isUit && state.gegeven === state.item?.word
  const fout = isUit && !isGoed ? eersteFout(delen, hangt) : -1
  const rijen = delen.length > 10 ? 2 : 1
  const breed = ((lijn.tot - lijn.van) / delen.length) * rijen - 6
  const maat = letterMaat(bellen, letter, { breed, rand: [8, 0.8], min: 13, max: indeling.k * 44 })
  const stand = (i: number): string => {
    if (isGoed) return 'goed'
    if (i === fout) return 'fout'
    if (hangt[i] !== undefined) return 'hangt'
    return i === hangt.length && !isUit ? 'nu' : 'leeg'
  }
  const plek = {
    left: lijn.van,
    width: lijn.tot - lijn.van,
    top: lijn.y,
    '--lhs-lettermaat': `${maat}px`,
  } as CSSProperties
  return (
    <ol className="bp-lijn" aria-label="Aan de lijn" data-soort={state.soort} style={plek}>
      {delen.map((_, i) => {
        const deel = hangt[i]
        return (
          <li key={i} data-stand={stand(i)}>
            <span className="lhs-letters" aria-hidden={deel === undefined}>
              {deel === undefined ? ' ' : tegelTeken(deel)}
            </span>
            {deel !== undefined && tegelNaam(deel) !== deel && (
              <span className="lhs-alleen-gehoord">{tegelNaam(deel)}</span>
            )}
          </li>
        )
      })}
    </ol>
  )
}
