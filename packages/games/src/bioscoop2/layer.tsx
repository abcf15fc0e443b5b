import { useBegin } from '@letterhaven/game-kit/onderdelen/use-begin'
import { walkFocus } from '@letterhaven/game-kit/onderdelen/walk-focus'
import { MEESTE_POGINGEN } from '@letterhaven/game-kit/regels/ronde'
import type { LayerProps } from '@letterhaven/game-kit/scherm/spel-module'
import { plaatsVan } from '@letterhaven/game-kit/tekenen/vak'
import { beschrijvingVan } from '@letterhaven/taal/beeldzin/film/beschrijving'
import type { KeyboardEvent } from 'react'
import { filmzinVan, gatVan, woordenVan, type Input, type State } from './filmen.ts'
import { classify, type Indeling } from './indeling.ts'
import { Titels } from './titels.tsx'
import { Woorden } from './woorden.tsx'
import './layer.css'

type Props = LayerProps<State, Input>

interface Delen {
  readonly indeling: Indeling
}

/** Arrows walk among the buttons of a row. */
const STAPPEN: Readonly<Record<string, 1 | -1>> = {
  ArrowLeft: -1,
  ArrowUp: -1,
  ArrowRight: 1,
  ArrowDown: 1,
}

/** The buttons below the words. */
function Knoppen({ state, send, indeling }: Props & Delen) {
  const speelt = state.fase === 'spelen'
  const ligt = (state.opgave?.regel.length ?? 0) > 0
  if (!speelt)
    return (
      <div className="bs-knoppen" style={plaatsVan(indeling.knoppen)}>
        <button
          type="button"
          className="bs-knop bs-verder"
          data-begin=""
          onClick={() => send({ type: 'verder' })}
        >
          Verder
        </button>
      </div>
    )
  return (
    <div className="bs-knoppen" style={plaatsVan(indeling.knoppen)}>
      <button type="button" className="bs-knop" onClick={() => send({ type: 'kijk' })}>
        Nog eens
      </button>
      {state.poging > 1 && (
        <button type="button" className="bs-knop" onClick={() => send({ type: 'overslaan' })}>
          Sla over
        </button>
      )}
      {ligt && (
        <button
          type="button"
          className="bs-knop"
          aria-label="Laatste woord terug"
          onClick={() => send({ type: 'terug' })}
        >
          Woord terug
        </button>
      )}
      <button
        type="button"
        className="bs-knop bs-draai"
        data-kan={ligt ? '' : undefined}
        onClick={() => send({ type: 'draai' })}
      >
        Draai!
      </button>
    </div>
  )
}

/** Another number for each try at each film, and for its playing. */
const beurtVan = ({ nummer, poging, fase }: State): number =>
  (nummer * (MEESTE_POGINGEN + 1) + poging) * 2 + (fase === 'kijken' ? 1 : 0)

/** What stands over two films beside each other. */
function Namen({ state, indeling: { twee } }: Pick<Props, 'state'> & Delen) {
  if (state.poging < 2 || state.fase !== 'spelen') return null
  return (
    <>
      {(['De film', 'Jouw zin'] as const).map((naam, nr) => {
        const { x = 0, y = 0, w = 0 } = twee[nr] ?? {}
        return (
          <p key={naam} className="bs-naam" style={{ left: x + w / 2, top: y - 18 }}>
            {naam}
          </p>
        )
      })}
    </>
  )
}

/** The words under the film: tap them into the line, and have it played. */
export function Layer(props: Props) {
  const { state, send, maat } = props
  const { item, opgave, fase } = state
  const indeling = classify(maat.w, maat.h)
  const vlak = useBegin(beurtVan(state))
  const film = item && filmzinVan(item.id)?.film
  function onToets(e: KeyboardEvent): void {
    const stap = STAPPEN[e.key]
    const rij =
      e.target instanceof Element ? e.target.closest('.bs-bak, .bs-regel, .bs-knoppen') : null
    if (stap && rij) {
      e.preventDefault()
      walkFocus(rij, 'button', stap)
    } else if (e.key === 'Backspace') send({ type: 'terug' })
    else if (/^[1-9]$/.test(e.key)) send({ type: 'leg', tegel: Number(e.key) - 1 })
  }
  return (
    // Keys work wherever the focus is in the hall. Every action also has a button.
    <div
      ref={vlak}
      className="bs-vlak"
      role="presentation"
      data-veel={state.trap > 1 || state.groep > 5 ? '' : undefined}
      onKeyDown={onToets}
    >
      {item && opgave && fase !== 'klaar' && (
        <>
          <p className="lhs-alleen-gehoord">
            {film && `Je ziet dit. ${beschrijvingVan(film, gatVan(state) ?? undefined)}`}
          </p>
          <Namen {...{ state, indeling }} />
          {fase === 'kijken' ? (
            <Titels {...{ state, item, indeling }} woorden={woordenVan(opgave)} />
          ) : (
            <Woorden {...props} {...{ item, opgave, indeling }} />
          )}
          <Knoppen {...props} {...{ indeling }} />
          {!opgave.muis && (
            <button
              type="button"
              className="bs-muis"
              style={plaatsVan(indeling.muis)}
              aria-label="De muis van de projector"
              onClick={() => send({ type: 'muis' })}
            />
          )}
        </>
      )}
    </div>
  )
}
