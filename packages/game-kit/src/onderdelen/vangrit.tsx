import { useEffect, useRef } from 'react'
import type { PointerEvent, ReactNode } from 'react'
import type { Kant, Vangrit } from './vangrit.ts'
import './vangrit.css'

interface StuurProps {
  readonly rit: Pick<Vangrit<unknown>, 'kant'>
  readonly onZwenk: (kant: Kant) => void
  /** What stands between the two buttons. */
  readonly children?: ReactNode
}

/** The sides as the surface is divided: the middle is narrower than what lies beside it. */
const kantOp = (deel: number): Kant => (deel < 0.4 ? -1 : deel > 0.6 ? 1 : 0)

/** The ride under the finger: a tap or a drag on a side, or one of two buttons, steers to what comes by there. */
export function Ritstuur({ rit, onZwenk, children }: StuurProps) {
  const stuur = useRef<HTMLDivElement>(null)
  // On a screen that is scrolled the ride comes into view.
  useEffect(() => {
    stuur.current?.scrollIntoView({ block: 'nearest' })
  }, [])
  function onVinger(e: PointerEvent<HTMLElement>): void {
    if (!e.isPrimary || e.buttons === 0) return
    const { left, width } = e.currentTarget.getBoundingClientRect()
    const kant = kantOp((e.clientX - left) / width)
    if (kant !== rit.kant) onZwenk(kant)
  }
  return (
    <>
      <span
        className="lhs-ritvlak"
        role="presentation"
        onPointerDown={onVinger}
        onPointerMove={onVinger}
      />
      <div ref={stuur} className="lhs-ritstuur">
        {([-1, 1] as const).map((kant) => (
          <button
            key={kant}
            type="button"
            className="lhs-rond lhs-zwenk"
            data-kant={kant < 0 ? 'links' : 'rechts'}
            aria-label={kant < 0 ? 'Naar links' : 'Naar rechts'}
            aria-pressed={rit.kant === kant}
            onClick={() => onZwenk(rit.kant === kant ? 0 : kant)}
          >
            <i aria-hidden="true" />
          </button>
        ))}
        {children}
      </div>
    </>
  )
}

/** Goes on at once from a ride, which also ends by itself. */
export function Ritverder({ onVerder }: { readonly onVerder: () => void }) {
  const knop = useRef<HTMLButtonElement>(null)
  // What was pressed before is gone.
  useEffect(() => knop.current?.focus({ preventScroll: true }), [])
  return (
    <button ref={knop} type="button" className="lhs-knop lhs-ritverder" onClick={onVerder}>
      Verder
    </button>
  )
}
