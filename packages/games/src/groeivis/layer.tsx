import { useEffect, useRef } from 'react'
import type { RefObject } from 'react'
import type { LayerProps } from '@letterhaven/game-kit/scherm/spel-module'
import { Bord, vraagVan } from './bord.tsx'
import { useStuur } from './use-stuur.ts'
import { classify } from './indeling.ts'
import type { Indeling } from './indeling.ts'
import { heldMaat, visMaat } from './kaartmaat.ts'
import { HeldKaart } from './kaarten.tsx'
import { Ketting } from './ketting.tsx'
import type { Input, State } from './rules.ts'
import { VisKnop } from './vis-knop.tsx'
import type { Gevraagd } from './vis-knop.tsx'
import { zee } from './zee.ts'
import './layer.css'

type Props = LayerProps<State, Input>

/** Returns a translation in whole pixels, so that letters stay sharp and a hovering fish holds still under a finger. */
const opPixels = (x: number, y: number): string => `${Math.round(x)}px ${Math.round(y)}px`

/** Gives the first fish the focus when a word comes, unless the pupil is somewhere else. */
function useFocus({ fase, nummer }: State, lijst: RefObject<HTMLOListElement | null>): void {
  useEffect(() => {
    const nu = document.activeElement
    if (fase !== 'spelen' || (nu !== document.body && !lijst.current?.contains(nu))) return
    lijst.current?.querySelector('button')?.focus({ preventScroll: true })
  }, [fase, nummer, lijst])
}

/** What the hero carries. It moves along with the picture. */
function Held({
  gevraagd,
  indeling,
  letter,
}: {
  gevraagd: Gevraagd
  indeling: Indeling
  letter: Props['letter']
}) {
  const { state, item, opgave } = gevraagd
  const held = useRef<HTMLDivElement>(null)
  useEffect(
    () =>
      zee.luister(({ held: { x, y } }) => {
        if (held.current) held.current.style.translate = opPixels(x, y)
      }),
    [],
  )
  const isGoed = state.fase === 'kijken' && state.gegeven === item.word
  const maat = heldMaat([opgave.eigen, item.word], indeling, letter)
  const { x, y } = indeling.held
  const plaats = {
    '--lhs-kaartmaat': `${maat}px`,
    '--gv-plaat': `${Math.max(34, indeling.held.maat * 86)}px`,
    translate: `${x}px ${y}px`,
  }
  return (
    <div
      ref={held}
      className="gv-held"
      data-goed={isGoed ? 'ja' : 'nee'}
      aria-hidden="true"
      style={plaats}
    >
      <HeldKaart item={item} opgave={opgave} isGoed={isGoed} />
    </div>
  )
}

/** The fish with their words. They move along with the picture. */
function Vissen({
  props,
  gevraagd,
  indeling,
}: {
  props: Props
  gevraagd: Gevraagd | null
  indeling: Indeling
}) {
  const { state, send, rustig, letter } = props
  const lijst = useRef<HTMLOListElement>(null)
  const vissen = useRef<(HTMLLIElement | null)[]>([])
  useFocus(state, lijst)
  useEffect(
    () =>
      zee.luister((nu) => {
        for (const [i, { x, y }] of nu.vissen.entries()) {
          const li = vissen.current[i]
          if (li) li.style.translate = opPixels(x, y)
        }
      }),
    [],
  )
  const verder = (stap: number): void => {
    const knoppen = [...(lijst.current?.querySelectorAll('button') ?? [])]
    const nu = knoppen.findIndex((knop) => knop === document.activeElement)
    knoppen.at((nu + stap) % Math.max(1, knoppen.length))?.focus({ preventScroll: true })
  }
  const { wasSleep, handen, vlak } = useStuur({ rustig, verder })
  const vormen = gevraagd?.opgave.vissen ?? []
  const maat = visMaat(vormen, indeling, letter)
  return (
    // The water is a surface to steer over. Its buttons offer every answer to keys and screen readers.
    <div ref={vlak} className="gv-water" role="presentation" {...handen}>
      <ol
        ref={lijst}
        className="gv-vissen"
        aria-label={gevraagd ? vraagVan(gevraagd.opgave) : 'Vissen'}
      >
        {gevraagd &&
          vormen.map((_, nr) => (
            <VisKnop
              // A fish has a place of its own, while the words come and go.
              key={nr}
              ref={(el) => {
                vissen.current[nr] = el
              }}
              nr={nr}
              gevraagd={gevraagd}
              indeling={indeling}
              letter={letter}
              maat={maat}
              onEet={(metHand) => {
                if (!metHand || !wasSleep()) send({ type: 'eet', vis: nr })
              }}
            />
          ))}
      </ol>
    </div>
  )
}

/** The words over the water. Steer to a fish with a finger or the arrows, or choose one; Enter eats it. */
export function Layer(props: Props) {
  const { state, send, maat, letter, stem } = props
  const indeling = classify(maat.w, maat.h)
  const { item, opgave, fase } = state
  const gevraagd = item && opgave ? { state, item, opgave } : null
  return (
    <div className="gv-vlak">
      <span className="gv-zand" style={{ top: indeling.zand }} />
      <Ketting indeling={indeling} woorden={state.gelukt} letter={letter} open={fase !== 'klaar'} />
      {gevraagd && <Held gevraagd={gevraagd} indeling={indeling} letter={letter} />}
      <Vissen props={props} gevraagd={gevraagd} indeling={indeling} />
      {gevraagd && (
        <Bord
          vak={indeling.bord}
          item={gevraagd.item}
          opgave={gevraagd.opgave}
          isGegeven={fase === 'kijken'}
          onLuister={stem ? () => send({ type: 'luister' }) : undefined}
        />
      )}
    </div>
  )
}
