import { useEffect, useRef, type CSSProperties } from 'react'
import type { Letter } from '@letterhaven/game-kit/keuzen/instellingen'
import type { TekstOpgave } from '@letterhaven/game-kit/opgave/opgave'
import { plaatsVan, type Vak } from '@letterhaven/game-kit/tekenen/vak'
import { readTekstschaal } from '@letterhaven/game-kit/woord/tekstschaal'
import { BANKEN } from './stenen.ts'
import type { Indeling } from './indeling.ts'
import { letterMaat } from './letters.ts'

/** The width of the button that goes on. */
const KNOP = 176
/** How much of the height a row of desks takes that the reason lies over. */
const HELFT = 0.49

/** Returns where the reason stands: below the desks where there is room, else over the desks that were not right. */
export function waaromVak({ stand, podium, balk }: Indeling, bank: number): Vak {
  if (stand === 'rij') return { ...balk, y: balk.y + 2, w: balk.w - KNOP - 12, h: balk.h - 4 }
  const isBoven = bank < BANKEN / 2
  const h = podium.h * HELFT
  return { ...podium, y: isBoven ? podium.y + podium.h - h : podium.y, h }
}

/** Divides a reason at its quotes, so that they can be marked. */
const stukkenVan = (waarom: string): readonly string[] => waarom.split(/(“[^“”]*”)/)

interface Props {
  readonly item: TekstOpgave
  readonly indeling: Indeling
  readonly bank: number
  readonly letter: Letter
  readonly onVerder: () => void
}

/** Why the answer is right, with the line that proves it, until the pupil goes on. */
export function Waarom({ item, indeling, bank, letter, onVerder }: Props) {
  const { waarom = '' } = item
  const vak = waaromVak(indeling, bank)
  const knop = useRef<HTMLButtonElement>(null)
  useEffect(() => knop.current?.focus({ preventScroll: true }), [])
  const maat = letterMaat(waarom, {
    w: vak.w - 44,
    h: vak.h - 34,
    schaal: readTekstschaal(),
    letter,
  })
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
