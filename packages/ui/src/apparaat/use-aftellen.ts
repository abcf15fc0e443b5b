import { useEffect, useRef } from 'react'

/** Calls `onKlaar` once after `ms` milliseconds without a pause. A pause keeps what was left. */
export function useAftellen(ms: number, pauze: boolean, onKlaar: () => void): void {
  const left = useRef(ms)
  const done = useRef(onKlaar)
  useEffect(() => {
    done.current = onKlaar
  })
  useEffect(() => {
    if (pauze) return
    const start = performance.now()
    const timer = setTimeout(() => done.current(), left.current)
    return () => {
      clearTimeout(timer)
      left.current = Math.max(0, left.current - (performance.now() - start))
    }
  }, [pauze])
}
