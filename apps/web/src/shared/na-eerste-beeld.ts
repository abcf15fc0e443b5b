import { startTransition, useEffect, useState } from 'react'

/**
 * Returns false until the browser has shown the page once, then true in a render of its own: what may come a moment later does
 * not delay what is seen first.
 */
export function useNaEersteBeeld(): boolean {
  const [na, setNa] = useState(false)
  useEffect(() => {
    let wekker: ReturnType<typeof setTimeout> | undefined
    const beurt = requestAnimationFrame(() => {
      wekker = setTimeout(() => startTransition(() => setNa(true)))
    })
    return () => {
      cancelAnimationFrame(beurt)
      clearTimeout(wekker)
    }
  }, [])
  return na
}
