import { useRef } from 'react'
import type { KeyboardEvent, MouseEvent } from 'react'
import type { LayerProps } from '@letterhaven/game-kit/scherm/spel-module'
import { Ballon } from './ballon.tsx'
import { Boek } from './boek.tsx'
import { Borden } from './borden.tsx'
import { classify } from './indeling.ts'
import { isTerug, type State } from './rit.ts'
import type { Input } from './rules.ts'
import { Toeter } from './toeter.tsx'
import { useStuur } from './use-stuur.ts'
import './layer.css'

/** The buttons under the road: drive, and leave a mistake as it is. */
function Knoppen({
  state,
  onRijd,
  onSla,
}: {
  readonly state: State
  readonly onRijd: (e: MouseEvent) => void
  readonly onSla: () => void
}) {
  const { fase, poging, opgave } = state
  return (
    <div className="tx-knoppen">
      {poging > 1 && fase === 'spelen' && (
        <button type="button" className="lhs-knop" onClick={onSla}>
          Sla over
        </button>
      )}
      <button
        type="button"
        className="lhs-rond tx-gas"
        aria-label="Rijd"
        aria-disabled={fase !== 'spelen' || (opgave?.baan ?? -1) < 0}
        onClick={onRijd}
      >
        <span className="tx-pijl" />
      </button>
    </div>
  )
}

/**
 * The story and the signs over the road. The indicator goes on with a sign, the arrows or a drag; a second press, a stroke up
 * or the green arrow turns into the street. At the end of a ride, the book with its story.
 */
export function Layer({ state, send, maat, letter }: LayerProps<State, Input>) {
  const { item, opgave, fase } = state
  const indeling = classify(maat.w, maat.h)
  const { zuil } = indeling
  const vlak = useRef<HTMLDivElement>(null)
  const steer = (baan: number) => baan !== opgave?.baan && send({ type: 'stuur', baan })
  const rijd = () => send({ type: 'rijd' })
  const toeter = () => send({ type: 'toeter' })
  const verder = () => send({ type: 'verder' })
  const { wasSleep, handen } = useStuur({
    vlak,
    indeling,
    aantal: opgave?.plekken.length ?? 1,
    onStuur: steer,
    onRijd: rijd,
  })
  function onToets(e: KeyboardEvent): void {
    if (e.key === 't' && !e.repeat) toeter()
    if (e.key !== 'ArrowUp') return
    e.preventDefault()
    if (!e.repeat) rijd()
  }
  const isBoek = isTerug(state)
  // While the taxi drives, a tap goes on at once; the second tap of a double one was meant for the sign.
  const onTik = (e: MouseEvent): void => {
    if (fase === 'kijken' && !isBoek && !wasSleep(e) && e.detail < 2) verder()
  }
  return (
    // The road is a surface to steer over. Its buttons offer every answer to keys and screen readers.
    <div
      ref={vlak}
      className="tx-vlak"
      role="presentation"
      onKeyDown={onToets}
      onClickCapture={onTik}
      {...handen}
    >
      <span className="tx-land" style={{ top: indeling.horizon }} />
      {isBoek && <Boek state={state} vak={indeling.boek.tekst} onVerder={verder} />}
      {item && opgave && fase !== 'klaar' && !isBoek && (
        <>
          <div
            className="tx-zuil"
            style={{
              left: zuil.x,
              top: zuil.y,
              width: zuil.w,
              minHeight: zuil.h,
              maxHeight: zuil.laagst - zuil.y,
            }}
            data-smal={indeling.isSmal ? '' : undefined}
          >
            <Ballon key={item.id} {...{ state, item }} straal={indeling.gezicht.r} />
            <Borden {...{ state, opgave, letter, wasSleep }} onStuur={steer} onRijd={rijd} />
          </div>
          <Knoppen
            state={state}
            onRijd={(e) => !wasSleep(e) && rijd()}
            onSla={() => send({ type: 'overslaan' })}
          />
          {fase === 'spelen' && (
            <Toeter {...{ indeling, opgave }} onToeter={(e) => !wasSleep(e) && toeter()} />
          )}
        </>
      )}
    </div>
  )
}
