import { useEffect, useState } from 'react'
import type { RefObject } from 'react'

const VERLOREN = ['contextlost', 'webglcontextlost'] as const
/** A device that loses its picture again and again is left with the words. */
const MEESTE = 4
/** The device gets its breath back before it is asked for another picture. */
const ADEM_MS = 300

/**
 * How many times the picture was lost: the device took away what draws it (asleep, too little memory, a driver
 * that stumbled). Whoever paints, paints again from the state when this changes; the words go on meanwhile.
 */
export function useVerlies(doek: RefObject<HTMLElement | null>): number {
  const [keer, setKeer] = useState(0)
  useEffect(() => {
    const el = doek.current
    if (!el) return
    let wekker = 0
    // Told to the canvas alone, before it bubbles nowhere: heard on the way down.
    const verloren = () => {
      clearTimeout(wekker)
      wekker = window.setTimeout(() => setKeer((oud) => Math.min(MEESTE, oud + 1)), ADEM_MS)
    }
    for (const soort of VERLOREN) el.addEventListener(soort, verloren, true)
    return () => {
      clearTimeout(wekker)
      for (const soort of VERLOREN) el.removeEventListener(soort, verloren, true)
    }
  }, [doek])
  return keer
}
