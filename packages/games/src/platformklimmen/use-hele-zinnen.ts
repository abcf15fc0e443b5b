import { useLayoutEffect, useRef, useState } from 'react'
import { beginVan } from './verhaal.ts'

/**
 * Keeps the end of a list of sentences in view, where it does not fit, from a whole sentence on. `wat` tells when it is another
 * list. Tells whether there is more of it above what is seen.
 */
export function useHeleZinnen(wat: string) {
  const rol = useRef<HTMLDivElement>(null)
  const [isVerder, setVerder] = useState(false)
  useLayoutEffect(() => {
    const vlak = rol.current
    const lijst = vlak?.querySelector('ol')
    if (!vlak || !lijst) return setVerder(false)
    const lay = (): void => {
      vlak.style.maxHeight = ''
      const tops = Array.from(lijst.children, (zin) => (zin as HTMLElement).offsetTop)
      const eind = lijst.offsetTop + lijst.offsetHeight
      const begin = beginVan(tops, eind, vlak.clientHeight)
      vlak.style.maxHeight = `${eind - begin}px`
      vlak.scrollTop = begin
      setVerder(begin > (tops[0] ?? 0))
    }
    // The letters can be changed, and the flag with the screen.
    const kijker = new ResizeObserver(lay)
    kijker.observe(lijst)
    return () => kijker.disconnect()
  }, [wat])
  return { rol, isVerder, onScroll: () => setVerder((rol.current?.scrollTop ?? 0) > 0) }
}
