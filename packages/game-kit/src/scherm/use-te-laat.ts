import { useEffect, useRef } from 'react'
import type { RefObject } from 'react'
import { useVaste } from '../apparaat/use-vaste.ts'

/** A press this soon after the correction went away by itself was meant for what stood there. */
const TE_LAAT_MS = 800

interface Weg {
  readonly sinds: number
  readonly vak: DOMRect
}

const isIn = ({ left, right, top, bottom }: DOMRect, { clientX: x, clientY: y }: MouseEvent) =>
  x >= left && x <= right && y >= top && y <= bottom

/**
 * Swallows a press of a finger or the mouse that came too late for the correction, where that stood and nowhere else. Keys never come
 * too late. Returns what is to be called just before it goes away by itself.
 */
export function useTeLaat(vlak: RefObject<HTMLElement | null>): () => void {
  const weg = useRef<Weg | null>(null)
  useEffect(() => {
    const el = vlak.current
    if (!el) return
    let slikt = false
    // The click belongs to the press before it; one of a key comes by itself.
    const hear = (e: MouseEvent): void => {
      const { current } = weg
      const isClick = e.type === 'click'
      if (!isClick)
        slikt = current !== null && e.timeStamp - current.sinds < TE_LAAT_MS && isIn(current.vak, e)
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
  return useVaste(() => {
    const kaart = vlak.current?.querySelector('.lhs-correctie')
    weg.current = kaart ? { sinds: performance.now(), vak: kaart.getBoundingClientRect() } : null
  })
}
