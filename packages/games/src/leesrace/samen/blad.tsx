import type { CSSProperties, KeyboardEvent } from 'react'
import { useBegin } from '@letterhaven/game-kit/onderdelen/use-begin'
import { walkFocus } from '@letterhaven/game-kit/onderdelen/walk-focus'
import type { LayerProps } from '@letterhaven/game-kit/scherm/spel-module'
import { plaatsVan } from '@letterhaven/game-kit/tekenen/vak'
import { classify } from '../indeling.ts'
import { beginVan, isNogEens, type SamenInput, type SamenStaat } from './rules.ts'
import '../layer.css'
import './blad.css'

type Props = LayerProps<SamenStaat, SamenInput>
type Delen = Pick<Props, 'state' | 'send'>

/** A page of so many words is one row under the other; so are words of more letters, on a narrow screen. */
const KORT = 5
const LANG = 9
/** A page of short words has no larger letters than one of words of so many. */
const MINST_LETTERS = 6

/** The places whose words are still to be done with. */
const openPlekken = ({ plekken }: SamenStaat): readonly number[] =>
  plekken.flatMap(({ stand }, nr) => (stand === 'open' ? nr : []))

/** What is asked of the child, and what of who listens. */
function Kop({ state }: Pick<Delen, 'state'>) {
  const isBegonnen = beginVan(state) !== null
  const isWeer = isNogEens(state)
  return (
    <header className="lz-kop" data-soort="vraag">
      <h2>{isWeer ? 'Lees deze nog eens' : isBegonnen ? 'Lees hardop voor' : 'Samen lezen'}</h2>
      <p className="lz-welke">
        {isWeer
          ? 'Jij luistert? Tik het woord aan als het nu goed gaat.'
          : isBegonnen
            ? 'Jij luistert? Tik aan wat fout gaat. Zegt de lezer het zelf goed? Dan is het goed.'
            : 'Zoek iemand die naar je luistert. Die tikt op de knop. Ben je alleen? Kies dan een ander spel.'}
      </p>
    </header>
  )
}

/** One word of the page, which who listens taps. Before the beginning it is covered. */
function Woord({ state, send, plek: nr }: Delen & { readonly plek: number }) {
  const plek = state.plekken[nr]
  if (!plek?.item || !plek.opgave) return null
  const { item, opgave, stand, isJuist } = plek
  if (beginVan(state) === null) return <span className="ls-dicht" aria-hidden="true" />
  const isWeer = isNogEens(state)
  if (stand !== 'open')
    return (
      <span className="ls-woord" data-stand={isJuist === false ? 'mis' : 'goed'}>
        {item.word}
      </span>
    )
  return (
    <button
      type="button"
      className="ls-woord"
      data-stand={opgave.isMis ? 'mis' : 'open'}
      aria-pressed={isWeer ? undefined : opgave.isMis}
      onClick={() => send({ type: isWeer ? 'geef' : 'tik', plek: nr })}
    >
      {item.word}
      {opgave.isMis && <span className="ls-mis">fout</span>}
    </button>
  )
}

/** Begins the reading of a page: whoever listens taps it, and the words are uncovered. */
function Begin({ state, send }: Delen) {
  const [eerste] = openPlekken(state)
  if (eerste === undefined || beginVan(state) !== null) return null
  return (
    <button
      type="button"
      className="lz-knop lz-daad ls-begin"
      data-begin=""
      onClick={() => send({ type: 'start', plek: eerste })}
    >
      Ik luister. Begin maar!
    </button>
  )
}

/** What ends the page: all is read, or what went wrong is left. */
function Voet({ state, send }: Delen) {
  const open = openPlekken(state)
  if (open.length === 0 || beginVan(state) === null) return null
  const isWeer = isNogEens(state)
  return (
    <footer className="lz-voet">
      <button
        type="button"
        className="lz-knop lz-daad"
        data-begin=""
        onClick={() => {
          for (const plek of open) send({ type: isWeer ? 'overslaan' : 'geef', plek })
        }}
      >
        {isWeer ? 'Verder' : 'Alles gelezen'}
      </button>
    </footer>
  )
}

/** The page that is read together: the child reads, who listens taps. */
export function SamenBlad({ state, send, maat }: Props) {
  const { bord } = classify(maat.w, maat.h)
  const vlak = useBegin(state.goed + state.fout)
  const letters = Math.max(...state.plekken.map(({ item }) => item?.word.length ?? 0))
  const onToets = (e: KeyboardEvent): void => {
    const stap = { ArrowDown: 1, ArrowRight: 1, ArrowUp: -1, ArrowLeft: -1 }[e.key]
    if (stap === undefined) return
    e.preventDefault()
    walkFocus(vlak.current, '.ls-woord[type], .lz-daad', stap)
  }
  if (state.fase === 'klaar') return null
  return (
    <div
      ref={vlak}
      className="lz-vlak"
      role="presentation"
      data-trap={state.trap}
      onKeyDown={onToets}
    >
      <section className="lz-bord" style={plaatsVan(bord)} aria-label="Samen lezen">
        <Kop {...{ state }} />
        <div
          className="ls-bladzij"
          data-rij=""
          data-kort={state.plekken.length <= KORT || undefined}
          data-lang={letters > LANG || undefined}
          style={{ '--ls-letters': Math.max(MINST_LETTERS, letters) } as CSSProperties}
        >
          {state.plekken.map((plek, nr) => (
            <Woord key={plek.item?.id ?? nr} {...{ state, send }} plek={nr} />
          ))}
          <Begin {...{ state, send }} />
        </div>
        <Voet {...{ state, send }} />
      </section>
    </div>
  )
}
