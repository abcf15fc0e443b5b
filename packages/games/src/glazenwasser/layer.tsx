import { useEffect, useRef } from 'react'
import type { KeyboardEvent, PointerEvent } from 'react'
import type { LayerProps } from '@letterhaven/game-kit/spel-module'
import { Woordkaart } from '@letterhaven/game-kit/woordkaart.tsx'
import { deelIn } from './indeling.ts'
import type { Vak } from './indeling.ts'
import { raamStand } from './tekst.ts'
import type { Input, Raam, State } from './toestand.ts'
import './layer.css'

/** One tap or key takes a third of the dirt; in calm play all of it. */
const STREEK = 0.34
/** Dragging this many window widths takes all dirt. */
const VEEG_BREEDTES = 3.2
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

/** The window nearest in a direction, or the same place. */
function buurPlek(ramen: readonly Vak[], van: number, [rx, ry]: readonly [number, number]): number {
  const hier = ramen[van]
  if (!hier) return van
  let beste = van
  let afstand = Infinity
  for (const [plek, vak] of ramen.entries()) {
    const [dx, dy] = [vak.x - hier.x, vak.y - hier.y]
    const mee = dx * rx + dy * ry
    const opzij = Math.abs(dx * ry) + Math.abs(dy * rx)
    if (mee > 10 && mee + opzij * 3 < afstand) {
      beste = plek
      afstand = mee + opzij * 3
    }
  }
  return beste
}

/** The size of the letters, so that the longest word that hangs fits its window. */
function kaartMaat(ramen: readonly Raam[], breed: number): number {
  const langste = Math.max(5, ...ramen.map((raam) => raam.vorm.length))
  return Math.max(15, Math.min(36, breed * 0.175, (breed * 1.12 - 22) / (langste * 0.58)))
}

interface Sleep {
  x: number
  y: number
  ver: number
}

/** The windows as buttons over the street: drag or tap to wash, arrows to walk, L to hear the letters. */
export function Layer({ state, send, maat, rustig }: LayerProps<State, Input>) {
  const { ramen } = deelIn(maat.w, maat.h, state.ramen.length)
  const vlak = useRef<HTMLDivElement>(null)
  const knoppen = useRef<(HTMLButtonElement | null)[]>([])
  const sleep = useRef<Sleep | null>(null)
  const gesleept = useRef(false)

  const eerste = useRef(state.actief)
  useEffect(() => knoppen.current[eerste.current]?.focus({ preventScroll: true }), [])

  function punt(e: PointerEvent): { x: number; y: number } {
    const kader = vlak.current?.getBoundingClientRect()
    return { x: e.clientX - (kader?.left ?? 0), y: e.clientY - (kader?.top ?? 0) }
  }

  function onVeeg(e: PointerEvent): void {
    const vorig = sleep.current
    if (!vorig || e.buttons === 0) return
    const { x, y } = punt(e)
    const d = Math.hypot(x - vorig.x, y - vorig.y)
    if (d < 4) return
    sleep.current = { x, y, ver: vorig.ver + d }
    if (sleep.current.ver > 10) gesleept.current = true
    const plek = ramen.findIndex((v) => x >= v.x && x <= v.x + v.w && y >= v.y && y <= v.y + v.h)
    const vak = ramen[plek]
    if (!vak || state.ramen[plek]?.stand !== 'vuil') return
    const hoeveel = Math.min(0.08, d / (vak.w * VEEG_BREEDTES))
    send({ type: 'was', plek, hoeveel, x: (x - vak.x) / vak.w, y: (y - vak.y) / vak.h })
  }

  function onKlik(plek: number): void {
    if (gesleept.current) {
      gesleept.current = false
      return
    }
    send({ type: 'was', plek, hoeveel: rustig ? 1 : STREEK })
  }

  function onToets(e: KeyboardEvent): void {
    const richting = PIJL[e.key]
    if (richting) {
      e.preventDefault()
      knoppen.current[buurPlek(ramen, state.actief, richting)]?.focus()
    }
    if (e.key.toLowerCase() === 'l') send({ type: 'luister', plek: state.actief })
  }

  return (
    // The list is a surface to drag over as well; its buttons carry every action for keys and readers.
    <div
      ref={vlak}
      className="gw-vlak"
      role="presentation"
      onKeyDown={onToets}
      onPointerDown={(e) => {
        gesleept.current = false
        sleep.current = { ...punt(e), ver: 0 }
      }}
      onPointerMove={onVeeg}
      onPointerUp={() => (sleep.current = null)}
      onPointerCancel={() => (sleep.current = null)}
    >
      <ol className="gw-ramen" aria-label="Ramen">
        {state.ramen.map((raam, plek) => {
          const vak = ramen[plek]
          if (!vak) return null
          const stijl = { left: vak.x, top: vak.y, width: vak.w, height: vak.h }
          const kaartMaatStijl = { '--lhs-kaartmaat': `${kaartMaat(state.ramen, vak.w)}px` }
          return (
            <li key={plek} style={{ ...stijl, ...kaartMaatStijl }}>
              <button
                ref={(el) => {
                  knoppen.current[plek] = el
                }}
                type="button"
                className="gw-raam"
                aria-disabled={raam.stand !== 'vuil'}
                aria-keyshortcuts="L"
                tabIndex={plek === state.actief ? 0 : -1}
                onFocus={() => send({ type: 'kies', plek })}
                onClick={() => onKlik(plek)}
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
    </div>
  )
}
