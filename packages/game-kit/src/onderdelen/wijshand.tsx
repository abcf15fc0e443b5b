import './wijshand.css'

/** A hand with a pointing finger, by which a gesture is shown. Its tip is where it is put. */
export const Wijshand = () => (
  <svg className="lhs-wijshand" viewBox="0 0 48 56" aria-hidden="true">
    <path d="M16 30V9a5 5 0 0 1 10 0v14l3-1a5 5 0 0 1 6 3l5 1a5 5 0 0 1 4 5v6q0 15-15 16h-5q-8 0-12-7l-9-13a5 5 0 0 1 8-6z" />
    <path d="M26 23v6M34 25v5" />
  </svg>
)

interface StippelwegProps {
  /** How far it goes, in px to the right and down. */
  readonly x: number
  readonly y: number
}

/** The dotted way of a gesture, from the corner of where it is put. */
export const Stippelweg = ({ x, y }: StippelwegProps) => (
  <i
    className="lhs-stippelweg"
    aria-hidden="true"
    style={{ width: Math.hypot(x, y), rotate: `${Math.atan2(y, x)}rad` }}
  />
)
