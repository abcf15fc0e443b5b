import { useEffect } from 'react'
import type { RefObject } from 'react'

/** What may be longer than the screen: panels and the card that sets an answer right. */
const SCHUIFT = 'dialog, aside'

/**
 * A finger in a game drags things, never the page. Where a browser takes a quick drag for a throw of the page, it
 * holds back the tap that follows: who drops the last letter and taps at once would tap for nothing.
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
