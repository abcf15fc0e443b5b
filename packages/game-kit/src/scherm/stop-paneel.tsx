import { Paneel } from '../knoppen/paneel.tsx'
import { SpelIcoon } from '../knoppen/spel-icoon.tsx'

interface StopPaneelProps {
  /** Whether the answers are kept; staff who try a game leave none. */
  readonly bewaart: boolean
  readonly onVerder: () => void
  readonly onStop: () => void
}

/** Asks once whether the pupil means to leave in mid-round. The focus begins at going on. */
export function StopPaneel({ bewaart, onVerder, onStop }: StopPaneelProps) {
  return (
    <Paneel titel="Wil je stoppen?" onSluit={onVerder}>
      <h2>Wil je stoppen?</h2>
      {bewaart && <p>Je antwoorden zijn bewaard.</p>}
      <div className="lhs-knoppen lhs-knoppen-twee">
        <button type="button" className="lhs-knop lhs-knop-groot" onClick={onVerder}>
          <SpelIcoon naam="speel" />
          Verder spelen
        </button>
        <button type="button" className="lhs-knop" onClick={onStop}>
          <SpelIcoon naam="stop" />
          Stoppen
        </button>
      </div>
    </Paneel>
  )
}
