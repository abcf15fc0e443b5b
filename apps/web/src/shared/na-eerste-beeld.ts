import { startTransition, useEffect, useState } from 'react'

/**
 * False until the browser has shown the page once, then true in a turn of its own: what may come a
 * moment later does not hold up what is seen first.
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
