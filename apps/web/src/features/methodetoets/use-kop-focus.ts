import { useEffect, useRef } from 'react'

/** A heading that is read first when its part of the page comes up. */
export function useKopFocus() {
  const kop = useRef<HTMLHeadingElement>(null)
  useEffect(() => kop.current?.focus(), [])
  return kop
}
