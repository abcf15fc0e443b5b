import type { PointerEvent } from 'react'
import type { LayerProps } from '@letterhaven/game-kit/scherm/spel-module'
import { plaatsVan } from '@letterhaven/game-kit/tekenen/vak'
import { classifyRuimte } from './indeling.ts'
import type { Input, State } from './rules.ts'
import { BANEN } from './ruimte.ts'
import './stuurbanen.css'

type StuurbanenProps = Pick<LayerProps<State, Input>, 'state' | 'maat' | 'send'>

/** The ways through space: each is a button as high as the sky, and a finger that slides over them steers as well. */
export function Stuurbanen({ state: { opgave, fase }, maat, send }: StuurbanenProps) {
  const ruimte = fase === 'spelen' ? opgave?.ruimte : null
  if (!ruimte) return null
  const nu = ruimte.baan
  const { hemel, wacht } = classifyRuimte(maat.w, maat.h, BANEN.length)
  function slide(e: PointerEvent<HTMLElement>): void {
    if (e.buttons === 0) return
    const { left, width } = e.currentTarget.getBoundingClientRect()
    const baan = BANEN[Math.floor(((e.clientX - left) / width) * BANEN.length)]
    if (baan !== undefined && baan !== nu) send({ type: 'stuur', baan })
  }
  return (
    <fieldset
      className="lr-banen"
      style={plaatsVan(hemel)}
      aria-label="Wie haal je op?"
      onPointerMove={slide}
    >
      {BANEN.map((baan) => (
        <button
          key={baan}
          type="button"
          aria-label={`Haal op: ${ruimte.wachten[baan] ?? ''}`}
          aria-pressed={baan === nu}
          onClick={() => send({ type: 'stuur', baan })}
        >
          <i
            style={{
              top: wacht.y - hemel.y,
              width: wacht.maat * 1.3,
              height: wacht.maat * 1.3,
            }}
          />
        </button>
      ))}
    </fieldset>
  )
}
