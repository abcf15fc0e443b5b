import { Hoorkaart } from '@letterhaven/game-kit/onderdelen/hoorkaart.tsx'
import type { LayerProps } from '@letterhaven/game-kit/scherm/spel-module'
import { plaatsVan } from '@letterhaven/game-kit/tekenen/vak'
import { inhoudVan, type Geheel } from '@letterhaven/game-kit/onderdelen/koppel'
import type { Indeling } from './indeling.ts'
import type { Input } from './rules.ts'
import type { State } from './stand.ts'

type Props = Pick<LayerProps<State, Input>, 'state' | 'send' | 'stem' | 'rustig' | 'letter'> & {
  readonly indeling: Indeling
  /** The bubble on which the buttons act; undefined where there is none with a seam, or nothing can be done now. */
  readonly bel: Geheel | undefined
}

/** The room that the buttons take beside the word, in px. */
const KNOPPEN = 60

/** A needle on a seam. */
function Naald() {
  return (
    <svg className="lhs-icoon" viewBox="0 0 24 24" aria-hidden="true">
      <path d="M20 4L8 16M8 16l-1.500 1.500M4 9a6 6 0 0 1 6-5M20 14a6 6 0 0 1-6 6" />
    </svg>
  )
}

/** The ear, and what can be done with a bubble: prick it apart, or let it go. */
export function Knoppen({ state, send, stem, rustig, letter, indeling, bel }: Props) {
  const { item, opgave, poging, fase } = state
  if (!item || !opgave) return null
  const tekst = bel && inhoudVan(opgave.stukken, bel).join('')
  return (
    <div className="bp-hand" style={plaatsVan(indeling.hand)}>
      <Hoorkaart
        item={item}
        {...{ stem, rustig, letter }}
        breed={indeling.hand.w - KNOPPEN}
        onLuister={() => send({ type: 'luister' })}
      />
      {bel && (
        <div className="bp-doen">
          <button
            type="button"
            className="bp-laat"
            aria-label={`Laat vliegen: ${tekst}`}
            onClick={() => send({ type: 'laat', bel: bel.plek })}
          >
            <svg className="lhs-icoon" viewBox="0 0 24 24" aria-hidden="true">
              <path d="M12 3l7 8h-4v9H9v-9H5z" />
            </svg>
            <span>Laat vliegen</span>
          </button>
          <button
            type="button"
            className="lhs-rond bp-prik"
            aria-label={`Prik ${tekst} los`}
            aria-keyshortcuts="Backspace"
            onClick={() => send({ type: 'prik', bel: bel.plek })}
          >
            <Naald />
          </button>
        </div>
      )}
      {poging > 1 && fase === 'spelen' && (
        <button type="button" className="bp-over" onClick={() => send({ type: 'overslaan' })}>
          Sla over
        </button>
      )}
    </div>
  )
}
