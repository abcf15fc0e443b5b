import { plaatsVan } from '@letterhaven/game-kit/tekenen/vak'
import type { Indeling } from './indeling.ts'
import type { Opgave } from './opgave.ts'
import type { Input } from './rules.ts'
import type { State } from './stand.ts'
import './stroom-rad.css'

/** A blade of the wheel, from its middle; six of them turn. */
const BLAD = 'M0-4C5-14 12-19 22-17C18-8 12-1 0 4Z'

interface Props {
  readonly state: State
  readonly opgave: Opgave
  readonly send: (input: Input) => void
  readonly indeling: Indeling
}

/** The wheel on the sand that turns the current, so that the other letters come near. */
export function StroomRad({ state, opgave: { stroom }, send, indeling }: Props) {
  if (stroom === null) return null
  return (
    <button
      type="button"
      className="gv-stroom"
      style={plaatsVan(indeling.stroom)}
      aria-label="Stroom: andere letters"
      aria-disabled={state.fase !== 'spelen'}
      data-stroom={stroom}
      onClick={() => send({ type: 'stroom' })}
    >
      <svg viewBox="-26 -26 52 52" aria-hidden="true">
        {[0, 60, 120, 180, 240, 300].map((hoek) => (
          <path key={hoek} d={BLAD} transform={`rotate(${hoek})`} />
        ))}
        <circle r="6" />
      </svg>
    </button>
  )
}
