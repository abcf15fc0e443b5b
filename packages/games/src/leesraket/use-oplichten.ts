import { GOUD } from '@letterhaven/game-kit/tekenen/kleur'
import { useEffect, useRef, type RefObject } from 'react'

const LICHT_MS = 420
const LICHT: readonly Keyframe[] = [
  { backgroundColor: GOUD, boxShadow: '0 0 0 5px rgb(255 228 138 / 0.95)' },
  { backgroundColor: '#ffe9a8', boxShadow: '0 0 0 2px rgb(255 228 138 / 0)' },
]

/**
 * Lets the key of the newest piece light up, whether a finger pressed it or a keyboard wrote it. It stands still: only its colour
 * changes.
 */
export function useOplichten(
  vlak: RefObject<HTMLElement | null>,
  regel: readonly string[] | undefined,
): void {
  const vorige = useRef(regel?.length ?? 0)
  useEffect(() => {
    const lang = regel?.length ?? 0
    const stuk = lang > vorige.current ? regel?.at(-1) : undefined
    vorige.current = lang
    if (stuk === undefined) return
    const knoppen = vlak.current?.querySelectorAll<HTMLElement>(
      ':is(.lhs-toetsen, .lhs-tegels) button',
    )
    for (const knop of knoppen ?? [])
      if (knop.textContent.trim().toLowerCase() === stuk.trim().toLowerCase())
        knop.animate([...LICHT], { duration: LICHT_MS, easing: 'ease-out' })
  }, [vlak, regel])
}
