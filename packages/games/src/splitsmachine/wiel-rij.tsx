import type { CSSProperties } from 'react'
import { plaatsVan } from '@letterhaven/game-kit/tekenen/vak'
import type { Indeling } from './indeling.ts'
import type { Input } from './rules.ts'
import type { Opgave } from './stand.ts'
import { WIEL_LETTERS, WIEL_NAAM, WIELEN } from './wielen.ts'

interface WielRijProps {
  readonly opgave: Opgave
  readonly kan: boolean
  readonly indeling: Indeling
  readonly send: (input: Input) => void
}

/** The names of the three wheels, over the millstones that are painted there. */
export function WielRij({ opgave, kan, indeling, send }: WielRijProps) {
  const { wielen } = opgave
  if (!wielen || !kan) return null
  return (
    <span className="sm-wielen" data-rij="">
      {WIELEN.map((wiel, nr) => {
        const { x = 0, y = 0, r = 0 } = indeling.stenen[nr] ?? {}
        const isDicht = wielen.spuugt.includes(wiel)
        return (
          <button
            key={wiel}
            type="button"
            className="sm-wiel"
            aria-label={WIEL_NAAM[wiel]}
            data-begin={nr === 0 ? '' : undefined}
            aria-keyshortcuts={`${nr + 1}`}
            aria-disabled={isDicht}
            style={
              {
                ...plaatsVan({ x: x - r, y: y - r, w: 2 * r, h: 2 * r }),
                '--sm-naam': `${Math.round(r * 0.25)}px`,
              } as CSSProperties
            }
            onClick={() => !isDicht && send({ type: 'wiel', wiel })}
          >
            <span aria-hidden="true">{WIEL_LETTERS[wiel]}</span>
          </button>
        )
      })}
    </span>
  )
}
