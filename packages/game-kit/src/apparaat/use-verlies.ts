import { useEffect, useState } from 'react'
import type { RefObject } from 'react'

const VERLOREN = ['contextlost', 'webglcontextlost'] as const
/** Losses are counted up to this number. A device that loses its picture even more often is left with the words only. */
const MEESTE = 4
/** How long the device may recover before it is asked for another picture. */
const ADEM_MS = 300

/**
 * Counts how often the picture was lost because the device took away what draws it: it slept, ran out of memory, or its
 * driver failed. When the count changes, the picture is to be painted again from the state; the words go on meanwhile.
 */
export function useVerlies(doek: RefObject<HTMLElement | null>): number {
  const [keer, setKeer] = useState(0)
  useEffect(() => {
    const el = doek.current
    if (!el) return
    let wekker = 0
    // These events fire on the canvas and do not bubble, so they are caught in the capture phase.
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
