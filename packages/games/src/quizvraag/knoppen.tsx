import type { MouseEvent } from 'react'
import { MEESTE_POGINGEN } from '@letterhaven/game-kit/regels/ronde'
import { plaatsVan } from '@letterhaven/game-kit/tekenen/vak'
import type { Indeling } from './indeling.ts'
import { grenzenVan, oordeelVan, overVan, type Opgave, type State } from './quiz.ts'
import type { Input } from './rules.ts'
import { tekstVanGeven } from './tekst.ts'
import { UIT_SCHAAL, type useStenen } from './use-stenen.ts'
import './knoppen.css'

interface Props {
  readonly state: State
  readonly opgave: Opgave
  readonly indeling: Indeling
  readonly kan: boolean
  readonly isSturen: boolean
  readonly slepen: Pick<ReturnType<typeof useStenen>, 'handenVan'>
  readonly send: (input: Input) => void
  readonly onStuur: () => void
  readonly onOver: () => void
}

/** What is told of stones that are for two questions. */
function Samen({
  opgave,
  state,
  indeling: { stand, schaal, balk },
}: Pick<Props, 'opgave' | 'state' | 'indeling'>) {
  const bewaart = grenzenVan(opgave, state).meest < opgave.buidel
  if (opgave.deel === null) return null
  return (
    <p className="qv-samen" style={{ left: schaal.x - balk.x }}>
      {stand === 'lijst' ? '' : 'Voor '}
      {opgave.deel === 'eerste' && bewaart ? '2 vragen' : '1 vraag'}
    </p>
  )
}

/** After a mistake the pupil goes on: back to the text, or to the next question after the last try. */
function NaFout({ state, indeling, send }: Pick<Props, 'state' | 'indeling' | 'send'>) {
  return (
    <div className="qv-balk qv-balk-verder" style={plaatsVan(indeling.balk)}>
      <button
        type="button"
        className="lhs-knop qv-knop qv-groen"
        data-begin=""
        onClick={(e) => isTik(e) && send({ type: 'verder' })}
      >
        {state.poging < MEESTE_POGINGEN ? 'Lees nog eens' : 'Verder'}
      </button>
    </div>
  )
}

const isTik = ({ detail }: MouseEvent): boolean => detail < 2

/**
 * The strip below the desks: the text, the bowl, taking back, and giving. What gives comes first for who walks along the buttons,
 * right behind the desks.
 */
export function Knoppen(props: Props) {
  const { state } = props
  return oordeelVan(state) === 'fout' ? <NaFout {...props} /> : <Leggen {...props} />
}

function Leggen({ state, opgave, indeling, kan, isSturen, slepen, send, ...bij }: Props) {
  const { balk, schaal } = indeling
  const { minst } = grenzenVan(opgave, state)
  const over = overVan(opgave)
  const isKlaar = state.fase === 'spelen' && !opgave.isGelijk && opgave.gelegd.length >= minst
  const bol = { x: schaal.x - balk.x - 62 * schaal.s, w: 124 * schaal.s }
  return (
    <div className="qv-balk" style={plaatsVan(balk)}>
      <span
        className="qv-schaal"
        style={{ left: bol.x, width: bol.w }}
        {...slepen.handenVan(UIT_SCHAAL)}
      />
      <Samen {...{ opgave, state, indeling }} />
      <div className="qv-rechts">
        <button
          type="button"
          className="lhs-knop qv-knop qv-groen qv-geef"
          aria-disabled={!isKlaar}
          data-over={over}
          onClick={(e) => isTik(e) && send({ type: 'geef' })}
        >
          {tekstVanGeven(opgave, state)}
        </button>
        <button
          type="button"
          className="lhs-knop qv-knop qv-klein"
          aria-label="Terug: neem de laatste steen terug"
          aria-disabled={!kan || opgave.gelegd.length === 0}
          onClick={() => send({ type: 'terug' })}
        >
          <i className="qv-terug" aria-hidden="true" />
          Terug
        </button>
      </div>
      <div className="qv-links">
        <button
          type="button"
          className="lhs-knop qv-knop qv-klein"
          onClick={() => send({ type: 'lees' })}
        >
          <i className="qv-blad" aria-hidden="true" />
          Tekst
        </button>
        {state.trap === 2 && state.poging === 1 && (
          <button
            type="button"
            className="lhs-knop qv-knop qv-klein"
            aria-pressed={isSturen}
            aria-disabled={!kan || opgave.gestuurd !== null}
            onClick={bij.onStuur}
          >
            <i className="qv-loper" aria-hidden="true" />
            {opgave.gestuurd === null ? 'Stuur' : 'Gestuurd'}
          </button>
        )}
        {state.poging > 1 && (
          <button type="button" className="lhs-knop qv-knop qv-klein qv-stil" onClick={bij.onOver}>
            <i className="qv-over" aria-hidden="true" />
            Sla over
          </button>
        )}
      </div>
    </div>
  )
}
