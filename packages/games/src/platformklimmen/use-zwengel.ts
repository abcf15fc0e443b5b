import { useRef } from 'react'
import type { MouseEvent, PointerEvent } from 'react'

/** A movement shorter than this, in px, counts as a tap. */
const TIK_PX = 12
/** A finger turns the mill by a stone when it went so much of the way to the next one. */
const HALVERWEGE = 0.75

/** Where a finger took hold, and by how much it turned since the last stone. */
interface Greep {
  readonly x: number
  readonly y: number
  hoek: number
  gedraaid: number
}

interface ZwengelDelen {
  readonly kan: boolean
  /** How many stones hang round the hub, and how much wider the mill is than high. */
  readonly aantal: number
  readonly plat: number
  readonly onDraai: (kant: 1 | -1) => void
}

/** Turns a mill with one finger that goes round its hub: every stone on the way is told. A tremble stays a tap. */
export function useZwengel({ kan, aantal, plat, onDraai }: ZwengelDelen) {
  const greep = useRef<Greep | null>(null)
  const gesleept = useRef(false)

  function hoekVan(e: PointerEvent<HTMLElement>): number {
    const { left, top, width, height } =
      e.currentTarget.querySelector('[data-wiel]')?.getBoundingClientRect() ?? new DOMRect()
    return Math.atan2(e.clientY - top - height / 2, (e.clientX - left - width / 2) / plat)
  }

  return {
    onPointerDown: (e: PointerEvent<HTMLElement>): void => {
      gesleept.current = false
      if (!kan || !e.isPrimary) return
      greep.current = { x: e.clientX, y: e.clientY, hoek: hoekVan(e), gedraaid: 0 }
    },
    onPointerMove: (e: PointerEvent<HTMLElement>): void => {
      const nu = greep.current
      if (!nu || !e.isPrimary || e.buttons === 0) return
      if (!gesleept.current && Math.hypot(e.clientX - nu.x, e.clientY - nu.y) < TIK_PX) return
      if (!gesleept.current) e.currentTarget.setPointerCapture(e.pointerId)
      gesleept.current = true
      const hoek = hoekVan(e)
      nu.gedraaid += Math.atan2(Math.sin(hoek - nu.hoek), Math.cos(hoek - nu.hoek))
      nu.hoek = hoek
      const stap = (2 * Math.PI * HALVERWEGE) / Math.max(1, aantal)
      if (Math.abs(nu.gedraaid) < stap) return
      onDraai(nu.gedraaid > 0 ? 1 : -1)
      nu.gedraaid = 0
    },
    onPointerUp: (): void => {
      greep.current = null
    },
    onPointerCancel: (): void => {
      greep.current = null
    },
    /** What ends a turn of the mill is no tap on the stone where it ends. */
    onClickCapture: (e: MouseEvent): void => {
      if (!gesleept.current) return
      gesleept.current = false
      e.stopPropagation()
      e.preventDefault()
    },
  }
}
