import { useEffect, useRef } from 'react'

/** A new word begins where `data-begin` stands, unless the pupil is outside the surface that this gives its ref to. */
export function useBegin(nummer: number) {
  const vlak = useRef<HTMLDivElement>(null)
  useEffect(() => {
    const nu = document.activeElement
    if (nu !== document.body && !vlak.current?.contains(nu)) return
    vlak.current?.querySelector<HTMLElement>('[data-begin]')?.focus({ preventScroll: true })
  }, [nummer])
  return vlak
}
