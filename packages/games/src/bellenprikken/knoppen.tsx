import { Hoorkaart } from '@letterhaven/game-kit/onderdelen/hoorkaart.tsx'
import type { LayerProps } from '@letterhaven/game-kit/scherm/spel-module'
import { Woordplaatje } from '@letterhaven/game-kit/woord/woordplaatje.tsx'
import { plaatsVan } from '@letterhaven/game-kit/tekenen/vak'
import { inhoudVan, type Geheel } from '@letterhaven/game-kit/onderdelen/koppel'
import type { Indeling } from './indeling.ts'
import type { Input } from './rules.ts'
import { isDierBel } from './schemer.ts'
import type { State } from './stand.ts'

type Props = Pick<LayerProps<State, Input>, 'state' | 'send' | 'stem' | 'rustig' | 'letter'> & {
  readonly indeling: Indeling
  /** The bubble on which the buttons act; undefined where there is none with a seam, or nothing can be done now. */
  readonly bel: Geheel | undefined
}

/** The room that the buttons take beside the word, in px. */
const KNOPPEN = 60
/** The room that the picture of the word takes beside the ear. */
const PLAATJE = 74

/** A needle on a seam. */
function Naald() {
  return (
    <svg className="lhs-icoon" viewBox="0 0 24 24" aria-hidden="true">
      <path d="M20 4L8 16M8 16l-1.500 1.500M4 9a6 6 0 0 1 6-5M20 14a6 6 0 0 1-6 6" />
    </svg>
  )
}

/** What becomes of a bubble: the word in it flies, or the animal wakes whose word it is. */
const LAAT = { type: 'laat', doe: 'Laat vliegen', teken: 'M12 3l7 8h-4v9H9v-9H5z' } as const
const WEK = {
  type: 'wek',
  doe: 'Maak wakker',
  teken:
    'M12 8a4.500 4.500 0 1 1 0 9a4.500 4.500 0 1 1 0-9zM11 2h2v4h-2zM3 6l2-1l3 3l-1 2zM21 6l-2-1l-3 3l1 2z',
} as const

type GrootProps = (typeof LAAT | typeof WEK) & {
  readonly tekst: string | undefined
  readonly bel: number
  readonly send: Props['send']
}

/** The large button of a bubble with a seam. */
function Groot({ type, doe, teken, tekst, bel, send }: GrootProps) {
  return (
    <button
      type="button"
      className="bp-laat"
      data-wek={type === 'wek' ? '' : undefined}
      aria-label={`${doe}: ${tekst ?? ''}`}
      onClick={() => send({ type, bel })}
    >
      <svg className="lhs-icoon" viewBox="0 0 24 24" aria-hidden="true">
        <path d={teken} />
      </svg>
      <span>{doe}</span>
    </button>
  )
}

/** The ear, and what can be done with a bubble: prick it apart, or let it go. */
export function Knoppen({ state, send, stem, rustig, letter, indeling, bel }: Props) {
  const { item, opgave, poging, fase } = state
  if (!item || !opgave) return null
  const magOver = poging > 1 && fase === 'spelen'
  const tekst = bel && inhoudVan(opgave.stukken, bel).join('')
  return (
    <div className="bp-hand" style={plaatsVan(indeling.hand)}>
      <div className="bp-vraag">
        <Hoorkaart
          item={item}
          {...{ stem, rustig, letter }}
          breed={indeling.hand.w - KNOPPEN - (item.picture ? PLAATJE : 0)}
          onLuister={() => send({ type: 'luister' })}
        />
        {/* What is looked for stays in view; it shows no letter of the word. */}
        {item.picture && <Woordplaatje key={item.picture} adres={item.picture} />}
      </div>
      {magOver && (
        <button type="button" className="bp-over" onClick={() => send({ type: 'overslaan' })}>
          Sla over
        </button>
      )}
      {bel && (
        <div className="bp-doen">
          <Groot {...(isDierBel(opgave, bel) ? WEK : LAAT)} {...{ tekst, send }} bel={bel.plek} />
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
    </div>
  )
}
