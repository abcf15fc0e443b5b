import { type RefObject, useLayoutEffect, useState } from 'react'

/** Returns the width of an element in CSS pixels, kept up to date; `start` until it has been measured. */
export function useBreedte(ref: RefObject<HTMLElement | null>, start: number): number {
  const [width, setWidth] = useState(start)
  useLayoutEffect(() => {
    const element = ref.current
    if (!element) return
    const measure = () => setWidth(Math.max(120, Math.round(element.clientWidth)))
    measure()
    const observer = new ResizeObserver(measure)
    observer.observe(element)
    return () => observer.disconnect()
  }, [ref])
  return width
}
