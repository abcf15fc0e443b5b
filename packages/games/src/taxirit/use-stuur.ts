import { useRef } from 'react'
import type { MouseEvent, PointerEvent, RefObject } from 'react'
import type { Indeling } from './indeling.ts'

/** A movement shorter than this, in px, counts as a tap. */
const TIK_PX = 12
/** An upward stroke of this many px drives. */
const GAS_PX = 90

interface StuurDelen {
  readonly vlak: RefObject<HTMLDivElement | null>
  readonly indeling: Indeling
  readonly aantal: number
  /** Where the pupil is. A drag that was begun elsewhere steers and answers nothing here. */
  readonly waar: string
  readonly onStuur: (baan: number) => void
  readonly onRijd: () => void
}

/** Returns the street that lies over a place along the road. */
function straatBij({ w, kruising: { tussen } }: Indeling, x: number, aantal: number): number {
  const deel = (x - w / 2) / tussen + 0.5
  return Math.min(aantal - 1, Math.max(0, Math.floor(deel * aantal)))
}

interface Sleep {
  readonly waar: string
  readonly x: number
  readonly y: number
  ver: number
}

/** Steers by hand. The indicator follows the finger from street to street, and an upward stroke drives. */
export function useStuur({ vlak, indeling, aantal, waar, onStuur, onRijd }: StuurDelen) {
  const sleep = useRef<Sleep | null>(null)
  const gesleept = useRef(false)

  function punt(e: PointerEvent): readonly [number, number] {
    const kader = vlak.current?.getBoundingClientRect()
    return [e.clientX - (kader?.left ?? 0), e.clientY - (kader?.top ?? 0)]
  }

  function onPointerDown(e: PointerEvent): void {
    if (!e.isPrimary) return
    const [x, y] = punt(e)
    gesleept.current = false
    sleep.current = { waar, x, y, ver: 0 }
  }

  function onPointerMove(e: PointerEvent): void {
    const nu = sleep.current
    if (nu?.waar !== waar || !e.isPrimary || e.buttons === 0) return
    const [x, y] = punt(e)
    nu.ver = Math.max(nu.ver, Math.hypot(x - nu.x, y - nu.y))
    if (nu.ver < TIK_PX) return
    gesleept.current = true
    onStuur(straatBij(indeling, x, aantal))
  }

  function onPointerUp(e: PointerEvent): void {
    const nu = sleep.current
    sleep.current = null
    if (nu?.waar !== waar || !e.isPrimary) return
    const [x, y] = punt(e)
    if (nu.y - y > GAS_PX && nu.y - y > Math.abs(x - nu.x)) onRijd()
  }

  /** Returns whether a click is the end of a drag, and therefore not a tap. A key or a switch (`detail` 0) never is. */
  function wasSleep({ detail }: MouseEvent): boolean {
    const was = gesleept.current && detail > 0
    gesleept.current = false
    return was
  }

  const onPointerCancel = (): void => {
    sleep.current = null
  }
  return { wasSleep, handen: { onPointerDown, onPointerMove, onPointerUp, onPointerCancel } }
}
