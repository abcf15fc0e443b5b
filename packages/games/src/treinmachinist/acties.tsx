import { SpelIcoon } from '@letterhaven/game-kit/knoppen/spel-icoon.tsx'
import { MEESTE_POGINGEN } from '@letterhaven/game-kit/regels/ronde'
import { MINST, oordeelVan, treinVan, type Input, type State, type Werf } from './werf.ts'

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
  /** Whether the right train is shown instead of mended, and what asks for that. */
  readonly isOver: boolean
  readonly onOver: () => void
}

/** The signal, its arm up. */
export const Sein = () => (
  <svg className="tm-icoon" viewBox="0 0 24 24" aria-hidden="true">
    <path d="M7 22V3M4 22h6M7 5l13-2v6L7 10" />
  </svg>
)

/** The button for the odd wagon: set the one in the way aside, or take the odd one out. */
function Ander({ state, opgave, send, voor, onOpzij, isOver }: ActiesProps) {
  const { raar } = opgave
  const kan = state.fase === 'spelen' && !isOver
  if (kan && voor !== null)
    return (
      <button type="button" className="tm-knop tm-opzij" onClick={onOpzij}>
        Zet opzij
      </button>
    )
  const isWeg = !kan || raar === null
  return (
    <button
      type="button"
      className="tm-knop tm-los"
      data-weg={isWeg || undefined}
      disabled={isWeg}
      onClick={() => raar !== null && send({ type: 'los', plek: raar })}
    >
      Koppel los
    </button>
  )
}

/** The button that sends the train off; while that leaves, it lets the next one come. */
function Vertrek({ state, opgave, send, onVertrek, isOver }: ActiesProps) {
  const oordeel = oordeelVan(state)
  const isVerteld = oordeel === 'goed' || (oordeel === 'fout' && state.poging >= MEESTE_POGINGEN)
  if (isVerteld || isOver)
    return (
      <button
        type="button"
        className="tm-knop tm-vertrek"
        onClick={() => send({ type: isOver ? 'overslaan' : 'verder' })}
      >
        <SpelIcoon naam="speel" />
        Verder
      </button>
    )
  return (
    <button
      type="button"
      className="tm-knop tm-vertrek"
      aria-disabled={state.fase !== 'spelen' || treinVan(opgave).length < MINST}
      onClick={onVertrek}
    >
      <Sein />
      Vertrek
    </button>
  )
}

/** What is done with the whole train. Every button keeps its place, also while it does nothing. */
export function Acties(props: ActiesProps) {
  const { state, metHulp, isOver } = props
  const isWeg = state.fase !== 'spelen' || state.poging < 2 || isOver
  return (
    <div className="tm-acties">
      <button
        type="button"
        className="tm-knop tm-over"
        data-weg={isWeg || undefined}
        disabled={isWeg}
        onClick={props.onOver}
      >
        Sla over
      </button>
      <Ander {...props} />
      {metHulp !== null && (
        <button
          type="button"
          className="tm-knop tm-hulp"
          aria-pressed={metHulp}
          onClick={props.onHulp}
        >
          Help rijden
        </button>
      )}
      <Vertrek {...props} />
    </div>
  )
}
