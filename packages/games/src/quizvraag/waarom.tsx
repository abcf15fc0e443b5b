import { useEffect, useRef, type CSSProperties } from 'react'
import type { Letter } from '@letterhaven/game-kit/keuzen/instellingen'
import type { TekstOpgave } from '@letterhaven/game-kit/opgave/opgave'
import { plaatsVan, type Vak } from '@letterhaven/game-kit/tekenen/vak'
import { readTekstschaal } from '@letterhaven/game-kit/woord/tekstschaal'
import { BANKEN } from './stenen.ts'
import type { Indeling } from './indeling.ts'
import { letterMaat } from './letters.ts'
import './waarom.css'

/** Below this size of its letters a reason needs more room than the question takes. */
const LEESBAAR = 15
/** How much of the height of the desks it takes then. */
const HELFT = 0.49
/** The frame of a reason, in px. */
const RAND = { x: 44, y: 22 } as const

interface Plaats {
  readonly vak: Vak
  readonly maat: number
  /** The desks it lies over. */
  readonly bedekt: readonly number[]
}

/**
 * Returns where the reason stands, and how large its letters are: in the place of the question, so that who comes in and what is in
 * the bowl stay in view. Where that is too small, also over the desks that were not right.
 */
export function waaromPlaats(
  waarom: string,
  { stand, vraag, podium, banken, balk, w }: Indeling,
  { bank, letter }: { readonly bank: number; readonly letter: Letter },
): Plaats {
  const maatIn = (vak: Vak): number =>
    letterMaat(waarom, {
      w: vak.w - RAND.x,
      h: vak.h - RAND.y,
      schaal: readTekstschaal(),
      letter,
    })
  const x = stand === 'rij' ? vraag.x : balk.x
  const eerst = { x, y: vraag.y - 2, w: w - 2 * x, h: podium.y - vraag.y }
  const maat = maatIn(eerst)
  if (maat >= LEESBAAR) return { vak: eerst, maat, bedekt: [] }
  if (stand === 'rij') {
    const boven = Math.min(...banken.map(({ front }) => front.y))
    const vak = { ...eerst, h: boven - eerst.y - 24 }
    return { vak, maat: maatIn(vak), bedekt: [] }
  }
  const isBoven = bank < BANKEN / 2
  const h = podium.h * HELFT
  const vak = { ...podium, y: isBoven ? podium.y + podium.h - h : podium.y, h }
  return { vak, maat: maatIn(vak), bedekt: isBoven ? [2, 3] : [0, 1] }
}

/** Divides a reason at its quotes, so that they can be marked. */
const stukkenVan = (waarom: string): readonly string[] => waarom.split(/(“[^“”]*”)/)

interface Props {
  readonly item: TekstOpgave
  readonly indeling: Indeling
  readonly plaats: Plaats
  readonly onVerder: () => void
}

/** Why the answer is right, with the line that proves it, until the pupil goes on. */
export function Waarom({ item, indeling, plaats: { vak, maat }, onVerder }: Props) {
  const { waarom = '' } = item
  const knop = useRef<HTMLButtonElement>(null)
  useEffect(() => knop.current?.focus({ preventScroll: true }), [])
  return (
    <>
      <div
        className="qv-waarom"
        style={{ ...plaatsVan(vak), '--qv-maat': `${maat}px` } as CSSProperties}
      >
        <p>
          {stukkenVan(waarom).map((stuk, nr) =>
            nr % 2 === 1 ? <mark key={nr}>{stuk}</mark> : <span key={nr}>{stuk}</span>,
          )}
        </p>
      </div>
      <div className="qv-balk qv-balk-verder" style={plaatsVan(indeling.balk)}>
        <button
          ref={knop}
          type="button"
          className="lhs-knop qv-knop qv-groen"
          onClick={(e) => e.detail < 2 && onVerder()}
        >
          Verder
          <i className="qv-rechtsom" aria-hidden="true" />
        </button>
      </div>
    </>
  )
}
