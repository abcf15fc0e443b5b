import { useCallback, useLayoutEffect, useRef } from 'react'

/** Returns one and the same function for as long as its component is there, which does what the newest one does. */
export function useVaste<A extends readonly unknown[]>(
  doe: (...args: A) => void,
): (...args: A) => void {
  const nieuwste = useRef(doe)
  useLayoutEffect(() => {
    nieuwste.current = doe
  })
  return useCallback((...args: A) => nieuwste.current(...args), [])
}
