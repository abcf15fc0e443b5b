import { useEffect } from 'react'
import type { RefObject } from 'react'

/**
 * Gives the focus to what lies ready (`data-begin`) where the button that had it went away with what it did: the keys of who plays
 * without a pointer would reach nobody. A game that has a better place for it puts it there first.
 */
export function useFocusHier(vlak: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const spel = vlak.current
    if (!spel) return
    let wacht = 0
    const look = (): void => {
      if (document.activeElement !== document.body || spel.querySelector('dialog[open]')) return
      spel.querySelector<HTMLElement>('[data-begin]')?.focus({ preventScroll: true })
    }
    const wachter = new MutationObserver((veranderd) => {
      if (veranderd.every(({ removedNodes }) => removedNodes.length === 0)) return
      cancelAnimationFrame(wacht)
      wacht = requestAnimationFrame(look)
    })
    wachter.observe(spel, { childList: true, subtree: true })
    return () => {
      cancelAnimationFrame(wacht)
      wachter.disconnect()
    }
  }, [vlak])
}
