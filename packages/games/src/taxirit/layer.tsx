import { useRef } from 'react'
import type { KeyboardEvent } from 'react'
import type { LayerProps } from '@letterhaven/game-kit/scherm/spel-module'
import { Ballon } from './ballon.tsx'
import { Borden } from './borden.tsx'
import { classify } from './indeling.ts'
import type { Input, Opgave, State } from './rules.ts'
import { useStuur } from './use-stuur.ts'
import './layer.css'

/** Whether the indicator is on. */
const isGericht = (opgave: Opgave | null): boolean => opgave !== null && opgave.baan >= 0

/**
 * The story and the signs over the road. The indicator goes on with a sign, the arrows or a drag; a second press, a stroke up or
 * the green arrow turns into the street.
 */
export function Layer({ state, send, maat, letter }: LayerProps<State, Input>) {
  const { item, opgave, fase, poging } = state
  const aantal = opgave?.plekken.length ?? 3
  const indeling = classify(maat.w, maat.h, aantal)
  const vlak = useRef<HTMLDivElement>(null)
  const steer = (baan: number) => baan !== opgave?.baan && send({ type: 'stuur', baan })
  const rijd = () => send({ type: 'rijd' })
  const { wasSleep, handen } = useStuur({
    vlak,
    indeling,
    aantal,
    onStuur: steer,
    onRijd: rijd,
  })
  function onToets(e: KeyboardEvent): void {
    if (e.key !== 'ArrowUp') return
    e.preventDefault()
    rijd()
  }
  const kan = fase === 'spelen' && isGericht(opgave)
  return (
    // The road is a surface to steer over. Its buttons offer every answer to keys and screen readers.
    <div ref={vlak} className="tx-vlak" role="presentation" onKeyDown={onToets} {...handen}>
      <span className="tx-land" style={{ top: indeling.horizon }} />
      {item && opgave && fase !== 'klaar' && (
        <>
          <Ballon
            key={item.id}
            {...{ state, item }}
            vak={indeling.kaart}
            onVerder={() => send({ type: 'verder' })}
          />
          <Borden
            {...{ state, opgave, indeling, letter, wasSleep }}
            onStuur={steer}
            onRijd={rijd}
          />
          <div className="tx-knoppen">
            {poging > 1 && fase === 'spelen' && (
              <button
                type="button"
                className="lhs-knop"
                onClick={() => send({ type: 'overslaan' })}
              >
                Sla over
              </button>
            )}
            <button
              type="button"
              className="lhs-rond tx-gas"
              aria-label="Rijd"
              aria-disabled={!kan}
              onClick={(e) => !wasSleep(e) && rijd()}
            >
              <span className="tx-pijl" />
            </button>
          </div>
        </>
      )}
    </div>
  )
}
