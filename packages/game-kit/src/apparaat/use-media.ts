import { useCallback, useSyncExternalStore } from 'react'

/** The device asks for less movement. */
export const MINDER_BEWEGING = '(prefers-reduced-motion: reduce)'
/** The device is operated with fingers. */
export const VINGERS = '(pointer: coarse)'

/** Returns whether a media query matches, and follows it when that changes. */
export function useMedia(vraag: string): boolean {
  const volg = useCallback(
    (anders: () => void) => {
      const lijst = matchMedia(vraag)
      lijst.addEventListener('change', anders)
      return () => lijst.removeEventListener('change', anders)
    },
    [vraag],
  )
  return useSyncExternalStore(volg, () => matchMedia(vraag).matches)
}
