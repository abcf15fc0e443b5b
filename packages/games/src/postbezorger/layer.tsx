import { useBegin } from '@letterhaven/game-kit/onderdelen/use-begin'
import type { KeyboardEvent } from 'react'
import { useSleep } from '@letterhaven/game-kit/onderdelen/use-sleep'
import type { LayerProps } from '@letterhaven/game-kit/scherm/spel-module'
import { BriefKaart } from './brief-kaart.tsx'
import { Huizen } from './huizen.tsx'
import { classify, huisBij } from './indeling.ts'
import type { Input, State } from './rules.ts'
import './layer.css'

type Props = LayerProps<State, Input>

const PIJL: Record<string, number> = { ArrowLeft: -1, ArrowUp: -1, ArrowRight: 1, ArrowDown: 1 }

/** The letter and the houses over the picture. Drag the letter, tap a house, or use keys 1 to 3, arrows and Enter. */
export function Layer({ state, send, maat, letter, stem }: Props) {
  const indeling = classify(maat.w, maat.h)
  const { item, opgave, fase } = state
  const kan = fase === 'spelen'
  const vlak = useBegin(state.nummer)
  const bezorg = (plek: number): void => {
    if (kan) send({ type: 'bezorg', plek })
  }
  const { sleep, handenVan } = useSleep({
    vlak: '.po-vlak',
    kan,
    onLos: (los) => {
      const plek = huisBij(indeling, los)
      if (plek !== null) bezorg(plek)
    },
  })

  function onToets(e: KeyboardEvent): void {
    if (e.repeat) return
    if ('123'.includes(e.key)) bezorg(Number(e.key) - 1)
    const stap = PIJL[e.key]
    if (stap === undefined) return
    e.preventDefault()
    const knoppen = [...(vlak.current?.querySelectorAll('button') ?? [])]
    const nu = knoppen.findIndex((el) => el === document.activeElement)
    knoppen.at((nu + stap) % Math.max(1, knoppen.length))?.focus({ preventScroll: true })
  }

  return (
    // Keys work wherever the focus is on the square. Every action also has a button.
    <div ref={vlak} className="po-vlak" role="presentation" onKeyDown={onToets}>
      <span className="po-sneeuw" style={{ top: indeling.grond }} />
      {item && opgave && (
        <>
          <Huizen
            {...{ state, opgave, indeling, letter }}
            boven={sleep && huisBij(indeling, sleep)}
            onKies={bezorg}
          />
          <BriefKaart
            key={state.nummer}
            {...{ state, item, opgave, indeling, letter, stem, sleep }}
            handen={handenVan(0)}
            onLuister={() => send({ type: 'luister' })}
          />
        </>
      )}
    </div>
  )
}
