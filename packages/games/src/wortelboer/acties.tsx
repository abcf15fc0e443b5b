import type { ReactNode } from 'react'
import { SpelIcoon } from '@letterhaven/game-kit/knoppen/spel-icoon.tsx'
import type { Input } from './rules.ts'
import type { Opgave } from './stand.ts'
import './acties.css'

/** The letters of what fell off. */
const losVan = ({ gewas: { los, letters } }: Opgave): string | null =>
  los && letters.slice(los[0], los[1]).join('')

interface ActiesProps {
  readonly opgave: Opgave
  readonly kan: boolean
  /** Whether what fell may be needed. */
  readonly isDeelbaar: boolean
  /** Whether a mistake is mended, which can be left. */
  readonly isHerstel: boolean
  /** Whether what was given is right, and is looked at. */
  readonly isGoed: boolean
  /** What is next, where that stands beside the buttons. */
  readonly wenk: ReactNode
  readonly send: (input: Input) => void
}

/** Taking back, what fell, leaving a mistake as it is, and giving. */
export function Acties(props: ActiesProps) {
  const { opgave, kan, isHerstel, isGoed, wenk, send } = props
  const los = props.isDeelbaar ? losVan(opgave) : null
  const dicht = !kan || opgave.terug.length === 0
  if (isGoed || opgave.isGetoond)
    return (
      <div className="wb-acties">
        <button
          type="button"
          className="wb-knop wb-verder"
          onClick={() => send({ type: isGoed ? 'verder' : 'overslaan' })}
        >
          <SpelIcoon naam="speel" />
          Verder
        </button>
      </div>
    )
  return (
    <div className="wb-acties">
      {wenk}
      <button
        type="button"
        className="wb-knop wb-terug"
        aria-label="Wis de laatste stap"
        aria-keyshortcuts="Backspace"
        aria-disabled={dicht}
        onClick={() => !dicht && send({ type: 'undo' })}
      >
        <SpelIcoon naam="opnieuw" />
      </button>
      {los !== null && (
        <button
          type="button"
          className="wb-knop wb-los"
          aria-label={`Neem ${los}, in plaats van wat je hebt`}
          aria-disabled={!kan}
          onClick={() => kan && send({ type: 'ruil' })}
        >
          <small>Neem</small> {los}
        </button>
      )}
      {isHerstel && (
        <button type="button" className="wb-knop" onClick={() => send({ type: 'toon' })}>
          Sla over
        </button>
      )}
      <button
        type="button"
        className="wb-knop wb-krat"
        aria-keyshortcuts="Enter"
        aria-disabled={!kan}
        onClick={() => kan && send({ type: 'krat' })}
      >
        <SpelIcoon naam="vink" />
        In de krat
      </button>
    </div>
  )
}
