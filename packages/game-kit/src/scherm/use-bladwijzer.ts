import { useCallback, useEffect, useRef } from 'react'
import type { Bladwijzer } from '../regels/bladwijzer.ts'

/** Where a device keeps how far a round is. It takes what it gets at once and never throws. */
export interface Bladenkast {
  /** Keeps where the round is, because the pupil played on; null once it is over. */
  played(blad: Bladwijzer | null): void
  /** Does the same for a page that goes away. Whoever played later elsewhere keeps what is theirs. */
  leave(blad: Bladwijzer): void
}

/** How long a move may wait for the next one before it is kept, in ms: some games move sixty times a second. */
const WACHT_MS = 300

/**
 * Keeps where a round is after every move and when the page goes away. `read` returns that: null once the round is over, nothing
 * before it began. Returns what to call after a move, and whether that one waits for no other.
 */
export function useBladwijzer(
  read: () => Bladwijzer | null | undefined,
  kast: Bladenkast | undefined,
): (meteen: boolean) => void {
  const wekker = useRef(0)
  const keep = useCallback(() => {
    clearTimeout(wekker.current)
    wekker.current = 0
    const blad = read()
    if (blad !== undefined) kast?.played(blad)
  }, [read, kast])

  useEffect(() => {
    if (!kast) return
    const leave = () => {
      if (wekker.current !== 0) return keep()
      const blad = read()
      if (blad) kast.leave(blad)
    }
    const hide = () => {
      if (document.visibilityState === 'hidden') leave()
    }
    addEventListener('pagehide', leave)
    document.addEventListener('visibilitychange', hide)
    return () => {
      leave()
      removeEventListener('pagehide', leave)
      document.removeEventListener('visibilitychange', hide)
    }
  }, [read, kast, keep])

  return useCallback(
    (meteen) => {
      if (meteen) return keep()
      if (wekker.current === 0) wekker.current = window.setTimeout(keep, WACHT_MS)
    },
    [keep],
  )
}
