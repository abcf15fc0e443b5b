import type { CSSProperties } from 'react'
import type { SomvensterKort } from '@letterhaven/contracts/landkaart'
import { Ster } from '../delen/ster.tsx'

interface Props {
  readonly vensters: readonly SomvensterKort[]
  /** The number of windows that open later. */
  readonly straks: number
}

/** This many fit in two rows of five; with more they become smaller, so that the board keeps its size. */
const RUIM = 10
const LANGSTE_RIJ = 12

/** The windows of an island once more, small, for pupils who see the island from afar. */
export function Pips({ vensters, straks }: Props) {
  const aantal = vensters.length + straks
  const isVol = aantal > RUIM
  const perRij = Math.ceil(aantal / Math.ceil(aantal / LANGSTE_RIJ))
  return (
    <span
      className={isVol ? 'pips pips-vol' : 'pips'}
      style={isVol ? ({ '--per-rij': perRij } as CSSProperties) : undefined}
      aria-hidden="true"
    >
      {vensters.map(({ id, stand }) => (
        <span key={id} className={`pip pip-${stand}`}>
          {stand === 'goud' && !isVol ? <Ster /> : null}
        </span>
      ))}
      {Array.from({ length: straks }, (_, i) => (
        <span key={i} className="pip pip-dicht" />
      ))}
    </span>
  )
}
