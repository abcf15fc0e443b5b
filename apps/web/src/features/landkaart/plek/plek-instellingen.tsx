import type { Grenzen } from '@letterhaven/contracts/plek'
import { InstellingKeuzen } from '@letterhaven/game-kit/scherm/instelling-keuzen.tsx'
import type { Instellingen } from '@letterhaven/game-kit/keuzen/instellingen'

interface Props {
  readonly instellingen: Instellingen
  readonly grenzen: Grenzen
  readonly onVerander: (deel: Partial<Instellingen>) => void
}

/** How this pupil plays, within what the docent allows; the same choices as on a game's pause screen. */
export function PlekInstellingen({ instellingen, grenzen, onVerander }: Props) {
  return (
    <div className="plek-instellingen">
      <InstellingKeuzen
        instellingen={instellingen}
        rustVast={!grenzen.mag.rustig}
        mag={grenzen.mag}
        onVerander={onVerander}
      />
    </div>
  )
}
