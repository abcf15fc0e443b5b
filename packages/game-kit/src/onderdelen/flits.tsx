import type { Flits } from './flits-trap.ts'
import './flits.css'

interface FlitsWoordProps {
  readonly woord: string
  readonly flits: Flits
}

/** A mask of as many signs for every word: its length gives nothing away. */
const MASKER = '•••••'

/** A word that is seen while its flash is open, and is masked before and after; time is the game's. */
export function FlitsWoord({ woord, flits: { stand } }: FlitsWoordProps) {
  return (
    <span className="lhs-flitswoord" data-stand={stand}>
      <span aria-hidden="true">{stand === 'open' ? woord : MASKER}</span>
      <output className="lhs-alleen-gehoord" aria-live="assertive">
        {stand === 'open' ? woord : ''}
      </output>
    </span>
  )
}
