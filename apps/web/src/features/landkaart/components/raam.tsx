import type { VensterStand } from '@letterhaven/contracts/landkaart'

const INKT = '#2d2250'

/** Curtains, a star, a half: each state has a shape of its own, so that colour is never alone. */
const BINNEN: Readonly<Record<VensterStand, React.ReactNode>> = {
  donker: <path d="M-6 -3l7 -8M-6 5L4 -6" stroke="#8fa3d6" strokeWidth="2.4" />,
  half: <path d="M-9.5 1h19v12.500h-19Z" fill="#ffd97a" />,
  aan: (
    <path
      d="M-9.5 -13.5h7q0 12 -7 17ZM9.500 -13.5h-7q0 12 7 17Z"
      fill="#f0708c"
      stroke={INKT}
      strokeWidth="1.6"
    />
  ),
  goud: (
    <path
      d="M0 -9l2.700 5.7 6.2 .8 -4.6 4.2 1.2 6.2 -5.5 -3.1 -5.5 3.1 1.2 -6.2 -4.6 -4.2 6.2 -.8Z"
      fill="#ffd23f"
      stroke={INKT}
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
  /** The window the boat sails to. */
  readonly isVolgend?: boolean
  /** It has more light than when the pupil saw it last. */
  readonly isGegroeid?: boolean
}

/** A window around [0, 0], 34 × 44 with its frame, to be put into an SVG of its own. */
export function Raam({ stand, isVolgend = false, isGegroeid = false }: Props) {
  const licht = stand === 'aan' || stand === 'goud'
  return (
    <g strokeLinejoin="round" strokeLinecap="round" fill="none">
      {isGegroeid && <circle className="raam-groei" r="40" fill="#ffe27a" />}
      {licht && <ellipse rx="32" ry="34" fill="#ffe27a" opacity={stand === 'goud' ? 0.55 : 0.35} />}
      {isVolgend && (
        <g className="raam-ring">
          <rect x="-24" y="-29" width="48" height="58" rx="11" stroke={INKT} strokeWidth="9" />
          <rect x="-24" y="-29" width="48" height="58" rx="11" stroke="#ffd23f" strokeWidth="4.6" />
        </g>
      )}
      <rect
        x="-15"
        y="-20"
        width="30"
        height="40"
        rx="4.5"
        fill="#fff8ea"
        stroke={INKT}
        strokeWidth="3.6"
      />
      <rect x="-9.5" y="-13.5" width="19" height="27" rx="1.5" fill={GLAS[stand]} />
      {BINNEN[stand]}
      <rect x="-9.5" y="-13.5" width="19" height="27" rx="1.5" stroke={INKT} strokeWidth="2.6" />
      {stand !== 'goud' && <path d="M0 -13.5v27M-9.5 0h19" stroke={INKT} strokeWidth="1.8" />}
    </g>
  )
}

/** Closed shutters around [0, 0]: a window that opens later. */
export function Luik() {
  return (
    <g stroke={INKT} strokeLinejoin="round" strokeLinecap="round" strokeWidth="3">
      <rect x="-14" y="-19" width="28" height="38" rx="4" fill="#fff8ea" />
      <path d="M-11.500 -16h11v32h-11ZM.5 -16h11v32h-11Z" fill="#3f8f9b" />
      <path
        d="M-8.500 -7h5m-5 7h5m-5 7h5M3.500 -7h5m-5 7h5m-5 7h5"
        stroke="#2a6a75"
        strokeWidth="1.8"
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
