import { useRef } from 'react'
import type { KeyboardEvent, MouseEvent, ReactNode } from 'react'
import { kantVan } from '@letterhaven/game-kit/onderdelen/vangrit'
import { Ritstuur, Ritverder } from '@letterhaven/game-kit/onderdelen/vangrit.tsx'
import type { LayerProps } from '@letterhaven/game-kit/scherm/spel-module'
import { Ballon } from './ballon.tsx'
import { Boek } from './boek.tsx'
import { Borden } from './borden.tsx'
import { classify, type Indeling } from './indeling.ts'
import { bordenVan, isTerug, proefVan, wegVan, type State } from './rit.ts'
import type { Input } from './rules.ts'
import { Toeter } from './toeter.tsx'
import { useStuur } from './use-stuur.ts'
import './layer.css'

interface KnoppenProps {
  readonly state: State
  readonly onRijd: (e: MouseEvent) => void
  readonly onSla: () => void
  readonly onLater: () => void
}

/** The buttons under the road: drive, leave a mistake as it is, and leave who comes along for later. */
function Knoppen({ state, onRijd, onSla, onLater }: KnoppenProps) {
  const { fase, poging, opgave } = state
  const isSpelen = fase === 'spelen'
  return (
    <div className="tx-knoppen">
      {isSpelen && opgave?.lift && (
        <button type="button" className="lhs-knop" onClick={onLater}>
          Niet nu
        </button>
      )}
      {poging > 1 && isSpelen && (
        <button type="button" className="lhs-knop" onClick={onSla}>
          Sla over
        </button>
      )}
      <button
        type="button"
        className="lhs-knop tx-gas"
        aria-disabled={!isSpelen || (opgave?.baan ?? -1) < 0}
        onClick={onRijd}
      >
        <span className="tx-pijl" />
        {proefVan(state) === null ? 'Rijd' : 'Ja, rijd!'}
      </button>
    </div>
  )
}

/** Returns over how many streets a finger can steer. */
const countBorden = ({ opgave }: State): number => (opgave ? bordenVan(opgave).length : 1)

/** Where the story and the signs stand: over the sky, and lower where there is little room. */
function Zuil({
  indeling: { zuil, isSmal },
  children,
}: {
  readonly indeling: Indeling
  readonly children: ReactNode
}) {
  const stijl = {
    left: zuil.x,
    top: zuil.y,
    width: zuil.w,
    minHeight: zuil.h,
    maxHeight: zuil.laagst - zuil.y,
  }
  return (
    <div className="tx-zuil" style={stijl} data-smal={isSmal ? '' : undefined}>
      {children}
    </div>
  )
}

/**
 * The story and the signs over the road. The indicator goes on with a sign, the arrows or a drag; the same sign once more, a
 * stroke up or the green button turns into the street. Then the winding road, and at the end of a ride the book with its story.
 */
export function Layer({ state, send, maat, letter }: LayerProps<State, Input>) {
  const { item, opgave, fase } = state
  const indeling = classify(maat.w, maat.h)
  const vlak = useRef<HTMLDivElement>(null)
  const steer = (baan: number) => baan !== opgave?.baan && send({ type: 'stuur', baan })
  const rijd = () => send({ type: 'rijd' })
  const toeter = () => send({ type: 'toeter' })
  const verder = () => send({ type: 'verder' })
  const { wasSleep, handen } = useStuur({
    vlak,
    indeling,
    aantal: countBorden(state),
    waar: `${state.nummer} ${fase} ${wegVan(state) !== null}`,
    onStuur: steer,
    onRijd: rijd,
  })
  const isBoek = isTerug(state)
  const weg = wegVan(state)
  function onToets(e: KeyboardEvent): void {
    if (e.key === 't' && !e.repeat) toeter()
    const kant = weg && kantVan(e.key, weg)
    if (kant !== null) send({ type: 'zwenk', kant })
    if (kant === null && e.key !== 'ArrowUp') return
    e.preventDefault()
    if (kant === null && !e.repeat) rijd()
  }
  // While the taxi turns round, a tap goes on at once; the second tap of a double one was meant for the sign.
  const onTik = (e: MouseEvent): void => {
    if (fase === 'kijken' && !isBoek && !weg && !wasSleep(e) && e.detail < 2) verder()
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
          {weg && (
            <div className="tx-wegrit" style={{ top: indeling.horizon }}>
              <Ritstuur rit={weg} onZwenk={(kant) => send({ type: 'zwenk', kant })} />
            </div>
          )}
          <Zuil {...{ indeling }}>
            <Ballon
              key={`${item.id} ${opgave.lift?.wie ?? ''}`}
              {...{ state, item }}
              straal={indeling.gezicht.r}
            />
            {weg ? (
              <Ritverder onVerder={verder} />
            ) : (
              <Borden {...{ state, opgave, letter, wasSleep }} onStuur={steer} onRijd={rijd} />
            )}
          </Zuil>
          {!weg && (
            <Knoppen
              state={state}
              onRijd={(e) => !wasSleep(e) && rijd()}
              onSla={() => send({ type: 'overslaan' })}
              onLater={() => send({ type: 'later' })}
            />
          )}
          {fase === 'spelen' && (
            <Toeter {...{ indeling, opgave }} onToeter={(e) => !wasSleep(e) && toeter()} />
          )}
        </>
      )}
    </div>
  )
}
