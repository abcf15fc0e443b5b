import type { CSSProperties } from 'react'
import type { Vak } from '@letterhaven/game-kit/tekenen/vak'
import { VLAAG_MS } from './rules.ts'

interface WindProps {
  /** By how many towers it blows to the right. */
  readonly wind: number
  /** Where the button is under which the vane hangs. */
  readonly onder: Vak
}

/** The vane: an arrow for each tower that the wind carries a word along. */
export function Wind({ wind, onder }: WindProps) {
  const keer = Math.abs(wind)
  const kant = wind > 0 ? 'rechts' : 'links'
  const naam = `De wind blaast ${keer} ${keer === 1 ? 'toren' : 'torens'} naar ${kant}`
  const stijl: CSSProperties = { left: onder.x - 3, top: onder.y + onder.h + 6, width: onder.w + 6 }
  return (
    <p className="sk-wind" data-kant={kant} style={stijl}>
      <span className="lhs-alleen-gehoord">{naam}</span>
      <b aria-hidden="true">wind</b>
      <span key={wind} className="sk-pijlen" aria-hidden="true">
        {Array.from({ length: keer }, (_, nr) => (
          <svg key={nr} viewBox="0 0 24 20">
            <path d="M3 10h15M12 3l7 7-7 7" />
          </svg>
        ))}
      </span>
      <i
        key={`klok ${wind}`}
        className="sk-klok"
        aria-hidden="true"
        style={{ animationDuration: `${VLAAG_MS}ms` }}
      />
    </p>
  )
}
