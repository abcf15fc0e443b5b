import type { CSSProperties, RefObject } from 'react'
import type { Letter } from '@letterhaven/game-kit/keuzen/instellingen'
import { tegelTeken } from '@letterhaven/game-kit/onderdelen/lade'
import { letterMaat } from '@letterhaven/game-kit/woord/lettermaat'

interface RegelProps {
  /** What was written so far, piece by piece. */
  readonly regel: readonly string[]
  readonly vak: RefObject<HTMLOutputElement | null>
  /** The width of the desk in px. */
  readonly breed: number
  readonly letter: Letter
}

/** A desk narrower than this shows its buttons as signs alone. */
const SMAL = 460
/** The room that the buttons beside the line take. */
const KNOPPEN = { smal: 120, breed: 230 } as const
/** Every letter stands in a step of its own, which takes a part of the room. */
const LETTERDEEL = 0.8
const GROOTST = 34
/** From this many pieces on they stand close together. */
const VOL = 9

/** The line of fuel: what was written so far. It tells nothing about how long the word is. */
export function Regel({ regel, vak, breed, letter }: RegelProps) {
  const vrij = breed - (breed < SMAL ? KNOPPEN.smal : KNOPPEN.breed)
  const maat = letterMaat([regel.join('')], letter, { breed: vrij * LETTERDEEL, max: GROOTST })
  return (
    <output
      ref={vak}
      className="lr-regel"
      tabIndex={-1}
      data-vol={regel.length > VOL ? '' : undefined}
    >
      <span className="lhs-alleen-gehoord">
        {regel.length === 0 ? 'Nog niets geschreven.' : `Geschreven: ${regel.join(' ')}.`}
      </span>
      <span
        className="lr-stukken lhs-letter"
        style={{ '--lr-maat': `${maat}px` } as CSSProperties}
        aria-hidden="true"
      >
        {regel.map((stuk, i) => (
          <span key={i} className="lr-stuk" data-kleur={i % 3}>
            {tegelTeken(stuk)}
          </span>
        ))}
        <span className="lr-streep" />
      </span>
    </output>
  )
}
