import './kaart-knoppen.css'
import { lazy, Suspense, useEffect, useState } from 'react'
import type { Weergave } from '@letterhaven/contracts/landkaart'
import { SpelIcoon } from '@letterhaven/game-kit/knoppen/spel-icoon.tsx'
import { useInstellingen } from './use-instellingen.ts'

/** The pupil's own choices about the look of the map, known a moment after the map itself. */
export interface EigenBeeld {
  readonly rustig: boolean
  readonly ruim: boolean
}

const InstellingPaneel = lazy(() =>
  import('./instelling-paneel.tsx').then((m) => ({ default: m.InstellingPaneel })),
)

interface Props {
  readonly leerlingId: string
  /** The settings of the school. */
  readonly weergave: Weergave
  /** Called with the pupil's choices about the look of the map. */
  readonly onBeeld: (beeld: EigenBeeld) => void
}

/** Turns the sound on or off and opens how this pupil plays, which applies to every game. */
export function KaartKnoppen({ leerlingId, weergave, onBeeld }: Props) {
  const [isOpen, setOpen] = useState(false)
  const [instellingen, onVerander] = useInstellingen(leerlingId, weergave)
  const { rustig, letter } = instellingen
  useEffect(() => onBeeld({ rustig, ruim: letter !== 'gewoon' }), [onBeeld, rustig, letter])
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
            rustVast={weergave.rustig}
            onVerander={onVerander}
            onSluit={() => setOpen(false)}
          />
        </Suspense>
      )}
    </div>
  )
}
