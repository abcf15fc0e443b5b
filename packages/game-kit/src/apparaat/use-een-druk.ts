import { useEffect } from 'react'
import type { RefObject } from 'react'

/** Makes a held Enter key press a button only once. A browser would click the button again and again. */
export function useEenDruk(vlak: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const el = vlak.current
    if (!el) return
    const houdt = (e: KeyboardEvent) => {
      if (e.key === 'Enter' && e.repeat) e.preventDefault()
    }
    el.addEventListener('keydown', houdt)
    return () => el.removeEventListener('keydown', houdt)
  }, [vlak])
}
