import { useEffect, useRef } from 'react'

/**
 * Puts the focus on `data-begin` for every new word, unless the pupil is outside the surface that gets the returned
 * ref.
 */
export function useBegin(nummer: number) {
  const vlak = useRef<HTMLDivElement>(null)
  useEffect(() => {
    const nu = document.activeElement
    if (nu !== document.body && !vlak.current?.contains(nu)) return
    vlak.current?.querySelector<HTMLElement>('[data-begin]')?.focus({ preventScroll: true })
  }, [nummer])
  return vlak
}
