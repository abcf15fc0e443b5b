import { useLayoutEffect, useRef } from 'react'
import { followCamera } from './camera.ts'

/** Whether the street is painted, and moves by itself. */
const isPainted = (straat: Element): boolean =>
  straat.closest('.lhs-spel')?.querySelector('.lhs-doek[data-klaar="ja"]') !== null

/** Moves the elements over the street with it. Where no street is painted they go where they belong at once. */
export function useCamera(y: number) {
  const straat = useRef<HTMLDivElement>(null)
  useLayoutEffect(
    () =>
      followCamera((hoog) => {
        if (straat.current) straat.current.style.translate = `0 ${hoog}px`
      }),
    [],
  )
  useLayoutEffect(() => {
    const hier = straat.current
    if (hier && !isPainted(hier)) hier.style.translate = `0 ${y}px`
  }, [y])
  return straat
}
