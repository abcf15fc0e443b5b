import { useEffect, useEffectEvent, useState } from 'react'
import { keepTik, landOp, wachtOp, type Straks } from './straks.ts'
import type { State } from './verdieping.ts'

/** Keeps the last stone that is tapped while the hero falls, and jumps on it once it has landed. */
export function useStraks(state: State, jump: (steen: number) => void) {
  const [straks, setStraks] = useState<Straks | null>(null)
  const nu = landOp(state, straks)
  const onLand = useEffectEvent(jump)
  // What was kept counts for one try alone, so that this is done once.
  useEffect(() => {
    if (nu !== null) onLand(nu)
  }, [nu])
  return {
    /** The stone that is kept. */
    steen: wachtOp(state, straks),
    /** Keeps a tap, or leaves what was kept where this one keeps nothing; returns whether it was kept. */
    keep: (steen: number): boolean => {
      const nieuw = keepTik(state, steen)
      if (nieuw) setStraks(nieuw)
      return nieuw !== null
    },
  }
}
