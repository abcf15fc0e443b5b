import { useEffect } from 'react'
import type { RefObject } from 'react'

/** What may be longer than the screen and therefore scrolls: panels and the correction card. */
const SCHUIFT = 'dialog, aside'

/**
 * Keeps a finger in a game from scrolling the page; it only drags things. A browser that takes a quick drag for a fling
 * of the page holds back the next tap, so a pupil who drops the last letter and taps at once would tap in vain.
 */
export function useGeenSchuif(vlak: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const el = vlak.current
    if (!el) return
    const sleept = (e: TouchEvent) => {
      if (e.cancelable && e.target instanceof Element && !e.target.closest(SCHUIFT))
        e.preventDefault()
    }
    el.addEventListener('touchmove', sleept, { passive: false })
    return () => el.removeEventListener('touchmove', sleept)
  }, [vlak])
}
