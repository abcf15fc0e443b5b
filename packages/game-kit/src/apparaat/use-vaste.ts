import { useCallback, useLayoutEffect, useRef } from 'react'

/** Returns one and the same function for as long as its component is there, which performs the newest one. */
export function useVaste<A extends readonly unknown[]>(
  perform: (...args: A) => void,
): (...args: A) => void {
  const nieuwste = useRef(perform)
  useLayoutEffect(() => {
    nieuwste.current = perform
  })
  return useCallback((...args: A) => nieuwste.current(...args), [])
}
