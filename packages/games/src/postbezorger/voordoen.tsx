import type { CSSProperties } from 'react'
import { Stippelweg, Wijshand } from '@letterhaven/game-kit/onderdelen/wijshand.tsx'
import type { Indeling } from './indeling.ts'
import { wegenVan } from './voordoen-weg.ts'
import './voordoen.css'

interface VoordoenProps {
  readonly indeling: Indeling
  /** How many letters are in the bag. */
  readonly brieven: number
}

/**
 * A hand that takes the letter from the desk to the first house and to the last, over and over: to some house it goes, which one is
 * asked. It knows nothing of the game, and can be fetched by itself.
 */
export function Voordoen({ indeling, brieven }: VoordoenProps) {
  const { van, hand, naar } = wegenVan(indeling, brieven)
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
