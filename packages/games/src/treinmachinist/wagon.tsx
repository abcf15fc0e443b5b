import type { CSSProperties, HTMLAttributes } from 'react'
import { Wijshand } from '@letterhaven/game-kit/onderdelen/wijshand.tsx'

/** The colours of the wagons, by turns. */
const KLEUREN = ['#f2a03d', '#e8704a', '#f0c23c', '#d98a54', '#ee8fa0', '#c9a13a'] as const

interface WagonProps {
  readonly nr: number
  readonly tekst: string
  /** What is said of it besides its word. */
  readonly bij: string
  readonly kan: boolean
  readonly isBegin?: boolean
  /** Whether another one stands before it. */
  readonly isVast?: boolean
  readonly isRaar?: boolean
  readonly metHand?: boolean
  /** When its window lights up, in ms after the train left; absent while it stands. */
  readonly licht?: number | undefined
  readonly sleep?: { readonly x: number; readonly y: number } | null
  readonly handen?: HTMLAttributes<HTMLButtonElement>
  readonly onKies: () => void
}

/** A wagon with its board. It is one button, wherever it stands. */
export function Wagon(props: WagonProps) {
  const { nr, tekst, bij, kan, sleep, licht } = props
  const stijl = {
    '--tm-kleur': KLEUREN[nr % KLEUREN.length],
    ...(sleep ? { translate: `${sleep.x}px ${sleep.y}px`, zIndex: 6 } : {}),
    ...(licht === undefined ? {} : { '--tm-licht': `${licht}ms` }),
  } as CSSProperties
  return (
    <button
      type="button"
      className="tm-wagon"
      data-wagon={nr}
      data-begin={props.isBegin ? '' : undefined}
      data-vast={props.isVast || undefined}
      data-raar={props.isRaar || undefined}
      data-sleept={sleep ? '' : undefined}
      data-licht={licht === undefined ? undefined : ''}
      aria-disabled={!kan}
      style={stijl}
      {...props.handen}
      onClick={props.onKies}
    >
      <span className="tm-bord">{tekst}</span>
      <span className="tm-wielen" aria-hidden="true" />
      <span className="lhs-alleen-gehoord">{bij}</span>
      {props.metHand && (
        <span className="tm-hand" aria-hidden="true">
          <Wijshand />
        </span>
      )}
    </button>
  )
}
