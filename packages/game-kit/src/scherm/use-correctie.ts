import { useCallback, useState } from 'react'
import type { Correctie } from './spel-module.ts'

/** A stroke this soon after the answer was meant for what was there before, such as the window that is clean now. */
const SCHRIK_MS = 1200
const PER_WOORD_MS = 900
const MINSTENS_MS = 7000

/** Returns the time that a beginning reader needs for a sentence: about a word a second. */
export function leestijd(zin: string): number {
  return Math.max(MINSTENS_MS, 2500 + zin.split(' ').length * PER_WOORD_MS)
}

interface Getoond {
  readonly correctie: Correctie
  readonly sinds: number
}

/** The correction that is shown now. It goes away when the pupil closes it, plays on, or had the time to read it. */
export function useCorrectie() {
  const [getoond, setGetoond] = useState<Getoond | null>(null)
  const close = useCallback(() => setGetoond(null), [])
  const show = useCallback(
    (correctie: Correctie) => setGetoond({ correctie, sinds: performance.now() }),
    [],
  )
  /** Returns whether what the pupil does now was meant for the game before the correction. */
  const isSchrik = (): boolean => getoond !== null && performance.now() - getoond.sinds < SCHRIK_MS
  return { correctie: getoond?.correctie ?? null, show, close, isSchrik }
}
