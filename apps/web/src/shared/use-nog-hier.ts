import { useCallback, useLayoutEffect, useRef } from 'react'

/**
 * Returns whether what asks is still on the screen, because an answer may come when the user is elsewhere already. It changes
 * together with the removal: an answer in between would be shown on a page that nobody sees.
 */
export function useNogHier(): () => boolean {
  const hier = useRef(true)
  useLayoutEffect(() => {
    hier.current = true
    return () => {
      hier.current = false
    }
  }, [])
  return useCallback(() => hier.current, [])
}
