import type { LayerProps } from '@letterhaven/game-kit/scherm/spel-module'
import { plaatsVan } from '@letterhaven/game-kit/tekenen/vak'
import { Bestelling } from './bestelling.tsx'
import { Bonnen } from './bonnen.tsx'
import type { Indeling } from './indeling.ts'
import { Punten } from './punten.tsx'
import { bonnenVan } from './rules.ts'
import type { Input, State } from './rules.ts'

type Props = LayerProps<State, Input> & {
  readonly indeling: Indeling
  /** Called before the button of a mend goes away. */
  readonly onWeg: () => void
}

/** What hangs, is ordered and lies on the pizza; and beside a pizza that is mended, the way past it. */
export function Gerecht(props: Props) {
  const { state, send, indeling, letter, onWeg } = props
  const { opgave, fase } = state
  return (
    <>
      <Bonnen bonnen={bonnenVan(state)} indeling={indeling} letter={letter} />
      <Bestelling {...props} />
      {opgave && <Punten state={state} opgave={opgave} indeling={indeling} letter={letter} />}
      {fase === 'spelen' && opgave?.herstel && (
        <button
          type="button"
          className="lhs-knop pb-over"
          style={plaatsVan(indeling.over)}
          onClick={() => {
            onWeg()
            send({ type: 'overslaan' })
          }}
        >
          Sla over
        </button>
      )}
    </>
  )
}
