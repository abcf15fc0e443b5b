import { useEffect, useRef } from 'react'
import type { RefObject } from 'react'
import { useVaste } from '../apparaat/use-vaste.ts'

interface Weg {
  readonly tot: number
  readonly vak: DOMRect
}

const isIn = ({ left, right, top, bottom }: DOMRect, { clientX: x, clientY: y }: MouseEvent) =>
  x >= left && x <= right && y >= top && y <= bottom

/**
 * Swallows a press of a finger or the mouse that came too late for the correction, where that stood and nowhere else. Keys never come
 * too late. Returns what is to be called just before it goes away, with for how many ms.
 */
export function useTeLaat(vlak: RefObject<HTMLElement | null>): (ms: number) => void {
  const weg = useRef<Weg | null>(null)
  useEffect(() => {
    const el = vlak.current
    if (!el) return
    let slikt = false
    // The click belongs to the press before it; one of a key comes by itself.
    const hear = (e: MouseEvent): void => {
      const { current } = weg
      const isClick = e.type === 'click'
      if (!isClick) slikt = current !== null && e.timeStamp < current.tot && isIn(current.vak, e)
      if (!slikt || (isClick && e.detail === 0)) return
      e.stopPropagation()
      e.preventDefault()
    }
    const soorten = ['pointerdown', 'click'] as const
    for (const soort of soorten) el.addEventListener(soort, hear, true)
    return () => {
      for (const soort of soorten) el.removeEventListener(soort, hear, true)
    }
  }, [vlak])
  return useVaste((ms: number) => {
    const kaart = vlak.current?.querySelector('.lhs-correctie')
    weg.current = kaart ? { tot: performance.now() + ms, vak: kaart.getBoundingClientRect() } : null
  })
}
