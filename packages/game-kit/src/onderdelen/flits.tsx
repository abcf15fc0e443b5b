import type { Flits } from './flits-trap.ts'
import './flits.css'

interface FlitsWoordProps {
  readonly woord: string
  readonly flits: Flits
}

/**
 * A word that is visible while its flash is open, and masked before and after. The game keeps the time. The mask is one band for
 * every word: it gives nothing away, and cannot be counted as letters either.
 */
export function FlitsWoord({ woord, flits: { stand } }: FlitsWoordProps) {
  return (
    <span className="lhs-flitswoord" data-stand={stand}>
      <span aria-hidden="true">{stand === 'open' ? woord : ' '}</span>
      <output className="lhs-alleen-gehoord" aria-live="assertive">
        {stand === 'open' ? woord : ''}
      </output>
    </span>
  )
}
