import { Hoorkaart } from '@letterhaven/game-kit/onderdelen/hoorkaart.tsx'
import { LadeKnoppen } from '@letterhaven/game-kit/onderdelen/lade-knoppen.tsx'
import { Lade, useLade } from '@letterhaven/game-kit/onderdelen/lade.tsx'
import { letterMaat } from '@letterhaven/game-kit/woord/lettermaat'
import { Miklijn, useMik } from '@letterhaven/game-kit/onderdelen/mik.tsx'
import type { LayerProps } from '@letterhaven/game-kit/scherm/spel-module'
import { plaatsVan } from '@letterhaven/game-kit/tekenen/vak'
import { useRef } from 'react'
import type { CSSProperties, KeyboardEvent } from 'react'
import { belPlek, classify, handVan, krachtVan } from './indeling.ts'
import type { Indeling } from './indeling.ts'
import { isVol } from './rules.ts'
import type { Input, Opgave, State } from './rules.ts'
import { Waslijn } from './waslijn.tsx'
import './layer.css'

const GEEN: readonly string[] = []
const RAND = 8
/** Two bubbles touch when their middles are this near, in radii. */
const RAAKT = 1.9

type Props = LayerProps<State, Input>

/** Returns the style that places a bubble. It moves by a transform, so that nothing else is laid out again. */
function belStijl(indeling: Indeling, bel: number, stijging: number): CSSProperties {
  const { straal } = indeling
  const { x, y, vol } = belPlek(indeling, bel, stijging)
  return {
    width: 2 * straal,
    height: 2 * straal,
    opacity: 0.8 + 0.2 * vol,
    transform: `translate(${x - straal}px, ${y - straal}px)`,
  }
}

/** The word that is asked, and how far its line is. */
function Vraag(props: Props & { readonly indeling: Indeling }) {
  const { state, send, stem, rustig, letter, indeling } = props
  const { item, opgave } = state
  if (!item || !opgave) return null
  const [left, top] = indeling.kaart
  return (
    <>
      <div className="bp-kaart" style={{ left, top }}>
        <Hoorkaart
          item={item}
          stem={stem}
          rustig={rustig}
          letter={letter}
          breed={Math.min(indeling.w - left, left) * 2 - 2 * RAND}
          klanken={{ gedaan: opgave.gelegd.length, totaal: opgave.delen.length }}
          onLuister={() => send({ type: 'luister' })}
        />
      </div>
      <Waslijn state={state} opgave={opgave} indeling={indeling} letter={letter} />
    </>
  )
}

/** Returns what letting go of a bubble at (x, y) of the game means: on the line, on another bubble, or nothing. */
function losgelaten(
  { indeling, opgave, soort }: { indeling: Indeling; opgave: Opgave; soort: State['soort'] },
  bel: number,
  [x, y]: readonly [number, number],
): Input | null {
  if (y > indeling.lucht.onder) return { type: 'prik', bel }
  if (soort !== 'plakken') return null
  const ander = opgave.bellen.findIndex((_, i) => {
    const plek = belPlek(indeling, i, opgave.stijging)
    return i !== bel && Math.hypot(x - plek.x, y - plek.y) < indeling.straal * RAAKT
  })
  if (ander < 0) return null
  const isLinks = x <= belPlek(indeling, ander, opgave.stijging).x
  return { type: 'plak', links: isLinks ? bel : ander, rechts: isLinks ? ander : bel }
}

/**
 * The bubbles over the park. A pupil taps one, aims at it through the air, drags it to the line or to another one, or
 * presses its key.
 */
export function Layer(props: Props) {
  const { state, send, maat, letter } = props
  const bellen = state.opgave?.bellen ?? GEEN
  const indeling = classify(maat.w, maat.h, bellen.length)
  const vlak = useRef<HTMLDivElement>(null)
  const speelt = state.fase === 'spelen' ? state.opgave : null
  const onKies = (bel: number) => send({ type: 'prik', bel })
  const lade = useLade({ tegels: bellen, kolommen: indeling.kolommen, onKies })
  const stijging = state.opgave?.stijging ?? 0
  const schijven = bellen.map((_, bel) => ({
    ...belPlek(indeling, bel, stijging),
    r: indeling.straal,
  }))
  const { mik, handen } = useMik({
    kan: speelt !== null,
    van: handVan(indeling),
    kracht: krachtVan(indeling),
    schijven,
    onRaak: onKies,
  })

  const vol = speelt !== null && isVol(speelt)

  function onLaat(bel: number, { x, y }: { x: number; y: number }): void {
    const kader = vlak.current?.getBoundingClientRect()
    const punt = [x - (kader?.left ?? 0), y - (kader?.top ?? 0)] as const
    const input = speelt && losgelaten({ indeling, opgave: speelt, soort: state.soort }, bel, punt)
    if (input) send(input)
  }

  function onToets(e: KeyboardEvent): void {
    if (e.key !== 'Backspace') return lade.onToets(e)
    lade.focus()
    send({ type: 'terug' })
  }

  const breed = indeling.straal * 1.72
  const letters = letterMaat(bellen, letter, { breed, rand: [6, 0.2], min: 13, max: 44 })
  const gelukt = state.gelukt.length
  return (
    <div ref={vlak} className="bp-vlak" role="presentation" onKeyDown={onToets} {...handen}>
      <span className="lhs-alleen-gehoord">
        {gelukt} {gelukt === 1 ? 'vlieger' : 'vliegers'} in de lucht
      </span>
      <div className="bp-bellen" style={{ '--lhs-lettermaat': `${letters}px` } as CSSProperties}>
        <Lade
          naam="Bellen"
          tegels={bellen}
          lade={lade}
          dicht={speelt === null}
          plaats={(bel) => belStijl(indeling, bel, stijging)}
          onKies={onKies}
          onLaat={onLaat}
        />
      </div>
      {mik && <Miklijn mik={mik} schijven={schijven} />}
      <Vraag {...props} indeling={indeling} />
      <LadeKnoppen
        lade={lade}
        gelegd={speelt?.gelegd.length ?? 0}
        kan={vol}
        isVol={vol}
        plaats={{ geef: plaatsVan(indeling.klaar), terug: plaatsVan(indeling.terug) }}
        onGeef={() => send({ type: 'klaar' })}
        onTerug={() => send({ type: 'terug' })}
      >
        Klaar
      </LadeKnoppen>
    </div>
  )
}
