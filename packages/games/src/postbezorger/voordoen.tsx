import type { CSSProperties } from 'react'
import { Stippelweg, Wijshand } from '@letterhaven/game-kit/onderdelen/wijshand.tsx'
import type { Indeling } from './indeling.ts'
import { dezeStraat } from './straat.ts'
import type { State } from './straat.ts'
import { wegenVan } from './voordoen-weg.ts'
import './voordoen.css'

interface VoordoenProps {
  readonly state: State
  readonly indeling: Indeling
  /** Whether a letter is being dragged. */
  readonly sleept: boolean
}

/** Whether no letter was taken to a house yet. */
const isAllereerst = ({ goed, fout, plekken }: State): boolean =>
  goed + fout === 0 &&
  plekken.some(({ stand }) => stand === 'open') &&
  plekken.every(({ opgave }) => (opgave?.huis ?? null) === null)

/** A hand that takes the letter from the desk to the first house and to the last, over and over: to some house it goes, which one is asked. */
export function Voordoen({ state, indeling, sleept }: VoordoenProps) {
  if (sleept || !isAllereerst(state)) return null
  const { van, hand, naar } = wegenVan(indeling, dezeStraat(state)?.plekken.length ?? 1)
  const [eerste = hand, laatste = eerste] = [naar[0], naar.at(-1)]
  const stijl = {
    left: hand.x,
    top: hand.y,
    '--po-x': `${eerste.x - hand.x}px`,
    '--po-y': `${eerste.y - hand.y}px`,
    '--po-x2': `${laatste.x - hand.x}px`,
    '--po-y2': `${laatste.y - hand.y}px`,
  } as CSSProperties
  return (
    <div className="po-voordoen" style={stijl} aria-hidden="true">
      <span className="po-wegen" style={{ left: van.x - hand.x, top: van.y - hand.y }}>
        {naar.map(({ x, y }, nr) => (
          <Stippelweg key={nr} x={x - van.x} y={y - van.y} />
        ))}
      </span>
      <span className="po-neemt">
        <i />
        <Wijshand />
      </span>
    </div>
  )
}
