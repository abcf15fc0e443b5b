import { useRef } from 'react'
import type { MouseEvent } from 'react'
import { meantOp, type Mik } from './mik.ts'

/** Hears taps before the buttons do. One right after a letter was fetched sets it on the scale that was there when it was chosen. */
export function useMik(kan: boolean, onSchub: (schub: number) => void) {
  const mik = useRef<Mik | null>(null)
  return (e: MouseEvent<HTMLElement>): void => {
    // A key or a switch aims at nothing.
    if (!kan || e.detail === 0 || !(e.target instanceof Element)) return
    const schub = meantOp(mik.current, { x: e.clientX, y: e.clientY, t: e.timeStamp })
    mik.current = null
    if (schub !== null) {
      e.stopPropagation()
      return onSchub(schub)
    }
    if (!e.target.closest('.gv-vis')) return
    const schubben = [...e.currentTarget.querySelectorAll('.gv-schub')]
    mik.current = {
      sinds: e.timeStamp,
      vakken: schubben.map((een) => een.getBoundingClientRect()),
    }
  }
}
