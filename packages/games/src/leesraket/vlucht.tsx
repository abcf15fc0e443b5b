import type { Kant } from '@letterhaven/game-kit/onderdelen/vangrit'
import { Ritstuur, Ritverder } from '@letterhaven/game-kit/onderdelen/vangrit.tsx'
import { kilometers } from './hoogte.ts'
import type { Rit } from './rit.ts'
import type { State } from './rules.ts'
import './vlucht.css'

interface Props {
  readonly state: State
  readonly rit: Rit
  /** Where the sky begins. */
  readonly top: number
  readonly onZwenk: (kant: Kant) => void
  readonly onVerder: () => void
}

/** How high the rocket is, and the highest flight before this one. */
function Hoogte({ state }: Pick<Props, 'state'>) {
  const km = kilometers(state)
  const { vorigRecord } = state
  return (
    <p className="lr-hoogte">
      <b>{km} km</b>
      {vorigRecord !== null && vorigRecord > 0 && (
        <span>{km > vorigRecord ? 'Nieuw record!' : `Jouw record: ${vorigRecord} km`}</span>
      )}
    </p>
  )
}

/** The sky while the rocket flies: one steers to what comes down at a side, or goes on. */
export function Vlucht({ state, rit, top, onZwenk, onVerder }: Props) {
  return (
    <div className="lr-vlucht" style={{ top }}>
      <Ritstuur {...{ rit, onZwenk }} />
      <div className="lr-rechtsboven">
        <Hoogte state={state} />
        <Ritverder onVerder={onVerder} />
      </div>
    </div>
  )
}
