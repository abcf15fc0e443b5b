import { useEffect, useRef } from 'react'
import type { KeyboardEvent, MouseEvent, PointerEvent } from 'react'
import type { Plek } from '@letterhaven/game-kit/onderdelen/zwemmer'
import { zee } from './zee.ts'

/** How far ahead of the hero the keys point, in px. */
const VOORUIT_PX = 200

const PIJL: Readonly<Record<string, readonly [number, number]>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
}

/** A fish in the dark is no button to a hand that steers a lamp over it. */
const isOpKnop = ({ target }: { readonly target: EventTarget }): boolean =>
  target instanceof Element && target.closest('button:not([data-donker])') !== null

interface StuurDelen {
  /** Calm play is not steered: a fish is chosen instead. */
  readonly rustig: boolean
  /** Moves this many fish on, for when there is nothing to steer. */
  readonly verder: (stap: number) => void
}

/** Returns the combined direction of the keys that are down. */
function richtingVan(toetsen: ReadonlySet<string>): Plek {
  let [x, y] = [0, 0]
  for (const toets of toetsen) {
    const [dx, dy] = PIJL[toets] ?? [0, 0]
    x += dx
    y += dy
  }
  return { x, y }
}

/** Steers the hero. It swims to a finger that is held or dragged over the water; the arrow keys do the same. */
export function useStuur({ rustig, verder }: StuurDelen) {
  const vlak = useRef<HTMLDivElement>(null)
  const stuurt = useRef(false)
  const toetsen = useRef(new Set<string>())
  const held = useRef<Plek | null>(null)

  useEffect(() => {
    const ingedrukt = toetsen.current
    const doof = zee.luister((beweging) => {
      held.current = beweging.stuur
      const { x, y } = richtingVan(ingedrukt)
      if (x !== 0 || y !== 0)
        zee.doel = {
          x: beweging.stuur.x + x * VOORUIT_PX,
          y: beweging.stuur.y + y * VOORUIT_PX,
        }
    })
    const los = () => {
      ingedrukt.clear()
      zee.doel = null
    }
    globalThis.addEventListener('blur', los)
    return () => {
      globalThis.removeEventListener('blur', los)
      doof()
    }
  }, [])

  function punt(e: PointerEvent): Plek {
    const kader = vlak.current?.getBoundingClientRect()
    return { x: e.clientX - (kader?.left ?? 0), y: e.clientY - (kader?.top ?? 0) }
  }

  function onPointerDown(e: PointerEvent): void {
    // What is dragged from a fish is its letter.
    stuurt.current = e.isPrimary && !rustig && !isOpKnop(e)
    if (stuurt.current) zee.doel = punt(e)
  }

  /** Keeps the focus where it is when the pupil steers with the mouse. */
  function onMouseDown(e: MouseEvent): void {
    if (!isOpKnop(e)) e.preventDefault()
  }

  function onPointerMove(e: PointerEvent): void {
    if (stuurt.current && e.isPrimary && e.buttons !== 0) zee.doel = punt(e)
  }

  function los(): void {
    stuurt.current = false
    if (toetsen.current.size === 0) zee.doel = null
  }

  function onKeyDown(e: KeyboardEvent): void {
    const pijl = PIJL[e.key]
    if (!pijl) return
    e.preventDefault()
    if (!rustig && held.current) toetsen.current.add(e.key)
    else if (!e.repeat) verder(pijl[0] + pijl[1])
  }

  function onKeyUp(e: KeyboardEvent): void {
    if (toetsen.current.delete(e.key) && toetsen.current.size === 0) zee.doel = null
  }

  return {
    vlak,
    handen: {
      onPointerDown,
      onMouseDown,
      onPointerMove,
      onPointerUp: los,
      onPointerCancel: los,
      onPointerLeave: los,
      onKeyDown,
      onKeyUp,
    },
  }
}
