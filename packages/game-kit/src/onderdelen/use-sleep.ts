import { useEffect, useRef, useState } from 'react'
import type { PointerEvent } from 'react'

/** A movement shorter than this, in px, counts as a tap. */
const TIK_PX = 12

/** What is being dragged, and where it is, measured from the top left corner of the surface it moves over. */
export interface Sleep {
  readonly nr: number
  readonly x: number
  readonly y: number
}

interface SleepDelen {
  /** Selects the surface over which is dragged: an ancestor of the dragged element. */
  readonly vlak: string
  readonly kan: boolean
  /** Called wherever it is let go. Letting go of it away from any target should have no effect. */
  readonly onLos: (sleep: Sleep) => void
}

/** Drags with one finger or the mouse. A second finger does nothing, and a tremble is a tap. */
export function useSleep({ vlak, kan, onLos }: SleepDelen) {
  const [sleep, setSleep] = useState<Sleep | null>(null)
  const begin = useRef<Sleep | null>(null)
  const gesleept = useRef(false)

  function punt(e: PointerEvent, nr: number): Sleep {
    const kader = e.currentTarget.closest(vlak)?.getBoundingClientRect()
    return { nr, x: e.clientX - (kader?.left ?? 0), y: e.clientY - (kader?.top ?? 0) }
  }

  function stop(): void {
    begin.current = null
    setSleep(null)
  }

  // What was dragged may be gone, with the events of its finger, or nothing may be dragged any longer.
  const isBezig = sleep !== null
  if (isBezig && !kan) setSleep(null)
  useEffect(() => {
    if (!isBezig) return
    window.addEventListener('pointerup', stop)
    window.addEventListener('pointercancel', stop)
    return () => {
      begin.current = null
      window.removeEventListener('pointerup', stop)
      window.removeEventListener('pointercancel', stop)
    }
  }, [isBezig])

  const handenVan = (nr: number) => ({
    onPointerDown: (e: PointerEvent): void => {
      gesleept.current = false
      if (!kan || !e.isPrimary) return
      begin.current = punt(e, nr)
      e.currentTarget.setPointerCapture(e.pointerId)
    },
    onPointerMove: (e: PointerEvent): void => {
      const van = begin.current
      if (!van || !e.isPrimary || e.buttons === 0) return
      const nu = punt(e, nr)
      if (!gesleept.current && Math.hypot(nu.x - van.x, nu.y - van.y) < TIK_PX) return
      gesleept.current = true
      setSleep(nu)
    },
    onPointerUp: (e: PointerEvent): void => {
      if (gesleept.current && begin.current) onLos(punt(e, nr))
      stop()
    },
    onPointerCancel: stop,
  })

  /** Returns whether a click is the end of a drag, and therefore not a tap. */
  function wasSleep(): boolean {
    const was = gesleept.current
    gesleept.current = false
    return was
  }

  return { sleep, handenVan, wasSleep }
}
