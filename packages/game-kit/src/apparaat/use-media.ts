import { useCallback, useSyncExternalStore } from 'react'

/** Less movement is asked for by the device. */
export const MINDER_BEWEGING = '(prefers-reduced-motion: reduce)'
/** This device is touched with fingers. */
export const VINGERS = '(pointer: coarse)'

/** Whether a media query holds now, and again when that changes. */
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
