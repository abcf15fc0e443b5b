import { useEffect } from 'react'
import type { RefObject } from 'react'

/** Returns whether an element is longer than its place and therefore scrolls: a panel, a list, the window round a whole game. */
const isLang = (el: Element): boolean =>
  el.scrollHeight > el.clientHeight + 1 && /auto|scroll/.test(getComputedStyle(el).overflowY)

/**
 * Keeps a finger in a game from scrolling the page; it only drags things, and scrolls what is longer than its place. A browser
 * that takes a quick drag for a fling of the page holds back the next tap, so a pupil who drops the last letter and taps at
 * once would tap in vain.
 */
export function useGeenSchuif(vlak: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const el = vlak.current
    if (!el) return
    const sleept = (e: TouchEvent) => {
      let hier = e.target as Element | null
      while (hier && !isLang(hier)) hier = hier.parentElement
      if (e.cancelable && !hier) e.preventDefault()
    }
    el.addEventListener('touchmove', sleept, { passive: false })
    return () => el.removeEventListener('touchmove', sleept)
  }, [vlak])
}
