import { useDeferredValue } from 'react'

/**
 * Returns false while a part is drawn for the first time, and true in the render right after it: what says whose page this is
 * appears at once, and a row or a cell for everybody follows.
 */
export const useDaarna = (): boolean => useDeferredValue(true, false)
