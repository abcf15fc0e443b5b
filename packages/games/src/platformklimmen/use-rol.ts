import { useEffect, useRef, useState } from 'react'
import { AANLOOP, rollTo } from './rad.ts'

/** The longest and the shortest frame, in ms: a mill that was not drawn for a while goes on where it was. */
const BEELD_MS = { minst: 8, meest: 64 } as const

/** Returns how a mill stands while it turns to where it should, begun by a stone: at once where nothing may move. */
export function useRol(doel: number, isDirect: boolean): number {
  const nu = useRef(doel - AANLOOP)
  const [stand, setStand] = useState(doel - AANLOOP)
  useEffect(() => {
    if (isDirect) nu.current = doel
    let vorige: number | null = null
    let beeld = requestAnimationFrame(function rol(t) {
      const ms = Math.min(BEELD_MS.meest, Math.max(BEELD_MS.minst, t - (vorige ?? t)))
      vorige = t
      nu.current = rollTo(nu.current, doel, ms)
      setStand(nu.current)
      if (nu.current !== doel) beeld = requestAnimationFrame(rol)
    })
    return () => cancelAnimationFrame(beeld)
  }, [doel, isDirect])
  return isDirect ? doel : stand
}
