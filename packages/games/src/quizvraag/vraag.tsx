import type { CSSProperties } from 'react'
import type { Letter } from '@letterhaven/game-kit/keuzen/instellingen'
import { SpelIcoon } from '@letterhaven/game-kit/knoppen/spel-icoon.tsx'
import { plaatsVan } from '@letterhaven/game-kit/tekenen/vak'
import { readTekstschaal } from '@letterhaven/game-kit/woord/tekstschaal'
import type { Indeling } from './indeling.ts'
import { letterMaat } from './letters.ts'
import './vraag.css'

interface Props {
  readonly vraag: string
  readonly indeling: Indeling
  readonly letter: Letter
  /** Whether the question can be heard. */
  readonly stem: boolean
  readonly onHoor: () => void
}

/** The room that the ear at the right takes, and the frame. */
const [OOR, RAND] = [58, 30] as const

/** What the quizmaster asks, with an ear to hear question and answers by. The text is not read aloud. */
export function Vraag({ vraag, indeling, letter, stem, onHoor }: Props) {
  const { vraag: vak, w } = indeling
  const breed = vak.w - RAND - (stem ? OOR : 0)
  const maat = letterMaat(vraag, {
    w: breed,
    h: vak.h - 16,
    schaal: readTekstschaal() * (w < 600 ? 1 : 1.15),
    letter,
  })
  return (
    <div
      className="qv-vraag"
      style={{ ...plaatsVan(vak), '--qv-maat': `${maat}px` } as CSSProperties}
    >
      <p>{vraag}</p>
      {stem && (
        <button
          type="button"
          className="lhs-rond qv-oor"
          aria-label="Luister naar de vraag en de antwoorden"
          onClick={onHoor}
        >
          <SpelIcoon naam="luister" />
        </button>
      )}
    </div>
  )
}
