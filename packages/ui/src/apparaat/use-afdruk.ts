import { useEffect, useState } from 'react'
import { flushSync } from 'react-dom'

/**
 * Is the page being put on paper? Already true when the browser takes its picture, so that what a
 * screen leaves out can be drawn for it.
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
