import { useEffect, useRef } from 'react'
import type { PointerEvent } from 'react'
import { kilometers } from './hoogte.ts'
import { isKant, type Rit } from './rit.ts'
import type { State } from './rules.ts'
import './vlucht.css'

interface Props {
  readonly state: State
  readonly rit: Rit
  /** Where the sky begins. */
  readonly top: number
  readonly onZwenk: (kant: number) => void
  readonly onVerder: () => void
}

/** Returns to which side an arrow steers; null for another key, or where the rocket is at that side. */
export function kantVan(toets: string, { kant }: Rit): number | null {
  const naar = kant + (toets === 'ArrowLeft' ? -1 : toets === 'ArrowRight' ? 1 : 0)
  return naar !== kant && isKant(naar) ? naar : null
}

/** How high the rocket is, and the highest flight before this one. */
function Hoogte({ state }: Pick<Props, 'state'>) {
  const km = kilometers(state)
  const { vorigRecord } = state
  return (
    <p className="lr-hoogte">
      <b>{km} km</b>
      {vorigRecord !== null && vorigRecord > 0 && (
        <span>{km > vorigRecord ? 'Nieuw record!' : `Jouw record: ${vorigRecord} km`}</span>
      )}
    </p>
  )
}

/** The sky while the rocket flies: a tap or a drag on a side, or one of two buttons, steers to what comes down there. */
export function Vlucht({ state, rit, top, onZwenk, onVerder }: Props) {
  const knop = useRef<HTMLButtonElement>(null)
  // What was pressed before is gone. On a screen that is scrolled the flight comes into view.
  useEffect(() => knop.current?.focus(), [])
  function onVinger(e: PointerEvent<HTMLElement>): void {
    if (!e.isPrimary || e.buttons === 0) return
    const { left, width } = e.currentTarget.getBoundingClientRect()
    const deel = (e.clientX - left) / width
    const kant = deel < 0.4 ? -1 : deel > 0.6 ? 1 : 0
    if (kant !== rit.kant) onZwenk(kant)
  }
  return (
    <div className="lr-vlucht" style={{ top }}>
      <span
        className="lr-lucht"
        role="presentation"
        onPointerDown={onVinger}
        onPointerMove={onVinger}
      />
      <Hoogte state={state} />
      <div className="lr-sturen">
        {([-1, 1] as const).map((kant) => (
          <button
            key={kant}
            type="button"
            className={`lhs-rond lr-zwenk lr-zwenk-${kant < 0 ? 'links' : 'rechts'}`}
            aria-label={kant < 0 ? 'Naar links' : 'Naar rechts'}
            aria-pressed={rit.kant === kant}
            onClick={() => onZwenk(rit.kant === kant ? 0 : kant)}
          >
            <i aria-hidden="true" />
          </button>
        ))}
        <button ref={knop} type="button" className="lhs-knop lr-door" onClick={onVerder}>
          Verder
        </button>
      </div>
    </div>
  )
}
