import { useEffect, useRef } from 'react'
import type { PointerEvent } from 'react'
import { isKant, type Weg } from './weg.ts'
import './wegrit.css'

interface Props {
  readonly weg: Weg
  /** Where the road begins. */
  readonly top: number
  readonly onZwenk: (kant: number) => void
}

/** The winding road under the finger: a tap or a drag on a side, or one of two buttons, steers to what lies there. */
export function Wegrit({ weg, top, onZwenk }: Props) {
  function onVinger(e: PointerEvent<HTMLElement>): void {
    if (!e.isPrimary || e.buttons === 0) return
    const { left, width } = e.currentTarget.getBoundingClientRect()
    const deel = (e.clientX - left) / width
    const kant = deel < 0.4 ? -1 : deel > 0.6 ? 1 : 0
    if (kant !== weg.kant) onZwenk(kant)
  }
  return (
    <div className="tx-wegrit" style={{ top }}>
      <span
        className="tx-asfalt"
        role="presentation"
        onPointerDown={onVinger}
        onPointerMove={onVinger}
      />
      {([-1, 1] as const).map((kant) => (
        <button
          key={kant}
          type="button"
          className={`lhs-rond tx-zwenk tx-zwenk-${kant < 0 ? 'links' : 'rechts'}`}
          aria-label={kant < 0 ? 'Naar links' : 'Naar rechts'}
          aria-pressed={weg.kant === kant}
          onClick={() => onZwenk(weg.kant === kant ? 0 : kant)}
        >
          <span className="tx-pijl" />
        </button>
      ))}
    </div>
  )
}

/** Goes on at once from the road, which also ends by itself. */
export function Verder({ onVerder }: { readonly onVerder: () => void }) {
  const knop = useRef<HTMLButtonElement>(null)
  // What was pressed before is gone.
  useEffect(() => knop.current?.focus({ preventScroll: true }), [])
  return (
    <button ref={knop} type="button" className="lhs-knop tx-door" onClick={onVerder}>
      Verder
    </button>
  )
}

/** Returns to which edge an arrow steers; null for another key, or where the taxi is at that edge. */
export function kantVan(toets: string, { kant }: Weg): number | null {
  const naar = kant + (toets === 'ArrowLeft' ? -1 : toets === 'ArrowRight' ? 1 : 0)
  return naar !== kant && isKant(naar) ? naar : null
}
