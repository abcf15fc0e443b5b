import { InstellingKeuzen } from '@letterhaven/game-kit/scherm/instelling-keuzen.tsx'
import type { Instellingen } from '@letterhaven/game-kit/keuzen/instellingen'
import { KaartPaneel } from '../delen/kaart-paneel.tsx'

interface Props {
  readonly instellingen: Instellingen
  readonly rustVast: boolean
  readonly onVerander: (deel: Partial<Instellingen>) => void
  readonly onSluit: () => void
}

/** How this pupil plays, chosen before a game begins; every choice takes effect at once. */
export function InstellingPaneel({ instellingen, rustVast, onVerander, onSluit }: Props) {
  return (
    <KaartPaneel titel="Zo speel ik" className="instelling-paneel" onSluit={onSluit}>
      <InstellingKeuzen instellingen={instellingen} rustVast={rustVast} onVerander={onVerander} />
    </KaartPaneel>
  )
}
