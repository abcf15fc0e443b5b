import { useRef, type PointerEvent } from 'react'
import { LUCHT, TORENS } from './kasteel.ts'
import { isDoel, type Input } from './rules.ts'
import { kanMikken, type Opgave } from './stand.ts'

/** How far a finger drags along the barrel from one aim to the next, in px. */
const STAP_PX = 34

/** Returns the next aim in a direction that is open: the towers from left to right; null where there is none. */
export function volgendDoel(opgave: Opgave, stap: 1 | -1): number | null {
  if (!kanMikken(opgave)) return null
  const { doel } = opgave
  const van = doel === null || doel === LUCHT ? (stap > 0 ? -1 : TORENS) : doel
  for (let nr = van + stap; nr >= 0 && nr < TORENS; nr += stap) if (isDoel(opgave, nr)) return nr
  return null
}

/** Returns what an arrow aims at: a tower beside the one of now, the sky, or back from it. */
export function doelMet(key: string, opgave: Opgave): number | null {
  if (!kanMikken(opgave)) return null
  if (key === 'ArrowUp') return LUCHT
  if (key === 'ArrowDown') return opgave.doel === LUCHT ? volgendDoel(opgave, 1) : null
  if (key === 'ArrowLeft') return volgendDoel(opgave, -1)
  return key === 'ArrowRight' ? volgendDoel(opgave, 1) : null
}

/** Aims by a drag along the barrel: to the right or up is further. */
export function useMikken({
  opgave,
  send,
}: {
  readonly opgave: Opgave | null
  readonly send: (input: Input) => void
}) {
  const begin = useRef<number | null>(null)
  const plek = (e: PointerEvent): number => e.clientX - e.clientY
  const stop = (): void => {
    begin.current = null
  }
  const handen = {
    onPointerDown: (e: PointerEvent): void => {
      if (!opgave || !e.isPrimary) return
      begin.current = plek(e)
      e.currentTarget.setPointerCapture(e.pointerId)
    },
    onPointerMove: (e: PointerEvent): void => {
      if (begin.current === null || !opgave || e.buttons === 0) return
      const ver = plek(e) - begin.current
      if (Math.abs(ver) < STAP_PX) return
      begin.current = plek(e)
      const toren = volgendDoel(opgave, ver > 0 ? 1 : -1)
      if (toren !== null) send({ type: 'mik', toren })
    },
    onPointerUp: stop,
    onPointerCancel: stop,
  }
  return { handen }
}
