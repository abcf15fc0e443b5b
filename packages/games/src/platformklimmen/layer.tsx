import { SpelIcoon } from '@letterhaven/game-kit/knoppen/spel-icoon.tsx'
import { buurVan, PIJLEN } from '@letterhaven/game-kit/onderdelen/raster'
import { useBegin } from '@letterhaven/game-kit/onderdelen/use-begin'
import { MEESTE_POGINGEN } from '@letterhaven/game-kit/regels/ronde'
import type { LayerProps } from '@letterhaven/game-kit/scherm/spel-module'
import { plaatsVan } from '@letterhaven/game-kit/tekenen/vak'
import type { KeyboardEvent } from 'react'
import { Brug } from './brug.tsx'
import type { Indeling } from './indeling.ts'
import { isVol, metLift } from './lift.ts'
import { Stenen } from './stenen.tsx'
import { brugVan, isVrij } from './verdieping.ts'
import type { Input, State, Verdieping } from './verdieping.ts'
import { regelsVan, vlagVan } from './verhaal.ts'
import { Verhaal } from './verhaal.tsx'
import { layVloer } from './vloer.ts'
import './layer.css'
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

/** Buttons beside each other in less than this, in px, have no words. */
const KRAP = 260

interface HijsProps {
  readonly kan: boolean
  readonly isKrap: boolean
  readonly onHijs: () => void
}

/** The lever of the lift, which gives what it carries once it is full. */
function Hijs({ kan, isKrap, onHijs }: HijsProps) {
  return (
    <button type="button" className="pk-knop pk-hijs" aria-disabled={!kan} onClick={onHijs}>
      <svg className="lhs-icoon" viewBox="0 0 24 24" aria-hidden="true">
        <path d="M12 20V5M6 11l6-6 6 6" />
      </svg>
      <span className={isKrap ? 'lhs-alleen-gehoord' : undefined}>Omhoog</span>
    </button>
  )
}

/** Takes the last word back, and leaves a sentence that does not come. */
function Knoppen(props: Props & VloerDelen) {
  const { state, opgave, indeling, send } = props
  const isLift = metLift(state)
  const laatste = brugVan(opgave).at(-1)
  const kan = state.fase === 'spelen' && laatste !== undefined
  return (
    <div className="pk-knoppen" style={plaatsVan(indeling.knoppen)}>
      <button
        type="button"
        className="pk-knop"
        aria-disabled={!kan}
        onClick={() => send({ type: 'terug' })}
      >
        <SpelIcoon naam="wis" />
        <span className={isLift ? 'lhs-alleen-gehoord' : undefined}>Terug</span>
        {kan && <span className="lhs-alleen-gehoord">: {laatste}</span>}
      </button>
      {isLift && state.item && (
        <Hijs
          kan={state.fase === 'spelen' && isVol({ item: state.item, opgave })}
          isKrap={indeling.knoppen.w < KRAP}
          onHijs={() => send({ type: 'hijs' })}
        />
      )}
      {state.poging > 1 && state.fase === 'spelen' && (
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

/** The words over the tower: the story so far, the bridge, the stones. Tap a stone to jump, and again to stamp. */
export function Layer(props: Props) {
  const { state, send, maat, hand } = props
  const { item, opgave, fase } = state
  const indeling = layVloer(state, maat.w, maat.h)
  // Another number for each floor, and for each try at it.
  const vlak = useBegin(state.nummer * (MEESTE_POGINGEN + 1) + state.poging)
  function druk(steen: number): void {
    // A tap that trembles brings nothing back: that is done on the lift.
    if (metLift(state)) {
      if (opgave && isVrij(opgave, steen)) send({ type: 'laad', steen })
    } else if (hand === 'licht') send({ type: 'stamp', steen, licht: true })
    else send({ type: opgave?.op === steen ? 'stamp' : 'spring', steen })
  }
  function onToets(e: KeyboardEvent): void {
    if (!opgave) return
    if (e.key === 'Backspace') send({ type: 'terug' })
    else walk(e, opgave, indeling)
  }
  const vlag = fase === 'klaar' ? vlagVan(state) : []
  const regels = item ? regelsVan(state, item) : []
  return (
    // Keys work wherever the focus is on the tower. Every action also has a button.
    <div ref={vlak} className="pk-vlak" role="presentation" onKeyDown={onToets}>
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
            onPak={metLift(state) ? (steen) => send({ type: 'laad', steen }) : undefined}
          />
          <Stenen {...{ state, opgave, indeling }} onDruk={druk} />
          <Knoppen {...props} {...{ opgave, indeling }} />
        </>
      )}
    </div>
  )
}
