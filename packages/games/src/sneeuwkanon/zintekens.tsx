import type { CSSProperties } from 'react'
import { plaatsVan } from '@letterhaven/game-kit/tekenen/vak'
import type { ZinIndeling } from './indeling-zin.ts'
import type { Input } from './rules.ts'
import type { Zinwerk } from './zin.ts'

interface ZintekensProps {
  readonly indeling: ZinIndeling
  readonly zin: Zinwerk
  readonly dicht: boolean
  readonly write: (input: Input) => void
}

const TEKENS = [
  ['.', 'punt'],
  ['?', 'vraagteken'],
  ['!', 'uitroepteken'],
  [',', 'komma'],
] as const

/** Keeps the cursor where it is when a key is touched. */
const vast = {
  onPointerDown: (e: { preventDefault(): void }) => e.preventDefault(),
  onMouseDown: (e: { preventDefault(): void }) => e.preventDefault(),
}

/** The marks that only sentences have, and the two keys with which one goes through the line. */
export function Zintekens({ indeling, zin, dicht, write }: ZintekensProps) {
  const stap = (ver: 1 | -1): void => {
    if (!dicht) write({ type: 'plek', plek: zin.plek + ver })
  }
  const stijl = {
    ...plaatsVan(indeling.tekens),
    '--sk-toets': `${indeling.toets}px`,
  } as CSSProperties
  return (
    <fieldset
      className="lhs-toetsen sk-tekens"
      data-rij=""
      data-blok={indeling.opstelling === 'breed' || undefined}
      style={stijl}
    >
      <legend>Leestekens</legend>
      {([-1, 1] as const).map((ver) => (
        <button
          key={ver}
          type="button"
          className="sk-stap"
          aria-label={ver < 0 ? 'Eén letter terug' : 'Eén letter verder'}
          aria-disabled={dicht}
          onClick={() => stap(ver)}
          {...vast}
        >
          <svg viewBox="0 0 24 24" aria-hidden="true" data-ver={ver}>
            <path d="M4 12h15M13 6l6 6-6 6" />
          </svg>
        </button>
      ))}
      {TEKENS.map(([teken, naam]) => (
        <button
          key={teken}
          type="button"
          aria-label={naam}
          aria-disabled={dicht}
          onClick={() => !dicht && write({ type: 'teken', teken })}
          {...vast}
        >
          {teken}
        </button>
      ))}
    </fieldset>
  )
}
