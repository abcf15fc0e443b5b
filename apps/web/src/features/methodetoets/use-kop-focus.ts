import { useEffect, useRef } from 'react'

/** Returns the ref of a heading that gets the focus, and so is read first, when its part of the page appears. */
export function useKopFocus() {
  const kop = useRef<HTMLHeadingElement>(null)
  useEffect(() => kop.current?.focus(), [])
  return kop
}
