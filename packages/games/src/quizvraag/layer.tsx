import { useRef, useState, type CSSProperties, type KeyboardEvent, type MouseEvent } from 'react'
import { useBegin } from '@letterhaven/game-kit/onderdelen/use-begin'
import { walkFocus } from '@letterhaven/game-kit/onderdelen/walk-focus'
import { Wijshand } from '@letterhaven/game-kit/onderdelen/wijshand.tsx'
import type { LayerProps } from '@letterhaven/game-kit/scherm/spel-module'
import { Banken } from './banken.tsx'
import { classify, type Indeling } from './indeling.ts'
import { Knoppen } from './knoppen.tsx'
import { bankVan, oordeelVan, type Opgave, type State } from './quiz.ts'
import type { Input } from './rules.ts'
import { Scherm, type Stand } from './scherm.tsx'
import { toetsDaad } from './toetsen.ts'
import { useStenen } from './use-stenen.ts'
import { Vraag } from './vraag.tsx'
import { Waarom, waaromVak } from './waarom.tsx'
import { sayWinst } from './zeg.ts'
import './layer.css'

type Props = LayerProps<State, Input>

/** Tells one moment from another: where it changes, the focus begins anew. */
const momentVan = ({ nummer, poging, fase }: State, isOpen: boolean): number =>
  nummer * 100 + poging * 10 + (isOpen ? 1 : 0) + (fase === 'kijken' ? 2 : 0)

/** The hand that shows where stones are: it points at the bowl, lifts a little towards the desks, and covers no answer. */
function Hand({ indeling: { schaal, balk } }: { readonly indeling: Indeling }) {
  const top = schaal.y - 34 * schaal.s
  const stijl = { left: schaal.x, top, '--qv-hef': `${Math.min(-8, balk.y - top)}px` }
  return (
    <span className="qv-hand" style={stijl as CSSProperties}>
      <Wijshand />
    </span>
  )
}

/** Lays a stone; for who moves with difficulty the first tap lays two, so that the second says whether it is sure. */
function layStones(opgave: Opgave, bank: number, { hand, send }: Pick<Props, 'hand' | 'send'>) {
  send({ type: 'leg', plek: bank })
  if (hand === 'licht' && opgave.deel === null && opgave.gelegd.length === 0)
    send({ type: 'leg', plek: bank })
}

interface WinstProps {
  readonly state: State
  readonly indeling: Indeling
  /** The desk that had the truth; null where none had. */
  readonly bank: number | null
}

/** What the stones brought, on the edge of the reason or of the strip with buttons. */
function Winst({ state, indeling, bank }: WinstProps) {
  const winst = sayWinst(state)
  if (winst === null) return null
  const top = bank === null ? indeling.balk.y + 10 : waaromVak(indeling, bank).y
  return (
    <p className="qv-wie qv-winst" style={{ top }}>
      {winst}
    </p>
  )
}

/** Whether no stone was laid yet in this round. */
const isNieuw = ({ nummer, poging }: State, { gelegd }: Opgave): boolean =>
  nummer === 0 && poging === 1 && gelegd.length === 0

