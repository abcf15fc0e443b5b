import { useEffect } from 'react'
import type { RefObject } from 'react'

/** Says on the game that it is played with keys, so that the ring of the focus is drawn where the game itself put the focus. */
const TOETSEN = 'data-toetsen'

/**
 * Makes a held Enter key press a button only once: a browser would click it again and again. And leaves the focus where it is when
 * a pointer presses the picture beside the buttons, or the bar: a browser would take it away, and the letters typed next would
 * reach nobody.
 */
export function useDruk(vlak: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const el = vlak.current
    // The element goes away with its listeners.
    el?.addEventListener('keydown', (e) => {
      if (e.repeat && e.key === 'Enter') e.preventDefault()
    })
    // The key that brings the focus into the game goes down elsewhere, and comes up here.
    for (const toets of ['keydown', 'keyup'] as const)
      el?.addEventListener(toets, () => el.setAttribute(TOETSEN, ''))
    el?.addEventListener('pointerdown', () => el.removeAttribute(TOETSEN))
    el?.addEventListener('mousedown', (e) => {
      const doel = e.target as Element
      const isKnop = el.contains(doel.closest('button, [tabindex]'))
      if (!isKnop || doel.closest('.lhs-hud')) e.preventDefault()
    })
  }, [vlak])
}
