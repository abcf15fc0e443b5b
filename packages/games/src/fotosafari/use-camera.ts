import { useRef, useState } from 'react'
import type { PointerEvent } from 'react'
import { verschuiving } from './indeling.ts'
import type { Indeling } from './indeling.ts'

/** A movement shorter than this, in px, counts as a tap. */
const TIK_PX = 10

interface CameraDelen {
  readonly indeling: Indeling
  /** The current view, 0 to 1. */
  readonly waar: number
  readonly onKijk: (waar: number) => void
}

const perk = (v: number): number => Math.min(1, Math.max(0, v))

/** Looks round: dragging moves the savanna along, and everything else jumps to the view it wants. */
export function useCamera({ indeling, waar, onKijk }: CameraDelen) {
  const [sleept, setSleept] = useState(false)
  const begin = useRef<{ readonly x: number; readonly waar: number } | null>(null)
  const gesleept = useRef(false)

  const look = (naar: number): void => onKijk(perk(naar))

  function stop(): void {
    begin.current = null
    setSleept(false)
  }

  const handen = {
    onPointerDown: (e: PointerEvent): void => {
      gesleept.current = false
      if (e.isPrimary) begin.current = { x: e.clientX, waar }
    },
    onPointerMove: (e: PointerEvent): void => {
      const van = begin.current
      if (!van || !e.isPrimary || e.buttons === 0) return
      const ver = e.clientX - van.x
      if (!gesleept.current && Math.abs(ver) < TIK_PX) return
      gesleept.current = true
      setSleept(true)
      look(van.waar - ver / Math.max(1, indeling.breed - indeling.w))
    },
    onPointerUp: stop,
    onPointerLeave: stop,
    onPointerCancel: stop,
  }

  /** Returns whether a click is the end of a drag, and therefore not a tap. */
  function wasSleep(): boolean {
    const was = gesleept.current
    gesleept.current = false
    return was
  }

  return { links: verschuiving(indeling, waar), sleept, kijk: look, handen, wasSleep }
}
