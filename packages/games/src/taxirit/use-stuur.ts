import { useRef } from 'react'
import type { MouseEvent, PointerEvent, RefObject } from 'react'
import { baanVan } from '@letterhaven/game-kit/onderdelen/banen'
import type { Indeling } from './indeling.ts'

/** A movement shorter than this, in px, counts as a tap. */
const TIK_PX = 12
/** An upward stroke of this many px drives on. */
const GAS_PX = 90

interface StuurDelen {
  readonly vlak: RefObject<HTMLDivElement | null>
  readonly indeling: Indeling
  readonly aantal: number
  readonly onStuur: (baan: number) => void
  readonly onRijd: () => void
}

interface Sleep {
  readonly x: number
  readonly y: number
  ver: number
}

/** Steers by hand. The taxi follows the finger from lane to lane, and an upward stroke drives on. */
export function useStuur({ vlak, indeling, aantal, onStuur, onRijd }: StuurDelen) {
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
    sleep.current = { x, y, ver: 0 }
  }

  function onPointerMove(e: PointerEvent): void {
    const nu = sleep.current
    if (!nu || !e.isPrimary || e.buttons === 0) return
    const [x, y] = punt(e)
    nu.ver = Math.max(nu.ver, Math.hypot(x - nu.x, y - nu.y))
    if (nu.ver < TIK_PX) return
    gesleept.current = true
    // The lanes converge in the distance, so a finger steers as if it were beside the taxi.
    onStuur(baanVan(indeling, [x, indeling.taxi.wacht], aantal))
  }

  function onPointerUp(e: PointerEvent): void {
    const nu = sleep.current
    sleep.current = null
    if (!nu || !e.isPrimary) return
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
