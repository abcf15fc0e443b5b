import { useEffect, useEffectEvent } from 'react'
import type { RefObject } from 'react'

/** What answers a touch itself, or stands over the picture. */
const IETS = 'button, a, input, output, dialog, .lhs-hud, .lhs-correctie'

/** Hears touches on the picture itself, in px from its corner. */
export function useAanraken(
  vlak: RefObject<HTMLElement | null>,
  onTouch: (punt: { readonly x: number; readonly y: number }) => void,
): void {
  const hear = useEffectEvent(onTouch)
  useEffect(() => {
    const el = vlak.current
    if (!el) return
    const onClick = (e: MouseEvent): void => {
      const iets = (e.target as Element).closest(IETS)
      if (iets && el.contains(iets)) return
      const { left, top } = el.getBoundingClientRect()
      hear({ x: e.clientX - left, y: e.clientY - top })
    }
    el.addEventListener('click', onClick)
    return () => el.removeEventListener('click', onClick)
  }, [vlak])
}
