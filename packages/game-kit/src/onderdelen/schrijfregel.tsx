import type { CSSProperties, RefObject } from 'react'
import type { Letter } from '../keuzen/instellingen.ts'
import { tegelTeken } from './lade.ts'
import { letterMaat } from '../woord/lettermaat.ts'
import { readTekstschaal } from '../woord/tekstschaal.ts'
import './schrijfregel.css'

interface SchrijfregelProps {
  /** What was written so far, piece by piece. */
  readonly regel: readonly string[]
  readonly vak: RefObject<HTMLOutputElement | null>
  /** The width of the desk in px, buttons included. */
  readonly breed: number
  readonly letter: Letter
  /** Whether something can be written now. */
  readonly kan: boolean
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

/** The line that a word is written on, piece by piece. It tells nothing about how long the word is. */
export function Schrijfregel({ regel, vak, breed, letter, kan }: SchrijfregelProps) {
  const vrij = breed - (breed < SMAL ? KNOPPEN.smal : KNOPPEN.breed)
  const maat = letterMaat([regel.join('')], letter, {
    breed: vrij * LETTERDEEL,
    max: GROOTST * readTekstschaal(),
  })
  return (
    <output
      ref={vak}
      className="lhs-regel"
      tabIndex={-1}
      data-vol={regel.length > VOL ? '' : undefined}
    >
      <span className="lhs-alleen-gehoord">
        {regel.length === 0 ? 'Nog niets geschreven.' : `Geschreven: ${regel.join(' ')}.`}
      </span>
      <span
        className="lhs-stukregel"
        style={{ '--lhs-regelmaat': `${maat}px` } as CSSProperties}
        aria-hidden="true"
      >
        {regel.map((stuk, i) => (
          <span key={i} className="lhs-stuk" data-kleur={i % 3}>
            {tegelTeken(stuk)}
          </span>
        ))}
        {kan && <span className="lhs-streep" />}
      </span>
    </output>
  )
}
