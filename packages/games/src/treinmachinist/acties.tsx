import { SpelIcoon } from '@letterhaven/game-kit/knoppen/spel-icoon.tsx'
import { oordeelVan, type Input, type State, type Werf } from './werf.ts'

interface ActiesProps {
  readonly state: State
  readonly opgave: Werf
  readonly send: (input: Input) => void
  readonly onVertrek: () => void
  /** The word that stands in the way; null where none does. */
  readonly voor: string | null
  readonly onOpzij: () => void
  /** Whether the shunter helps; null where nothing can be in the way. */
  readonly metHulp: boolean | null
  readonly onHulp: () => void
}

/** The signal, its arm up. */
const Sein = () => (
  <svg className="tm-icoon" viewBox="0 0 24 24" aria-hidden="true">
    <path d="M7 22V3M4 22h6M7 5l13-2v6L7 10" />
  </svg>
)

/** What is done with the whole train: uncoupling an odd wagon, setting one aside, and letting it leave. */
export function Acties(props: ActiesProps) {
  const { state, opgave, send, voor, metHulp } = props
  const kan = state.fase === 'spelen'
  if (oordeelVan(state) === 'goed')
    return (
      <div className="tm-acties">
        <button type="button" className="tm-knop" onClick={() => send({ type: 'verder' })}>
          <SpelIcoon naam="speel" />
          Verder
        </button>
      </div>
    )
  const { raar } = opgave
  return (
    <div className="tm-acties">
      {kan && voor !== null && (
        <button type="button" className="tm-knop tm-opzij" onClick={props.onOpzij}>
          Zet ‘{voor}’ opzij
        </button>
      )}
      {kan && raar !== null && (
        <button
          type="button"
          className="tm-knop tm-los"
          onClick={() => send({ type: 'los', plek: raar })}
        >
          Koppel los
        </button>
      )}
      {kan && state.poging > 1 && (
        <button type="button" className="tm-knop" onClick={() => send({ type: 'overslaan' })}>
          Sla over
        </button>
      )}
      {metHulp !== null && raar === null && (
        <button
          type="button"
          className="tm-knop tm-hulp"
          aria-pressed={metHulp}
          onClick={props.onHulp}
        >
          {metHulp ? 'Rangeerder helpt' : 'Rangeerder'}
        </button>
      )}
      <button
        type="button"
        className="tm-knop tm-vertrek"
        aria-disabled={!kan}
        onClick={props.onVertrek}
      >
        <Sein />
        Vertrek
      </button>
    </div>
  )
}
