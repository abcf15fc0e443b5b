import { SpelIcoon } from '@letterhaven/game-kit/knoppen/spel-icoon.tsx'
import type { Input } from './rules.ts'
import { oordeelVan, type Opgave, type State } from './stand.ts'

interface ActiesProps {
  readonly state: State
  readonly opgave: Opgave
  readonly kan: boolean
  /** Whether the word can be heard. */
  readonly stem: boolean
  readonly send: (input: Input) => void
}

const Pijl = ({ kant }: { readonly kant: -1 | 1 }) => (
  <svg className="ro-pijl" viewBox="0 0 24 24" aria-hidden="true">
    <path d={kant < 0 ? 'M15 4L7 12l8 8' : 'M9 4l8 8-8 8'} />
  </svg>
)

/** Steering the last stroke, which may be done until the next one begins. */
function Sturen({ opgave, kan, send }: Pick<ActiesProps, 'opgave' | 'kan' | 'send'>) {
  const { slagen, letters } = opgave
  const tot = slagen.at(-1) ?? 0
  const vorige = slagen.at(-2) ?? 0
  if (!kan || slagen.length === 0) return null
  return (
    <span className="ro-sturen" data-rij="">
      {tot - 1 > vorige && (
        <button
          type="button"
          className="ro-knop ro-korter"
          aria-label="Stuk één letter korter"
          onClick={() => send({ type: 'schuif', stap: -1 })}
        >
          <Pijl kant={-1} />
          Korter
        </button>
      )}
      {tot < letters.length && (
        <button
          type="button"
          className="ro-knop ro-langer"
          aria-label="Stuk één letter langer"
          onClick={() => send({ type: 'schuif', stap: 1 })}
        >
          Langer
          <Pijl kant={1} />
        </button>
      )}
    </span>
  )
}

/** What is done besides rowing: hearing the word, steering, taking a stroke back, and leaving a mistake. */
export function Acties(props: ActiesProps) {
  const { state, opgave, kan, stem, send } = props
  if (oordeelVan(state) === 'goed') return <div className="ro-acties" />
  // What is to be read is not said before it was tried.
  const magHoren = stem && (state.soort !== 'lezen' || state.poging > 1)
  const metTerug = kan && (opgave.slagen.length > 0 || (opgave.roep ?? 0) > 0)
  return (
    <div className="ro-acties">
      {magHoren && (
        <button
          type="button"
          className="ro-knop ro-oor"
          aria-label="Luister naar het woord"
          onClick={() => send({ type: 'luister' })}
        >
          <SpelIcoon naam="luister" />
        </button>
      )}
      <Sturen {...props} />
      {metTerug && (
        <button
          type="button"
          className="ro-knop ro-terug"
          aria-label="Wis de laatste slag: terug"
          aria-keyshortcuts="Backspace"
          onClick={() => send({ type: 'terug' })}
        >
          Terug
        </button>
      )}
      {kan && state.poging > 1 && (
        <button type="button" className="ro-knop" onClick={() => send({ type: 'overslaan' })}>
          Sla over
        </button>
      )}
    </div>
  )
}
