import type { Flits } from './flits-trap.ts'
import './flits.css'

interface FlitsWoordProps {
  readonly woord: string
  readonly flits: Flits
}

/** The mask has the same length for every word, so that it gives nothing away. */
const MASKER = '•••••'

/** A word that is visible while its flash is open, and masked before and after. The game keeps the time. */
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
