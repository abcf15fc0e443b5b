import { useRef } from 'react'

/**
 * Returns a function that performs work when all that it was given before is over, also where that failed: answers that each
 * tell the whole then come in the order in which they are true.
 */
export function useRij(): <T>(werk: () => Promise<T>) => Promise<T> {
  const rij = useRef<Promise<unknown>>(Promise.resolve())
  return (werk) => {
    const mijn = rij.current.then(werk)
    rij.current = mijn.catch(() => undefined)
    return mijn
  }
}
