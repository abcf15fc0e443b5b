import { LadeKnoppen } from '@letterhaven/game-kit/onderdelen/lade-knoppen.tsx'
import { Lade, useLade } from '@letterhaven/game-kit/onderdelen/lade.tsx'
import type { LayerProps } from '@letterhaven/game-kit/scherm/spel-module'
import { plaatsVan } from '@letterhaven/game-kit/tekenen/vak'
import type { Vak } from '@letterhaven/game-kit/tekenen/vak'
import { useEffect, useRef } from 'react'
import type { CSSProperties, KeyboardEvent } from 'react'
import { Gerecht } from './gerecht.tsx'
import { classify, KORT } from './indeling.ts'
import type { Indeling } from './indeling.ts'
import { komMaat } from './kaartmaat.ts'
import { kanBakken, terugTeNemen } from './rules.ts'
import type { Input, State } from './rules.ts'
import { SleepTopping } from './sleep-topping.tsx'
import './layer.css'

const GEEN: readonly string[] = []
const NERGENS: Vak = { x: 0, y: 0, w: 48, h: 48 }
/** A topping that is let go this near to the pizza falls on it, as a multiple of its radius. */
const DICHTBIJ = 1.3

type Props = LayerProps<State, Input>

/** Returns whether something let go at (x, y) of the game lies on the pizza. */
function opPizza({ pizza }: Indeling, x: number, y: number): boolean {
  return Math.hypot(x - pizza.x, y - pizza.y) < pizza.r * DICHTBIJ
}

/** Tells the rules that a word is seen, because it cannot be heard. */
function useGezien({ state, send, stem }: Props): void {
  const isNieuws = !stem && state.fase === 'spelen' && state.opgave?.gezien === false
  useEffect(() => {
    if (isNieuws) send({ type: 'gezien' })
  }, [isNieuws, send])
}

/** Bowls, slices and tickets over the kitchen. Tap or drag a bowl, or press its key; then bake. */
export function Layer(props: Props) {
  const { state, send, maat, letter } = props
  const kommen = state.opgave?.kommen ?? GEEN
  const indeling = classify(maat.w, maat.h, kommen.length)
  const vlak = useRef<HTMLDivElement>(null)
  const speelt = state.fase === 'spelen' ? state.opgave : null
  const onKies = (kom: number) => send({ type: 'leg', kom })
  const lade = useLade({ tegels: kommen, kolommen: indeling.kolommen, onKies })

  useGezien(props)
  const kan = speelt !== null && kanBakken(speelt)

  function onLaat(kom: number, { x, y }: { x: number; y: number }): void {
    const kader = vlak.current?.getBoundingClientRect()
    if (opPizza(indeling, x - (kader?.left ?? 0), y - (kader?.top ?? 0))) onKies(kom)
  }

  function onToets(e: KeyboardEvent): void {
    if (e.key !== 'Backspace') return lade.onToets(e)
    lade.focus()
    send({ type: 'terug' })
  }

  const letters = komMaat(kommen, indeling.kommen[0]?.w ?? 100, letter)
  return (
    <div
      ref={vlak}
      className="pb-vlak"
      role="presentation"
      data-kort={maat.h < KORT ? '' : undefined}
      onKeyDown={onToets}
    >
      <Gerecht {...props} indeling={indeling} onWeg={() => lade.focus()} />
      <div className="pb-kommen" style={{ '--lhs-lettermaat': `${letters}px` } as CSSProperties}>
        <Lade
          naam="Kommen"
          tegels={kommen}
          lade={lade}
          dicht={speelt === null}
          plaats={(plek) => plaatsVan(indeling.kommen[plek] ?? NERGENS)}
          onKies={onKies}
          onLaat={onLaat}
          sleepbeeld={(plek) => <SleepTopping kom={plek} />}
        />
      </div>
      <LadeKnoppen
        lade={lade}
        gelegd={speelt ? terugTeNemen(speelt) : 0}
        kan={kan}
        isVol={kan && (speelt.telt || speelt.herstel !== null)}
        plaats={{ geef: plaatsVan(indeling.bak), terug: plaatsVan(indeling.terug) }}
        onGeef={() => send({ type: 'bak' })}
        onTerug={() => send({ type: 'terug' })}
      >
        <span className="pb-vlam" aria-hidden="true" />
        Bakken
      </LadeKnoppen>
    </div>
  )
}
