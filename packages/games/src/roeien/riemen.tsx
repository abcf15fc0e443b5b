import { SpelIcoon } from '@letterhaven/game-kit/knoppen/spel-icoon.tsx'
import { Wijshand } from '@letterhaven/game-kit/onderdelen/wijshand.tsx'
import { useRef } from 'react'
import { ROEP, type Input } from './rules.ts'
import {
  beurtKant,
  isVol,
  kantVan,
  oordeelVan,
  type Kant,
  type Opgave,
  type State,
} from './stand.ts'

interface RiemenProps {
  readonly state: State
  readonly opgave: Opgave
  readonly kan: boolean
  readonly rustig: boolean
  readonly send: (input: Input) => void
  readonly onKlik: (detail: number, kant: Kant) => void
}

const Riem = () => (
  <svg className="ro-beeld" viewBox="0 0 64 24" aria-hidden="true">
    <path className="ro-steel" d="M3 12H40" />
    <path className="ro-blad" d="M38 5q12-4 22 0q4 7 0 14q-10 4-22 0z" />
  </svg>
)

/** From this year on the cox calls up to seven strokes; before that words are short. */
const ROEP_LANG_VANAF = 5
const ROEP_KORT = 5

/** The numbers that can be called. */
function Roep({ state, opgave, send }: Pick<RiemenProps, 'state' | 'opgave' | 'send'>) {
  const meest = state.groep >= ROEP_LANG_VANAF ? ROEP.meest : ROEP_KORT
  const getallen = Array.from({ length: meest - ROEP.minst + 1 }, (_, nr) => nr + ROEP.minst)
  return (
    <span className="ro-roep" data-rij="">
      {getallen.map((getal) => (
        <button
          key={getal}
          type="button"
          className="ro-getal"
          data-begin={getal === ROEP.minst ? '' : undefined}
          aria-label={`Roep ${getal} stukken`}
          aria-pressed={opgave.roep === getal}
          onClick={() => send({ type: 'roep', aantal: getal })}
        >
          {getal}
        </button>
      ))}
    </span>
  )
}

/** How an oar is called, and its side in the style sheet. */
const RIEM_NAAM = { '-1': 'linker roeispaan', '0': 'roeispaan', '1': 'rechter roeispaan' } as const
const RIEM_KANT = { '-1': 'links', '0': undefined, '1': 'rechts' } as const

/** Returns what is written on an oar: what the hand does with it now. */
function zegtRiem({ opgave, rustig }: RiemenProps, isBeurt: boolean): string {
  if (!isBeurt) return 'Nu de andere'
  if (rustig) return opgave.houdt === null ? 'Roei' : 'Nog een letter'
  if (opgave.houdt !== null) return 'Laat los'
  return 'Houd vast'
}

interface RiemKnopProps extends RiemenProps {
  readonly kant: Kant
  readonly isBeurt: boolean
  readonly isBegin: boolean
}

/** One oar: it is held while the letters of a piece light up. */
function RiemKnop({ kant, isBeurt, isBegin, ...props }: RiemKnopProps) {
  const { state, opgave, kan, onKlik } = props
  const naam = RIEM_NAAM[kant]
  const isNieuw = state.nummer === 0 && state.poging === 1 && opgave.slagen.length === 0
  // With two oars a hand would say which of them is the right one to begin with.
  const metHand = kan && isNieuw && isBegin && opgave.bel === 0 && opgave.houdt === null
  return (
    <button
      type="button"
      className="ro-riem"
      data-kant={RIEM_KANT[kant]}
      data-beurt={isBeurt || undefined}
      data-begin={isBegin ? '' : undefined}
      aria-label={`${zegtRiem(props, isBeurt)}: ${naam}`}
      aria-disabled={!kan || !isBeurt}
      onClick={(e) => onKlik(e.detail, kant)}
    >
      <Riem />
      <span aria-hidden="true">{zegtRiem(props, isBeurt)}</span>
      {metHand && (
        <span className="ro-hand" aria-hidden="true">
          <Wijshand />
        </span>
      )}
    </button>
  )
}

/** The oars that are out: one, or two in turn. In calm play a button lets go of the one that is held. */
function Uitgelegd(props: RiemenProps) {
  const { opgave, rustig, send } = props
  const isVast = opgave.houdt !== null
  const beurt = isVast ? kantVan(opgave, opgave.slagen.length) : beurtKant(opgave)
  const metLos = rustig && isVast
  return (
    <div className="ro-riemen" data-twee={opgave.bel !== 0 || undefined}>
      {metLos && (
        <button type="button" className="ro-vaar ro-los" onClick={() => send({ type: 'los' })}>
          Laat los
        </button>
      )}
      {(opgave.bel === 0 ? [0] : metLos ? [beurt] : [-1, 1]).map((kant) => (
        <RiemKnop
          key={kant}
          {...props}
          kant={kant as Kant}
          isBeurt={beurt === 0 || opgave.bel === 0 || kant === beurt}
          isBegin={opgave.bel === 0 || kant === (beurt || -1)}
        />
      ))}
    </div>
  )
}

/** Who presses so long rows on, and did not see yet that the whole word is rowed, in ms. */
const ROEIT_DOOR = 600

/**
 * The way under the bridge, where the oar was. The first press that is held like an oar is none: whose stroke went too far would
 * give it for an answer by the next one. A second one is by a hand that presses long.
 */
function Vaar({ kan, onVaar }: { readonly kan: boolean; readonly onVaar: () => void }) {
  const neer = useRef<number | null>(null)
  const isLangGewend = useRef(false)
  const isRoeien = (op: number): boolean => {
    const isLang = neer.current !== null && op - neer.current > ROEIT_DOOR
    const isEerste = isLang && !isLangGewend.current
    isLangGewend.current ||= isLang
    neer.current = null
    return isEerste
  }
  return (
    <div className="ro-riemen">
      <button
        type="button"
        className="ro-vaar"
        data-begin=""
        aria-keyshortcuts="Enter"
        aria-disabled={!kan}
        onPointerDown={(e) => {
          neer.current = e.timeStamp
        }}
        onClick={(e) => {
          if (kan && !isRoeien(e.timeStamp)) onVaar()
        }}
      >
        Vaar!
        <svg className="ro-boog" viewBox="0 0 40 26" aria-hidden="true">
          <path d="M2 24V8q18-9 36 0v16h-8q0-13-10-13t-10 13z" />
        </svg>
      </button>
    </div>
  )
}

/** The oars; the numbers that are called first; and when the whole word is rowed, the way under the bridge. */
export function Riemen(props: RiemenProps) {
  const { state, opgave, kan, send } = props
  if (oordeelVan(state) === 'goed')
    return (
      <div className="ro-riemen">
        {/* A tap anywhere goes on, so this one is heard there too. */}
        <button type="button" className="ro-vaar ro-verder" data-begin="">
          <SpelIcoon naam="speel" />
          Verder
        </button>
      </div>
    )
  if (kan && opgave.roep === 0)
    return (
      <div className="ro-riemen">
        <Roep {...{ state, opgave, send }} />
      </div>
    )
  if (!kan && state.fase === 'kijken') return <div className="ro-riemen" />
  if (isVol(opgave)) return <Vaar kan={kan} onVaar={() => send({ type: 'vaar' })} />
  return <Uitgelegd {...props} />
}
