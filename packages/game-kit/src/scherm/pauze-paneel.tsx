import { InstellingKeuzen } from './instelling-keuzen.tsx'
import type { Instellingen } from '../keuzen/instellingen.ts'
import { Paneel } from '../knoppen/paneel.tsx'
import { SpelIcoon } from '../knoppen/spel-icoon.tsx'

interface PauzePaneelProps {
  readonly instellingen: Instellingen
  /** The school or the device asks for calm, so the pupil cannot change it. */
  readonly rustVast: boolean
  readonly onVerander: (deel: Partial<Instellingen>) => void
  readonly onVerder: () => void
  readonly onUitleg: (() => void) | null
  readonly onStop: () => void
}

/** The pause panel: go on, change settings, see the instruction again, or stop. */
export function PauzePaneel(props: PauzePaneelProps) {
  const { instellingen, rustVast, onVerander, onVerder, onUitleg, onStop } = props
  return (
    <Paneel titel="Pauze" breed onSluit={onVerder}>
      <h2>Pauze</h2>
      <div className="lhs-knoppen">
        <button type="button" className="lhs-knop lhs-knop-groot" onClick={onVerder}>
          <SpelIcoon naam="speel" />
          Verder spelen
        </button>
      </div>
      <InstellingKeuzen instellingen={instellingen} rustVast={rustVast} onVerander={onVerander} />
      <div className="lhs-knoppen lhs-knoppen-twee">
        {onUitleg && (
          <button type="button" className="lhs-knop" onClick={onUitleg}>
            <SpelIcoon naam="vraag" />
            Zo speel je
          </button>
        )}
        <button type="button" className="lhs-knop" onClick={onStop}>
          <SpelIcoon naam="stop" />
          Stoppen
        </button>
      </div>
    </Paneel>
  )
}
