import type { Kant } from './rules.ts'

interface StuurProps {
  readonly onLoop: (kant: Kant) => void
  readonly onSpring: () => void
}

const PIJLEN = { links: 'M15 4L7 12l8 8', rechts: 'M9 4l8 8-8 8', op: 'M4 15l8-8 8 8' } as const

const Pijl = ({ naam }: { readonly naam: keyof typeof PIJLEN }) => (
  <svg className="lhs-icoon" viewBox="0 0 24 24" aria-hidden="true">
    <path d={PIJLEN[naam]} />
  </svg>
)

/** Buttons to walk with the thumbs, for as long as a button is held. Tapping a sign does the same at once. */
export function StuurKnoppen({ onLoop, onSpring }: StuurProps) {
  const hold = (kant: Kant) => ({
    onPointerDown: () => onLoop(kant),
    onPointerUp: () => onLoop(0),
    onPointerLeave: () => onLoop(0),
    onPointerCancel: () => onLoop(0),
  })
  return (
    <fieldset className="pk-stuur">
      <legend className="lhs-alleen-gehoord">Lopen</legend>
      <button type="button" tabIndex={-1} aria-label="Loop naar links" {...hold(-1)}>
        <Pijl naam="links" />
      </button>
      <button type="button" tabIndex={-1} aria-label="Loop naar rechts" {...hold(1)}>
        <Pijl naam="rechts" />
      </button>
      <button type="button" tabIndex={-1} aria-label="Klim of spring" onPointerDown={onSpring}>
        <Pijl naam="op" />
      </button>
    </fieldset>
  )
}
