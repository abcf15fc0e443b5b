import './raam.css'
import { CREME, GOUD } from '@letterhaven/game-kit/tekenen/kleur'
import type { VensterStand } from '@letterhaven/contracts/landkaart'

/** Curtains, a star, a half: each state has its own shape, so that it never depends on colour alone. */
const BINNEN: Readonly<Record<VensterStand, React.ReactNode>> = {
  donker: <path d="M-6 -3l7 -8M-6 5L4 -6" stroke="#8fa3d6" strokeWidth="2.4" />,
  half: <path d="M-8.500 1h17v11.500h-17Z" fill="#ffd97a" stroke="none" />,
  aan: (
    <path
      d="M-9.5 -13.5h7q0 12 -7 17ZM9.500 -13.5h-7q0 12 7 17Z"
      fill="#f0708c"
      strokeWidth="1.6"
    />
  ),
  goud: (
    <path
      d="M0 -9l2.700 5.7 6.2 .8 -4.6 4.2 1.2 6.2 -5.5 -3.1 -5.5 3.1 1.2 -6.2 -4.6 -4.2 6.2 -.8Z"
      fill={GOUD}
      strokeWidth="2"
    />
  ),
}

const GLAS: Readonly<Record<VensterStand, string>> = {
  donker: '#51639f',
  half: '#51639f',
  aan: '#ffe9a8',
  goud: '#ffb93e',
}

interface Props {
  readonly stand: VensterStand
  /** It is the window that the boat sails to. */
  readonly isVolgend?: boolean
  /** It has more light than when the pupil last saw it. */
  readonly isGegroeid?: boolean
  /** Its place in the surrounding picture. */
  readonly transform?: string | undefined
}

const KOZIJN = 'M-15 -20h30v40h-30Z'
const RUIT = 'M-9.500 -13.500h19v27h-19Z'
const KRUIS = 'M0 -13.500v27M-9.500 0h19'

/**
 * A window around [0, 0], 34 × 44 with its frame, to be used inside another SVG. It has as few shapes as possible, because a
 * map holds dozens of them.
 */
export function Raam({ stand, isVolgend = false, isGegroeid = false, transform }: Props) {
  const licht = stand === 'aan' || stand === 'goud'
  return (
    <g className="raam" transform={transform}>
      {isGegroeid && <circle className="raam-groei" r="40" fill="#ffe27a" stroke="none" />}
      {licht && (
        <ellipse
          rx="32"
          ry="34"
          fill="#ffe27a"
          stroke="none"
          opacity={stand === 'goud' ? 0.55 : 0.35}
        />
      )}
      {isVolgend && (
        <g className="raam-ring">
          <rect x="-24" y="-29" width="48" height="58" rx="11" strokeWidth="9" />
          <rect x="-24" y="-29" width="48" height="58" rx="11" stroke={GOUD} strokeWidth="4.6" />
        </g>
      )}
      <path d={KOZIJN} fill={CREME} strokeWidth="3.6" />
      <path d={RUIT} fill={GLAS[stand]} strokeWidth="2.6" />
      {BINNEN[stand]}
      {stand !== 'goud' && <path d={KRUIS} strokeWidth="1.8" />}
    </g>
  )
}

/** Closed shutters around [0, 0]: a window that opens later. */
export function Luik({ transform }: Pick<Props, 'transform'>) {
  return (
    <g className="raam" transform={transform}>
      <path d={KOZIJN} fill={CREME} strokeWidth="3.6" />
      <path
        d="M-11.500 -16h11v32h-11ZM.5 -16h11v32h-11ZM-8.500 -7h5m-5 7h5m-5 7h5M3.500 -7h5m-5 7h5m-5 7h5"
        fill="#3f8f9b"
        strokeWidth="2.4"
      />
    </g>
  )
}

/** One window as a small picture of its own. */
export function RaamBeeld({ stand, isVolgend = false }: Props) {
  return (
    <svg className="raam-beeld" viewBox="-28 -33 56 66" aria-hidden="true">
      <Raam stand={stand} isVolgend={isVolgend} />
    </svg>
  )
}