/** The desks with the question over them and the strip with buttons below. */
function Quiz({
  opgave,
  indeling,
  sturen,
  ...props
}: Props & {
  readonly opgave: Opgave
  readonly indeling: Indeling
  readonly sturen: readonly [boolean, (aan: boolean) => void]
}) {
  const { state, send, letter, hand } = props
  const kan = state.fase === 'spelen' && opgave.trom === null
  const { sleep, ...slepen } = useStenen({ indeling, opgave, kan, send })
  const [wilSturen, setSturen] = sturen
  const isSturen = wilSturen && kan && opgave.gestuurd === null
  const bank = bankVan(opgave)
  const isGoed = oordeelVan(state) === 'goed'
  const onBank = (nr: number): void => {
    if (!kan) return
    setSturen(false)
    if (isSturen) send({ type: 'stuur', plek: nr })
    else layStones(opgave, nr, { hand, send })
  }
  return (
    <>
      <Banken {...{ state, opgave, indeling, letter, kan, isSturen, slepen, onBank }} />
      {isGoed && state.item && bank !== null ? (
        <Waarom
          {...{ indeling, bank, letter }}
          item={state.item}
          onVerder={() => send({ type: 'verder' })}
        />
      ) : (
        <Knoppen
          {...{ state, opgave, indeling, kan, isSturen, slepen, send }}
          onStuur={() => setSturen(!isSturen)}
        />
      )}
      {isSturen && (
        <p className="qv-wie" style={{ top: indeling.balk.y }}>
          Wie stuur je naar de tekst?
        </p>
      )}
      <Winst {...{ state, indeling }} bank={isGoed ? bank : null} />
      {kan && isNieuw(state, opgave) && <Hand {...{ indeling }} />}
      {sleep && (
        <span className="qv-mee" style={{ left: sleep.x, top: sleep.y }} aria-hidden="true" />
      )}
    </>
  )
}

/**
 * The text on the large screen, or the question with its four desks. A tap, a drag or a digit lays a stone; Backspace takes the last
 * one back; t brings the text, and the stones stay.
 */
export function Layer(props: Props) {
  const { state, send, maat, letter, stem } = props
  const { item, opgave, fase } = state
  const indeling = classify(maat.w, maat.h)
  const isOpen = opgave?.isOpen === true && fase === 'spelen'
  const vlak = useBegin(momentVan(state, isOpen))
  const stond = useRef<Stand | null>(null)
  // At which question and try an animal is to be sent to the text: with the next one that is over.
  const [stuurBij, setStuurBij] = useState<string | null>(null)
  if (!item || !opgave || fase === 'klaar') return null
  const nu = `${item.id} ${state.poging}`
  const sturen = [stuurBij === nu, (aan: boolean) => setStuurBij(aan ? nu : null)] as const
  const isFilm = opgave.trom !== null || fase === 'kijken'
  function onToets(e: KeyboardEvent): void {
    if (!opgave || e.ctrlKey || e.metaKey || e.altKey) return
    const daad = toetsDaad(e.key, opgave, state)
    if (!daad || e.defaultPrevented) return
    e.preventDefault()
    if (e.repeat) return
    if (daad.doe === 'zet') send(daad.input)
    if (daad.doe === 'stuur') sturen[1](!sturen[0])
    if (daad.doe === 'bank') walkFocus(vlak.current, '.qv-bank', daad.stap)
    if (daad.doe === 'knoppen') walkFocus(vlak.current, '.qv-balk button', 1)
  }
  // A tap beside all buttons cuts short what is only watched.
  const onTik = (e: MouseEvent): void => {
    if (!isFilm || e.detail > 1 || !(e.target instanceof Element)) return
    if (e.target.closest('.qv-balk, .qv-waarom, .qv-oor')) return
    if (opgave.trom !== null) send({ type: 'geef' })
    else if (oordeelVan(state) === 'fout') send({ type: 'verder' })
  }
  return (
    // Keys work wherever the focus is in the game. Every action also has a button.
    <div
      ref={vlak}
      className="qv-vlak"
      role="presentation"
      data-trom={opgave.trom === null ? undefined : ''}
      onKeyDown={onToets}
      onClickCapture={onTik}
    >
      {(!isOpen || opgave.isGelezen) && (
        <Vraag
          {...{ indeling, letter, stem }}
          vraag={item.vraag ?? ''}
          onHoor={() => send({ type: 'hoor' })}
        />
      )}
      {isOpen ? (
        <Scherm key={nu} {...{ state, opgave, item, indeling, send, stond }} />
      ) : (
        <Quiz {...props} {...{ opgave, indeling, sturen }} />
      )}
    </div>
  )
}
