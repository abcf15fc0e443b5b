import { useRef, useState } from 'react'
import type { PointerEvent } from 'react'
import { raaktRaket } from './indeling.ts'
import type { Indeling } from './indeling.ts'

/** A hand that trembles less far than this taps. */
const TIK_PX = 12

/** A hose that is being pulled: from which tank, to where. */
export interface Trek {
  readonly nr: number
  readonly x: number
  readonly y: number
}

interface SlangDelen {
  readonly indeling: Indeling
  readonly kan: boolean
  readonly onTank: (nr: number) => void
}

/** Pulling the hose of a tank to the rocket; let go elsewhere it springs back and nothing is answered. */
export function useSlang({ indeling, kan, onTank }: SlangDelen) {
  const [trek, setTrek] = useState<Trek | null>(null)
  const begin = useRef<Trek | null>(null)
  const gesleept = useRef(false)

  function punt(e: PointerEvent, nr: number): Trek {
    const kader = e.currentTarget.closest('.lr-vlak')?.getBoundingClientRect()
    return { nr, x: e.clientX - (kader?.left ?? 0), y: e.clientY - (kader?.top ?? 0) }
  }

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
      setTrek(nu)
    },
    onPointerUp: (e: PointerEvent): void => {
      if (gesleept.current && begin.current && raaktRaket(indeling, punt(e, nr))) onTank(nr)
      begin.current = null
      setTrek(null)
    },
    onPointerCancel: (): void => {
      begin.current = null
      setTrek(null)
    },
  })

  /** Whether a click is the end of a pull, and so no tap. */
  function wasSleep(): boolean {
    const was = gesleept.current
    gesleept.current = false
    return was
  }

  return { trek, handenVan, wasSleep }
}
