import { useRef } from 'react'
import type { MouseEvent } from 'react'
import { meantOp, type Mik } from './mik.ts'

/** Hears taps before the buttons do. One right after a letter was fetched sets it on the scale that was there when it was chosen. */
export function useMik(kan: boolean, onSchub: (schub: number) => void) {
  const mik = useRef<Mik | null>(null)
  return (e: MouseEvent<HTMLElement>): void => {
    // A key or a switch aims at nothing.
    if (!kan || e.detail === 0 || !(e.target instanceof Element)) return
    const isVis = e.target.closest('.gv-vis') !== null
    // Who taps a fish that is seen there means that fish.
    const punt = { x: e.clientX, y: e.clientY, t: e.timeStamp }
    const schub = isVis ? null : meantOp(mik.current, punt)
    mik.current = null
    if (schub !== null) {
      e.stopPropagation()
      return onSchub(schub)
    }
    if (!isVis) return
    const schubben = [...e.currentTarget.querySelectorAll('.gv-schub')]
    mik.current = {
      sinds: e.timeStamp,
      vakken: schubben.map((een) => een.getBoundingClientRect()),
    }
  }
}
