import type { SomvensterKort } from '@letterhaven/contracts/landkaart'
import { Ster } from './ster.tsx'

interface Props {
  readonly vensters: readonly SomvensterKort[]
  /** Windows that open later. */
  readonly straks: number
}

/** The windows of an island once more, small: for who sees the island from afar. */
export function Pips({ vensters, straks }: Props) {
  return (
    <span className="pips" aria-hidden="true">
      {vensters.map(({ id, stand }) => (
        <span key={id} className={`pip pip-${stand}`}>
          {stand === 'goud' ? <Ster /> : null}
        </span>
      ))}
      {Array.from({ length: straks }, (_, i) => (
        <span key={i} className="pip pip-dicht" />
      ))}
    </span>
  )
}
