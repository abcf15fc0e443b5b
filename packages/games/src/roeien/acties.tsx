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

/** How the end of the last stroke is moved: which way, what the button says, and its name. */
const STUUR = [
  { stap: -1, zegt: 'Korter', naam: 'Stuk één letter korter', klasse: 'ro-korter' },
  { stap: 1, zegt: 'Langer', naam: 'Stuk één letter langer', klasse: 'ro-langer' },
] as const

/** Steering the last stroke, which may be done until the next one begins. A way that is closed keeps its place. */
function Sturen({ opgave, kan, send }: Pick<ActiesProps, 'opgave' | 'kan' | 'send'>) {
  const { slagen, letters } = opgave
  const tot = slagen.at(-1) ?? 0
  if (!kan || slagen.length === 0) return null
  const past = { '-1': tot - 1 > (slagen.at(-2) ?? 0), '1': tot < letters.length }
  return (
    <span className="ro-sturen" data-rij="">
      {STUUR.map(({ stap, zegt, naam, klasse }) =>
        past[stap] ? (
          <button
            key={stap}
            type="button"
            className={`ro-knop ${klasse}`}
            aria-label={naam}
            onClick={() => send({ type: 'schuif', stap })}
          >
            <Pijl kant={stap} />
            {zegt}
          </button>
        ) : (
          <span key={stap} className={`ro-knop ro-plek ${klasse}`} aria-hidden="true">
            <Pijl kant={stap} />
            {zegt}
          </span>
        ),
      )}
    </span>
  )
}

/** Takes the last stroke back, or before the first one what was called. */
const Terug = ({ isSlag, send }: { readonly isSlag: boolean } & Pick<ActiesProps, 'send'>) => (
  <button
    type="button"
    className="ro-knop ro-terug"
    aria-label={isSlag ? 'Wis de laatste slag: slag terug' : 'Roep opnieuw'}
    aria-keyshortcuts="Backspace"
    onClick={() => send({ type: 'terug' })}
  >
    {isSlag ? 'Slag terug' : 'Roep opnieuw'}
  </button>
)

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
      {metTerug && <Terug isSlag={opgave.slagen.length > 0} send={send} />}
      {kan && state.poging > 1 && (
        <button type="button" className="ro-knop" onClick={() => send({ type: 'overslaan' })}>
          Sla over
        </button>
      )}
    </div>
  )
}
