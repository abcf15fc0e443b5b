import { Hoorkaart } from '@letterhaven/game-kit/onderdelen/hoorkaart.tsx'
import { walkFocus } from '@letterhaven/game-kit/onderdelen/walk-focus'
import { zinMaat } from '@letterhaven/game-kit/onderdelen/zinmaat'
import { SpelIcoon } from '@letterhaven/game-kit/knoppen/spel-icoon.tsx'
import type { LayerProps } from '@letterhaven/game-kit/scherm/spel-module'
import { plaatsVan } from '@letterhaven/game-kit/tekenen/vak'
import { readTekstschaal } from '@letterhaven/game-kit/woord/tekstschaal'
import { useEffect, useRef } from 'react'
import type { KeyboardEvent, PointerEvent } from 'react'
import { raamNaam, RAMEN } from './bezorg.ts'
import type { Rit, Straat } from './straat.ts'
import type { Indeling, Straatplek } from './indeling.ts'
import type { Input } from './rules.ts'
import { isOnderweg } from './stand.ts'
import type { State } from './stand.ts'
import { mandVan } from './straat-plek.ts'
import './bezorg.css'

type Props = LayerProps<State, Input> & { readonly indeling: Indeling }

/** A movement shorter than this, in px, is a tap. */
const TIK_PX = 10
/** Let go this near to the middle of a window, in windows, the pizza is for that one. */
const BIJ_RAAM = 0.5
/** What the card has beside its sentence, in px. */
const OMHEEN = 150
/** A card higher than this has its sentence above its buttons, which take so much, in px. */
const HOOG = 136
const KNOPPEN = 84

const STAP: Readonly<Record<string, number>> = { ArrowLeft: -1, ArrowRight: 1 }

/** Pulls the pan along its rope with a finger. A finger that hardly moves taps what is under it. */
function useTouw(plek: Straatplek, send: Props['send']) {
  const van = useRef<number | null>(null)
  const sleept = useRef(false)
  const mandBij = (e: PointerEvent): number => {
    const kader = e.currentTarget.getBoundingClientRect()
    return mandVan(plek, e.clientX - kader.left)
  }
  return {
    wasSleep: () => sleept.current,
    handen: {
      onPointerDown: (e: PointerEvent) => {
        sleept.current = false
        van.current = e.isPrimary ? e.clientX : null
      },
      onPointerMove: (e: PointerEvent) => {
        if (van.current === null || !e.isPrimary || e.buttons === 0) return
        if (!sleept.current && Math.abs(e.clientX - van.current) < TIK_PX) return
        if (!sleept.current) e.currentTarget.setPointerCapture(e.pointerId)
        sleept.current = true
        send({ type: 'trek', x: mandBij(e) })
      },
      onPointerUp: (e: PointerEvent) => {
        const mand = mandBij(e)
        const raam = Math.max(0, Math.round(mand))
        if (sleept.current && raam < RAMEN && mand - raam < BIJ_RAAM) send({ type: 'bezorg', raam })
        // Beside the windows the pan comes to the finger.
        if (!sleept.current && e.target === e.currentTarget) send({ type: 'trek', x: mand })
        van.current = null
      },
      onPointerCancel: () => {
        van.current = null
      },
    },
  }
}

/** The windows along the rope, and the pan that hangs on it. */
function Touw(
  props: Props & { readonly plek: Straatplek; readonly straat: Straat; readonly rit: Rit },
) {
  const { send, plek, straat, rit } = props
  const { wasSleep, handen } = useTouw(plek, send)
  const bring = (raam: number): void => {
    if (!wasSleep()) send({ type: 'bezorg', raam })
  }
  return (
    // The buttons have names and keys; the surface itself is there for a finger that pulls.
    <div className="pb-touw" role="presentation" {...handen}>
      {straat.ramen.map((spullen, raam) => (
        <button
          key={raam}
          type="button"
          className="pb-raam"
          data-begin={raam === 0 ? '' : undefined}
          data-krap={plek.isKrap ? '' : undefined}
          data-gebeld={rit.gebeld.includes(raam) ? '' : undefined}
          style={plaatsVan(plek.ramen[raam] ?? { x: 0, y: 0, w: 48, h: 48 })}
          aria-label={raamNaam(spullen)}
          onClick={(e) => (e.detail === 0 ? send({ type: 'bezorg', raam }) : bring(raam))}
        >
          {plek.isKrap && <span aria-hidden="true">{spullen.join(' en ')}</span>}
        </button>
      ))}
    </div>
  )
}

/** What the guest says of the own window, and the order once more. */
function Briefje({ state, send, stem, rustig, letter, plek, zin }: Props & Kaart) {
  const { kaart } = plek
  const isHoog = kaart.h > HOOG
  const vrij = isHoog
    ? { w: kaart.w - 24, h: kaart.h - KNOPPEN }
    : { w: kaart.w - OMHEEN, h: kaart.h }
  const maat = zinMaat(zin, { ...vrij, schaal: readTekstschaal() }, letter)
  return (
    <div className="pb-briefje" style={plaatsVan(kaart)} data-hoog={isHoog ? '' : undefined}>
      {state.item && (
        <Hoorkaart
          item={state.item}
          stem={stem}
          rustig={rustig}
          letter={letter}
          breed={OMHEEN + 60}
          onLuister={() => send({ type: 'luister' })}
        />
      )}
      <p style={{ fontSize: maat }}>{zin}</p>
      <button
        type="button"
        className="lhs-rond pb-haal"
        aria-label="Haal de pizza terug"
        onClick={() => send({ type: 'terug' })}
      >
        <SpelIcoon naam="opnieuw" />
      </button>
    </div>
  )
}

interface Kaart {
  readonly plek: Straatplek
  readonly zin: string
}

/** The rope with the pizza on it: pull it to the window that ordered, or tap that window. */
function Onderweg(props: Props & Kaart & { readonly straat: Straat; readonly rit: Rit }) {
  const vlak = useRef<HTMLDivElement>(null)
  // A second Enter for the oven asks for the order once more; on a window it would bring the pizza before the guest was read.
  useEffect(() => {
    vlak.current?.querySelector<HTMLElement>('.pb-briefje button')?.focus({ preventScroll: true })
  }, [])
  const walk = (e: KeyboardEvent): void => {
    const stap = STAP[e.key]
    if (stap === undefined) {
      if (e.key === 'Backspace') props.send({ type: 'terug' })
      return
    }
    e.preventDefault()
    walkFocus(vlak.current, '.pb-raam', stap)
  }
  return (
    <div ref={vlak} className="pb-bezorg" role="presentation" onKeyDown={walk}>
      <Touw {...props} />
      <Briefje {...props} />
    </div>
  )
}

/** What is there while the pizza hangs on the rope. */
export function Bezorg(props: Props) {
  const { state, indeling } = props
  const { opgave } = state
  const plek = indeling.straat
  if (!plek || !opgave?.straat || !opgave.rit || !isOnderweg(state)) return null
  const { straat, rit } = opgave
  return <Onderweg {...props} plek={plek} zin={straat.zin} straat={straat} rit={rit} />
}
