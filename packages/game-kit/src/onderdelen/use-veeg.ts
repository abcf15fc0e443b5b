import { useRef } from 'react'
import type { PointerEvent, RefObject } from 'react'
import type { Vak } from '../tekenen/vak.ts'
import { dek } from './oppervlak.ts'
import type { Dekking } from './oppervlak.ts'

/** Half the size of the cloth relative to the smallest side of a surface, and never smaller than a finger. */
const DOEK = 0.24
const DOEK_PX = 22
/** A movement shorter than this, in px, counts as a tap. */
const TIK_PX = 10
/** A finger this far beside a surface, in px, still begins on it. */
const NAAST_PX = 8

type Punt = readonly [number, number]

interface Sleep {
  readonly plek: number
  x: number
  y: number
  ver: number
}

/** A stroke over a surface: the share of the dirt that it takes, and where it is, as shares of the surface. */
interface Streek {
  readonly hoeveel: number
  readonly x: number
  readonly y: number
}

interface VeegDelen {
  /** What is dragged over, from whose top left corner the surfaces are measured. */
  readonly vlak: RefObject<HTMLElement | null>
  readonly vakken: readonly Vak[]
  /** Returns what is wiped at a place now, by name: with something else, all of it is dirty again. */
  readonly watOp: (plek: number) => string
  /** Returns whether a place can be wiped now. It is asked at each movement of the finger. */
  readonly kan: (plek: number) => boolean
  readonly onStreek: (plek: number, streek: Streek) => void
}

/**
 * Wipes by dragging. The dirt goes where the cloth went, and a surface is clean when enough of it was covered. A drag
 * belongs to the surface where it began; what lies beside it is not touched.
 */
export function useVeeg({ vlak, vakken, watOp, kan, onStreek }: VeegDelen) {
  const sleep = useRef<Sleep | null>(null)
  const gesleept = useRef(false)
  const dekkingen = useRef(new Map<number, { van: string; dekking: Dekking }>())

  function punt(e: PointerEvent): { x: number; y: number } {
    const kader = vlak.current?.getBoundingClientRect()
    return { x: e.clientX - (kader?.left ?? 0), y: e.clientY - (kader?.top ?? 0) }
  }

  /** Returns what was wiped of what is there now. */
  function dekkingVan(plek: number): Dekking {
    const van = watOp(plek)
    const bekend = dekkingen.current.get(plek)
    if (bekend?.van === van) return bekend.dekking
    const dekking: Dekking = new Set()
    dekkingen.current.set(plek, { van, dekking })
    return dekking
  }

  function erase(plek: number, vak: Vak, [x, y]: Punt): void {
    const straal = Math.max(DOEK_PX, Math.min(vak.w, vak.h) * DOEK)
    const [fx, fy] = [(x - vak.x) / vak.w, (y - vak.y) / vak.h]
    const [rx, ry] = [straal / vak.w, straal / vak.h]
    const hoeveel = dek(dekkingVan(plek), { x: fx, y: fy, rx, ry })
    if (hoeveel > 0) onStreek(plek, { hoeveel, x: fx, y: fy })
  }

  function onPointerDown(e: PointerEvent): void {
    if (!e.isPrimary) return
    gesleept.current = false
    const { x, y } = punt(e)
    const plek = vakken.findIndex(
      (v) =>
        x >= v.x - NAAST_PX &&
        x <= v.x + v.w + NAAST_PX &&
        y >= v.y - NAAST_PX &&
        y <= v.y + v.h + NAAST_PX,
    )
    sleep.current = plek < 0 ? null : { plek, x, y, ver: 0 }
  }

  function onPointerMove(e: PointerEvent): void {
    const nu = sleep.current
    const vak = nu && vakken[nu.plek]
    if (!nu || !vak || !e.isPrimary || e.buttons === 0) return
    const { x, y } = punt(e)
    const ver = Math.hypot(x - nu.x, y - nu.y)
    if (nu.ver + ver < TIK_PX) return
    gesleept.current = true
    const open = kan(nu.plek)
    const stappen = Math.max(1, Math.ceil(ver / Math.max(DOEK_PX, vak.w * 0.14)))
    for (let i = 1; open && i <= stappen; i += 1)
      erase(nu.plek, vak, [nu.x + ((x - nu.x) * i) / stappen, nu.y + ((y - nu.y) * i) / stappen])
    sleep.current = { plek: nu.plek, x, y, ver: nu.ver + ver }
  }

  function los(): void {
    sleep.current = null
  }

  /** Returns whether a click is the end of a drag, and therefore not a tap. */
  function wasSleep(): boolean {
    const was = gesleept.current
    gesleept.current = false
    return was
  }

  return {
    wasSleep,
    handen: { onPointerDown, onPointerMove, onPointerUp: los, onPointerCancel: los },
  }
}
