import { useBegin } from '@letterhaven/game-kit/onderdelen/use-begin'
import type { KeyboardEvent, PointerEvent } from 'react'
import type { LayerProps } from '@letterhaven/game-kit/scherm/spel-module'
import { Zinvraag } from '@letterhaven/game-kit/onderdelen/zinvraag.tsx'
import { Borden } from './borden.tsx'
import { classify, ladderBij } from './indeling.ts'
import type { Input, Kant, State } from './rules.ts'
import { StuurKnoppen } from './stuur-knoppen.tsx'
import './layer.css'

type Props = LayerProps<State, Input>

const LOOP: Record<string, Kant> = { ArrowLeft: -1, ArrowRight: 1 }

/** The sentence, the signs and the thumb buttons over the tower. Tap a sign or a ladder, or walk there and climb. */
export function Layer(props: Props) {
  const { state, send, maat, rustig, letter, hand, stem } = props
  const indeling = classify(maat.w, maat.h)
  const { opgave, fase } = state
  const kan = fase === 'spelen' && opgave?.klimt === null
  const vlak = useBegin(state.nummer)
  const climb = (plek: number): void => {
    if (kan) send({ type: 'klim', plek })
  }
  const loop = (kant: Kant): void => {
    if (kan || kant === 0) send({ type: 'loop', kant })
  }
  const jump = (): void => {
    if (kan) send({ type: 'spring' })
  }

  function onToets(e: KeyboardEvent): void {
    const kant = LOOP[e.key]
    if (kant !== undefined || e.key === 'ArrowUp') e.preventDefault()
    if (e.repeat) return
    if (kant !== undefined) loop(kant)
    if (e.key === 'ArrowUp') jump()
    if ('123'.includes(e.key)) climb(Number(e.key) - 1)
  }

  function onPrik(e: PointerEvent): void {
    if (e.target !== e.currentTarget || !e.isPrimary) return
    const kader = e.currentTarget.getBoundingClientRect()
    const nr = ladderBij(indeling, { x: e.clientX - kader.left, y: e.clientY - kader.top })
    if (nr !== null) climb(nr)
  }

  return (
    // Keys work wherever the focus is on the tower. Every answer also has a button.
    <div
      ref={vlak}
      className="pk-vlak"
      role="presentation"
      onKeyDown={onToets}
      onKeyUp={(e) => LOOP[e.key] !== undefined && loop(0)}
      onPointerDown={onPrik}
    >
      {opgave && fase !== 'klaar' && (
        <>
          <Zinvraag
            {...{ state, letter, stem }}
            vak={indeling.kaart}
            onHoor={(type) => send({ type })}
          />
          <Borden {...{ state, opgave, indeling, letter }} onKies={climb} />
          {!rustig && hand !== 'licht' && <StuurKnoppen onLoop={loop} onSpring={jump} />}
        </>
      )}
    </div>
  )
}
