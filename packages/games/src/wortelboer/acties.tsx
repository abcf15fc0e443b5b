import { SpelIcoon } from '@letterhaven/game-kit/knoppen/spel-icoon.tsx'
import type { Input } from './invoer.ts'
import { sayVerder } from './nu-zin.ts'
import type { Opgave } from './stand.ts'
import { verderMet } from './toetsen.ts'
import './acties.css'

interface ActiesProps {
  readonly opgave: Opgave
  readonly kan: boolean
  /** Whether a mistake is mended, which can be left. */
  readonly isHerstel: boolean
  /** Whether what was given is right, and is looked at. */
  readonly isGoed: boolean
  readonly send: (input: Input) => void
}

/** Leaving a mistake as it is, and the one button that goes on. Both keep their place. */
export function Acties({ opgave, kan, isHerstel, isGoed, send }: ActiesProps) {
  if (isGoed || opgave.isGetoond)
    return (
      <div className="wb-acties">
        <button
          type="button"
          className="wb-knop wb-verder"
          data-begin=""
          onClick={() => send({ type: isGoed ? 'verder' : 'overslaan' })}
        >
          <SpelIcoon naam="speel" />
          Verder
        </button>
      </div>
    )
  const geeft = opgave.werk === 'geef'
  return (
    <div className="wb-acties">
      {isHerstel && (
        <button type="button" className="wb-knop wb-over" onClick={() => send({ type: 'toon' })}>
          Sla over
        </button>
      )}
      <button
        type="button"
        className="wb-knop wb-krat"
        data-geeft={geeft || undefined}
        data-begin={geeft ? '' : undefined}
        aria-keyshortcuts="Enter"
        aria-disabled={!kan}
        onClick={() => kan && send(verderMet(opgave, isHerstel))}
      >
        {geeft && <SpelIcoon naam="vink" />}
        {sayVerder(opgave)}
      </button>
    </div>
  )
}
