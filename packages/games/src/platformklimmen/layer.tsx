import { SpelIcoon } from '@letterhaven/game-kit/knoppen/spel-icoon.tsx'
import { buurVan, PIJLEN } from '@letterhaven/game-kit/onderdelen/raster'
import { useBegin } from '@letterhaven/game-kit/onderdelen/use-begin'
import { MEESTE_POGINGEN } from '@letterhaven/game-kit/regels/ronde'
import type { LayerProps } from '@letterhaven/game-kit/scherm/spel-module'
import { plaatsVan } from '@letterhaven/game-kit/tekenen/vak'
import { useEffect, useRef, useState } from 'react'
import type { KeyboardEvent } from 'react'
import { Brug } from './brug.tsx'
import type { Indeling } from './indeling.ts'
import { leegVan, metLift } from './klim.ts'
import { metMolen } from './molen.ts'
import { Molen } from './molen.tsx'
import { Stenen } from './stenen.tsx'
import { useStraks } from './use-straks.ts'
import { VOGEL } from './paint-vogel.ts'
import { isVrij, restVan } from './verdieping.ts'
import type { Input, State, Verdieping } from './verdieping.ts'
import { regelsVan, vlagVan } from './verhaal.ts'
import { Verhaal } from './verhaal.tsx'
import { isVerte } from './verte.ts'
import { gastMaat, gastPlek, sayGast } from './vogel.ts'
import { layVloer } from './vloer.ts'
import './brug.css'
import './layer.css'
import './molen.css'
import './verhaal.css'

type Props = LayerProps<State, Input>

/** Moves the focus from a stone to the next one that an arrow points at. */
function walk(e: KeyboardEvent, opgave: Verdieping, { stenen }: Indeling): void {
  const richting = PIJLEN[e.key]
  if (!richting || !(e.target instanceof HTMLElement)) return
  e.preventDefault()
  const hier = Number(e.target.dataset['steen'] ?? -1)
  const nummers = stenen.flatMap((_, nr) => (nr === hier || isVrij(opgave, nr) ? nr : []))
  const plekken = nummers.map((nr) => {
    const { x = 0, y = 0, w = 0, h = 0 } = stenen[nr] ?? {}
    return { x: x + w / 2, y: y + h / 2 }
  })
  const van = nummers.indexOf(hier)
  const naar = van < 0 ? nummers[0] : nummers[buurVan(plekken, van, richting) ?? van]
  e.currentTarget.querySelector<HTMLElement>(`[data-steen='${naar}']`)?.focus()
}

/** The arrows turn the mill as the buttons do that stand at their sides. */
const KANTEN: Readonly<Record<string, 1 | -1>> = {
  ArrowLeft: -1,
  ArrowUp: -1,
  ArrowRight: 1,
  ArrowDown: 1,
}

/** Buttons beside each other in less than this, in px, have no words. */
const KRAP = 260

interface OmhoogProps {
  /** How many planks are still empty; null while nothing can be given. */
  readonly leeg: number | null
  readonly isKrap: boolean
  readonly onOmhoog: () => void
}

/** Gives the sentence once it is whole. Going up is all that is left to do then, and nobody need look for it. */
function Omhoog({ leeg, isKrap, onOmhoog }: OmhoogProps) {
  const knop = useRef<HTMLButtonElement>(null)
  const kan = leeg === 0
  useEffect(() => {
    const vlak = knop.current?.closest('.pk-vlak')
    if (kan && vlak?.contains(document.activeElement)) knop.current?.focus({ preventScroll: true })
  }, [kan])
  return (
    <button
      ref={knop}
      type="button"
      className="pk-knop pk-omhoog"
      data-kan={kan ? '' : undefined}
      aria-disabled={leeg === null}
      onClick={onOmhoog}
    >
      <svg className="lhs-icoon" viewBox="0 0 24 24" aria-hidden="true">
        <path d="M12 20V5M6 11l6-6 6 6" />
      </svg>
      <span className={isKrap ? 'lhs-alleen-gehoord' : undefined}>Omhoog</span>
      {leeg !== null && leeg > 0 && (
        <span className="pk-nog">
          <span className="lhs-alleen-gehoord">, nog </span>
          {leeg}
        </span>
      )}
    </button>
  )
}

/** Remembers that the bridge was to be crossed too early, until another word is laid or taken. */
function useVroeg({ nummer, poging, opgave, fase }: State) {
  const beurt = `${nummer}.${poging}.${opgave?.gelegd.join(' ') ?? ''}`
  const [vroeg, setVroeg] = useState({ beurt: '', keer: 0 })
  return {
    keer: fase === 'spelen' && vroeg.beurt === beurt ? vroeg.keer : 0,
    add: () => setVroeg((al) => ({ beurt, keer: al.beurt === beurt ? al.keer + 1 : 1 })),
  }
}

