import { useRef } from 'react'
import type { KeyboardEvent, PointerEvent, WheelEvent } from 'react'
import type { Vak } from '../tekenen/vak.ts'
import { fitLus, type Lus, type LusMaten, type LusPunt, type Veld } from './lus.ts'
import { PIJLEN, type Richting } from './raster.ts'

/** A movement shorter than this, in px, counts as a tap. */
const TIK_PX = 8
/** How far an arrow moves the frame, in units of a thing, and how much a press on + or − zooms. */
const STAP = 34
const ZOOM = 1.28

const RICHTINGEN: Readonly<Record<Richting, readonly [number, number]>> = {
  links: [-1, 0],
  rechts: [1, 0],
  op: [0, -1],
  neer: [0, 1],
}
const ZOOMTOETSEN: Readonly<Record<string, number>> = { '+': -1, '=': -1, '-': 1, _: 1 }

interface LusDelen {
  readonly lus: Lus
  readonly maten: LusMaten
  /** The part of the screen that shows the field. */
  readonly venster: Pick<Vak, 'w' | 'h'>
  readonly veld: Veld
  readonly onRicht: (lus: Lus) => void
  /** A tap beside all buttons, at a point of what shows the field; absent where it does nothing. */
  readonly onTik?: (punt: LusPunt) => void
}

interface Greep {
  readonly lus: Lus
  readonly x: number
  readonly y: number
}

/** Aims: one finger drags the frame, two make it larger or smaller, and so do arrows, + and −, and a wheel. */
export function useLus({ lus, maten, venster, veld, onRicht, onTik }: LusDelen) {
  const vingers = useRef(new Map<number, { x: number; y: number }>())
  const greep = useRef<Greep | null>(null)
  const knijp = useRef<{ readonly ver: number; readonly maat: number } | null>(null)
  const gesleept = useRef(false)

  const aim = (naar: Lus): void => onRicht(fitLus(naar, maten))
  const zoom = (stappen: number): void => aim({ ...lus, maat: lus.maat * ZOOM ** stappen })

  const spreiding = (): number => {
    const [een, ander] = [...vingers.current.values()]
    return een && ander ? Math.max(1, Math.hypot(een.x - ander.x, een.y - ander.y)) : 1
  }

  function onPointerDown(e: PointerEvent): void {
    gesleept.current = false
    if (e.isPrimary) vingers.current.clear()
    vingers.current.set(e.pointerId, { x: e.clientX, y: e.clientY })
    greep.current = { lus, x: e.clientX, y: e.clientY }
    knijp.current =
      vingers.current.size === 2 ? { ver: spreiding(), maat: lus.maat } : knijp.current
  }

  function onPointerMove(e: PointerEvent): void {
    const van = greep.current
    if (!van || !vingers.current.has(e.pointerId) || e.buttons === 0) return
    vingers.current.set(e.pointerId, { x: e.clientX, y: e.clientY })
    if (vingers.current.size > 1 && knijp.current) {
      gesleept.current = true
      aim({ ...lus, maat: (knijp.current.maat * knijp.current.ver) / spreiding() })
      return
    }
    const [dx, dy] = [e.clientX - van.x, e.clientY - van.y]
    if (!gesleept.current && Math.hypot(dx, dy) < TIK_PX) return
    gesleept.current = true
    aim({ ...van.lus, x: van.lus.x + dx / venster.w, y: van.lus.y + dy / venster.h })
  }

  function onLos(e: PointerEvent): void {
    vingers.current.delete(e.pointerId)
    knijp.current = null
    greep.current = null
  }

  function onPointerUp(e: PointerEvent): void {
    const isTik = greep.current !== null && !gesleept.current && vingers.current.size === 1
    onLos(e)
    if (!isTik || (e.target instanceof Element && e.target.closest('button'))) return
    const { left, top } = e.currentTarget.getBoundingClientRect()
    onTik?.({ x: e.clientX - left, y: e.clientY - top })
  }

  function onKeyDown(e: KeyboardEvent): void {
    gesleept.current = false
    const richting = PIJLEN[e.key]
    const keer = ZOOMTOETSEN[e.key]
    if (e.ctrlKey || e.metaKey || e.altKey) return
    if (keer !== undefined) {
      e.preventDefault()
      zoom(keer)
    }
    if (richting === undefined) return
    e.preventDefault()
    const [dx, dy] = RICHTINGEN[richting]
    const ver = Math.max(14, STAP * veld.s)
    aim({ ...lus, x: lus.x + (dx * ver) / veld.w, y: lus.y + (dy * ver) / veld.h })
  }

  /** Returns whether a click is the end of a drag, and therefore not a tap. */
  function wasSleep(): boolean {
    const was = gesleept.current
    gesleept.current = false
    return was
  }

  const handen = {
    onPointerDown,
    onPointerMove,
    onPointerUp,
    onPointerLeave: onLos,
    onPointerCancel: onLos,
    onWheel: (e: WheelEvent): void => zoom(Math.sign(e.deltaY) * 0.5),
  }
  return { handen, onKeyDown, zoom, wasSleep }
}
