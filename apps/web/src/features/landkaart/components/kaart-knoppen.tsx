import '../kaart-knoppen.css'
import { lazy, Suspense, useState } from 'react'
import type { Instellingen } from '@letterhaven/game-kit/instellingen'
import { SpelIcoon } from '@letterhaven/game-kit/spel-icoon.tsx'

const InstellingPaneel = lazy(() =>
  import('./instelling-paneel.tsx').then((m) => ({ default: m.InstellingPaneel })),
)

interface Props {
  readonly instellingen: Instellingen
  /** The school asks for calm. */
  readonly rustVast: boolean
  readonly onVerander: (deel: Partial<Instellingen>) => void
}

/** Sound on or off, and how this pupil plays: it holds in every game. */
export function KaartKnoppen({ instellingen, rustVast, onVerander }: Props) {
  const [isOpen, setOpen] = useState(false)
  const isAan = instellingen.geluid && instellingen.volume > 0
  const handleGeluid = () =>
    onVerander({ geluid: !isAan, volume: isAan ? instellingen.volume : instellingen.volume || 0.7 })
  return (
    <div className="kaart-knoppen">
      <button
        type="button"
        className="kaart-rond"
        aria-pressed={isAan}
        aria-label="Geluid in de spellen"
        onClick={handleGeluid}
      >
        <SpelIcoon naam={isAan ? 'luister' : 'geluidUit'} />
      </button>
      <button
        type="button"
        className="kaart-rond"
        aria-haspopup="dialog"
        aria-label="Zo speel ik: instellingen"
        onClick={() => setOpen(true)}
      >
        <svg viewBox="0 0 24 24" aria-hidden="true">
          <path d="M3 6h5m6 0h7M3 12h10m6 0h2M3 18h2m6 0h10" />
          <circle cx="11" cy="6" r="2.6" />
          <circle cx="16" cy="12" r="2.6" />
          <circle cx="8" cy="18" r="2.6" />
        </svg>
      </button>
      {isOpen && (
        <Suspense>
          <InstellingPaneel
            instellingen={instellingen}
            rustVast={rustVast}
            onVerander={onVerander}
            onSluit={() => setOpen(false)}
          />
        </Suspense>
      )}
    </div>
  )
}