/** Goes up, takes the last word back, and leaves a sentence that does not come; a light that walks meets them in that order. */
function Knoppen(props: Props & VloerDelen & { readonly onVroeg: () => void }) {
  const { state, opgave, indeling, send, onVroeg } = props
  const speelt = state.fase === 'spelen'
  const kan = speelt && opgave.gelegd.length > 0
  const leeg = speelt && state.item ? leegVan({ item: state.item, opgave }) : null
  function climb(): void {
    if (leeg !== null && leeg > 0) onVroeg()
    send({ type: 'omhoog' })
  }
  return (
    <div className="pk-knoppen" style={plaatsVan(indeling.knoppen)}>
      {state.item && <Omhoog leeg={leeg} isKrap={indeling.knoppen.w < KRAP} onOmhoog={climb} />}
      <button
        type="button"
        className="pk-knop"
        aria-disabled={!kan}
        onClick={() => send({ type: 'terug' })}
      >
        <SpelIcoon naam="wis" />
        <span className="lhs-alleen-gehoord">Laatste woord terug</span>
      </button>
      {state.poging > 1 && speelt && (
        <button type="button" className="pk-knop" onClick={() => send({ type: 'overslaan' })}>
          <span>Sla over</span>
        </button>
      )}
    </div>
  )
}

interface VloerDelen {
  readonly opgave: Verdieping
  readonly indeling: Indeling
}

interface WoordenDelen extends VloerDelen {
  readonly item: NonNullable<State['item']>
  readonly onDruk: (steen: number) => void
  /** The stone that is jumped on when the hero has landed. */
  readonly straks: number | null
}

/** The stones: in rows on the wall, or on the arms of a mill. */
function Woorden({
  state,
  send,
  rustig,
  hand,
  item,
  opgave,
  indeling,
  onDruk,
  straks,
}: Props & WoordenDelen) {
  const isVol = leegVan({ item, opgave }) === 0
  if (!indeling.molen) return <Stenen {...{ state, opgave, indeling, isVol, onDruk, straks }} />
  return (
    <Molen
      key={state.nummer}
      {...{ state, opgave, indeling, isVol, send, onDruk, straks }}
      plan={indeling.molen}
      isDirect={rustig || hand === 'licht'}
    />
  )
}

interface GastProps extends VloerDelen {
  readonly state: State
  readonly item: NonNullable<State['item']>
}

/** What the bird says that waits for the stone that is left over: that one may be left over. */
function Gast({ state, item, opgave, indeling }: GastProps) {
  const { aantal } = restVan({ item, opgave })
  const isBegin = state.nummer === 0 && state.poging === 1 && opgave.gelegd.length === 0
  if (!isBegin || aantal < 1 || indeling.slinger.h === 0) return null
  const { x, y } = gastPlek(indeling, aantal - 1)
  const right = indeling.w - x + VOGEL.w * gastMaat(indeling) * 0.6
  return (
    <p className="pk-gast" style={{ right, top: y - VOGEL.h * gastMaat(indeling) }}>
      {sayGast(aantal)}
    </p>
  )
}

/** The words over the tower: the story so far, the bridge, the stones. Tap a stone to jump: its word lies in the bridge. */
export function Layer(props: Props) {
  const { state, send, maat } = props
  const { item, opgave, fase } = state
  const indeling = layVloer(state, maat.w, maat.h)
  // Another number for each floor, and for each try at it.
  const vlak = useBegin(state.nummer * (MEESTE_POGINGEN + 1) + state.poging)
  // A tap that trembles brings nothing back: that is done in the bridge. It turns the hero head over heels.
  const straks = useStraks(state, druk)
  function druk(steen: number): void {
    if (!item || !opgave || straks.keep(steen)) return
    const kan = isVrij(opgave, steen) && leegVan({ item, opgave }) > 0
    send({ type: kan ? 'laad' : 'hup', steen })
  }
  function onToets(e: KeyboardEvent): void {
    if (!opgave) return
    const kant = metMolen(state) ? KANTEN[e.key] : undefined
    if (kant) {
      e.preventDefault()
      send({ type: 'draai', kant })
      return
    }
    if (e.key === 'Backspace') send({ type: 'terug' })
    else if (/^[1-9]$/.test(e.key)) druk(Number(e.key) - 1)
    else walk(e, opgave, indeling)
  }
  const vroeg = useVroeg(state)
  const vlag = fase === 'klaar' ? vlagVan(state) : []
  const regels = item ? regelsVan(state, item) : []
  return (
    // Keys work wherever the focus is on the tower. Every action also has a button.
    <div
      ref={vlak}
      className="pk-vlak"
      role="presentation"
      data-verte={isVerte(state, indeling) ? '' : undefined}
      onKeyDown={onToets}
    >
      {vlag.length > 0 && (
        <Verhaal naam="Jouw verhaal" titel="Jouw verhaal" regels={vlag} vak={indeling.verhaal} />
      )}
      {item && opgave && fase !== 'klaar' && (
        <>
          <Verhaal
            naam="Het verhaal tot nu toe"
            titel={item.titel ?? 'Het verhaal'}
            regels={regels}
            vak={indeling.verhaal}
            onHoor={regels.length > 0 ? () => send({ type: 'hoor' }) : undefined}
          />
          <Brug
            {...{ item, opgave, state, indeling }}
            vroeg={vroeg.keer}
            onPak={metLift(state) ? (steen) => send({ type: 'laad', steen }) : undefined}
          />
          <Woorden {...props} {...{ item, opgave, indeling }} onDruk={druk} straks={straks.steen} />
          <Knoppen {...props} {...{ opgave, indeling }} onVroeg={vroeg.add} />
          <Gast {...{ state, item, opgave, indeling }} />
        </>
      )}
    </div>
  )
}
