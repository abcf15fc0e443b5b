import { useEffect } from 'react'
import type { RefObject } from 'react'

/** A browser clicks a button again and again while Enter is held: in a game a key that is held presses once. */
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
