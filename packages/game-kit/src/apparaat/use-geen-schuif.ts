import { useEffect } from 'react'
import type { RefObject } from 'react'

/** Returns whether an element, or something around it up to `grens`, is longer than its place: a panel, a list, the whole game. */
function isLang(el: Element | null, grens: Element | null): boolean {
  if (!el) return false
  const isHoger = el.scrollHeight > el.clientHeight + 1
  if (isHoger && /auto|scroll/.test(getComputedStyle(el).overflowY)) return true
  return el !== grens && isLang(el.parentElement, grens)
}

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
      const { cancelable, target } = e
      if (cancelable && target instanceof Element && !isLang(target, el.parentElement))
        e.preventDefault()
    }
    el.addEventListener('touchmove', sleept, { passive: false })
    return () => el.removeEventListener('touchmove', sleept)
  }, [vlak])
}
