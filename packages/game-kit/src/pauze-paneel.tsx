import type { Instellingen } from './instellingen.ts'
import { Paneel } from './paneel.tsx'
import { SpelIcoon } from './spel-icoon.tsx'

interface PauzePaneelProps {
  readonly instellingen: Instellingen
  readonly onVerander: (deel: Partial<Instellingen>) => void
  readonly onVerder: () => void
  readonly onStop: () => void
}

/** The pause: go on, sound, calm, letters, stop. */
export function PauzePaneel({ instellingen, onVerander, onVerder, onStop }: PauzePaneelProps) {
  const { geluid, rustig, letter } = instellingen
  return (
    <Paneel titel="Pauze" onSluit={onVerder}>
      <h2>Pauze</h2>
      <p>Rust maar even uit.</p>
      <div className="lhs-knoppen">
        <button type="button" className="lhs-knop lhs-knop-groot" onClick={onVerder}>
          <SpelIcoon naam="speel" />
          Verder spelen
        </button>
        <button
          type="button"
          className="lhs-knop"
          aria-pressed={geluid}
          onClick={() => onVerander({ geluid: !geluid })}
        >
          <SpelIcoon naam={geluid ? 'luister' : 'geluidUit'} />
          Geluid
        </button>
        <button
          type="button"
          className="lhs-knop"
          aria-pressed={rustig}
          onClick={() => onVerander({ rustig: !rustig })}
        >
          <SpelIcoon naam="rust" />
          Rustig beeld
        </button>
        <button
          type="button"
          className="lhs-knop"
          aria-pressed={letter === 'ruim'}
          onClick={() => onVerander({ letter: letter === 'ruim' ? 'gewoon' : 'ruim' })}
        >
          Ruime letters
        </button>
        <button type="button" className="lhs-knop" onClick={onStop}>
          <SpelIcoon naam="stop" />
          Stoppen
        </button>
      </div>
    </Paneel>
  )
}
