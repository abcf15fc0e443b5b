import { useEffect, useRef, useState } from 'react'
import type { KeyboardEvent } from 'react'
import { SpelIcoon } from '@letterhaven/game-kit/knoppen/spel-icoon.tsx'
import type { LayerProps } from '@letterhaven/game-kit/scherm/spel-module'
import { plaatsVan } from '@letterhaven/game-kit/tekenen/vak'
import { Woordkaart } from '@letterhaven/game-kit/woord/woordkaart.tsx'
import { useVeeg } from './use-veeg.ts'
import { classify } from './indeling.ts'
import { buurPlek, kaartMaat, lageKaarten } from './kaartmaat.ts'
import { Schets } from './schets.tsx'
import { raamStand } from './tekst.ts'
import type { Input, State } from './toestand.ts'
import './layer.css'

/** One tap or key press takes a third of the dirt; with a light hand or a switch it takes all of it. */
const STREEK = { gewoon: 0.34, licht: 1 } as const
const KAART = {
  schoon: 'goed',
  spat: 'fout',
  gewezen: 'wijs',
  vuil: 'open',
  dicht: 'open',
} as const
const PIJL: Record<string, readonly [number, number]> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
}

/**
 * The windows as buttons over the street. Drag or tap to wash, use the arrows to move, and L or the ear to hear the
 * letters.
 */
export function Layer({ state, send, maat, hand, letter }: LayerProps<State, Input>) {
  const { ramen: vakken } = classify(maat.w, maat.h, state.ramen.length)
  const vlak = useRef<HTMLDivElement>(null)
  const knoppen = useRef<(HTMLButtonElement | null)[]>([])
  const [luistert, setLuistert] = useState(false)
  const { wasSleep, handen } = useVeeg({ vlak, vakken, ramen: state.ramen, send })

  const eerste = useRef(state.actief)
  useEffect(() => knoppen.current[eerste.current]?.focus({ preventScroll: true }), [])

  function onKlik(plek: number): void {
    if (wasSleep()) return
    if (luistert) {
      setLuistert(false)
      send({ type: 'luister', plek })
    } else send({ type: 'was', plek, hoeveel: STREEK[hand] })
  }

  function onToets(e: KeyboardEvent): void {
    const richting = PIJL[e.key]
    if (richting) {
      e.preventDefault()
      knoppen.current[buurPlek(vakken, state.actief, richting)]?.focus()
    }
    if (e.key.toLowerCase() === 'l') send({ type: 'luister', plek: state.actief })
  }

  const laag = lageKaarten(state.ramen, vakken, letter)
  const letters = { '--lhs-kaartmaat': `${kaartMaat(state.ramen, vakken[0]?.w ?? 100, letter)}px` }
  return (
    // The list is also a surface to drag over. Its buttons offer every action to keys and screen readers.
    <div
      ref={vlak}
      className={luistert ? 'gw-vlak gw-luistert' : 'gw-vlak'}
      role="presentation"
      onKeyDown={onToets}
      {...handen}
    >
      <Schets w={maat.w} h={maat.h} aantal={state.ramen.length} />
      <ol className="gw-ramen" aria-label="Ramen">
        {state.ramen.map((raam, plek) => {
          const vak = vakken[plek]
          if (!vak) return null
          const plaats = plaatsVan(vak)
          return (
            <li
              key={plek}
              data-held={plek === state.actief ? 'ja' : 'nee'}
              style={{ ...plaats, ...letters }}
            >
              <button
                ref={(el) => {
                  knoppen.current[plek] = el
                }}
                type="button"
                className="gw-raam"
                data-begin={plek === state.actief ? '' : undefined}
                data-laag={laag.has(plek) || undefined}
                aria-disabled={raam.stand !== 'vuil'}
                aria-keyshortcuts="L"
                tabIndex={plek === state.actief ? 0 : -1}
                onFocus={() => send({ type: 'kies', plek })}
                onClick={() => onKlik(plek)}
                // Holding Enter must not wash a window without a choice; `useEenDruk` of the game kit prevents that.
              >
                {raam.stand !== 'dicht' && (
                  <Woordkaart
                    stand={KAART[raam.stand]}
                    vorm={raam.vorm}
                    graphemes={raam.item?.graphemes ?? []}
                  />
                )}
                <span className="lhs-alleen-gehoord">{raamStand(raam)}</span>
              </button>
            </li>
          )
        })}
      </ol>
      <button
        type="button"
        className="lhs-rond gw-oor"
        aria-label="Letters horen: kies een raam"
        aria-pressed={luistert}
        onClick={() => setLuistert(!luistert)}
      >
        <SpelIcoon naam="oor" />
      </button>
    </div>
  )
}
