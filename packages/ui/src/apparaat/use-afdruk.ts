import { useEffect, useState } from 'react'
import { flushSync } from 'react-dom'

/**
 * Returns whether the page is being printed. It is already true when the browser takes its picture, so that what a
 * screen leaves out can be drawn for print.
 */
export function useAfdruk(): boolean {
  const [isAfdruk, setAfdruk] = useState(false)
  useEffect(() => {
    const stop = new AbortController()
    const { signal } = stop
    const papier = window.matchMedia('print')
    const set = (is: boolean) => flushSync(() => setAfdruk(is))
    window.addEventListener('beforeprint', () => set(true), { signal })
    window.addEventListener('afterprint', () => set(false), { signal })
    papier.addEventListener('change', ({ matches }) => set(matches), { signal })
    return () => stop.abort()
  }, [])
  return isAfdruk
}
