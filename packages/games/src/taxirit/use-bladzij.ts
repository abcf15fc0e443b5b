import { useLayoutEffect, useRef, useState } from 'react'
import { isAanEind, verderVan } from './bladzij.ts'

/** Watches whether the end of a text is in view, and reads it on. */
export function useBladzij() {
  const vlak = useRef<HTMLDivElement>(null)
  const [isEind, setEind] = useState(false)
  const look = (): void => {
    if (vlak.current) setEind(isAanEind(vlak.current))
  }
  // With other letters, or on a screen that is turned, there is another end.
  useLayoutEffect(() => {
    const { current: el } = vlak
    if (!el) return
    const kijker = new ResizeObserver(look)
    for (const wat of [el, ...el.children]) kijker.observe(wat)
    return () => kijker.disconnect()
  }, [])
  const readOn = (): void => {
    if (vlak.current) vlak.current.scrollTop = verderVan(vlak.current)
  }
  return { vlak, isEind, look, readOn }
}
