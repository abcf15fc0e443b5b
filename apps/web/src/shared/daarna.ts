import { useDeferredValue } from 'react'

/**
 * False while a part is drawn for the first time, true in a turn right after it: what says whose page it is stands at
 * once, a row or a cell for everybody follows.
 */
export const useDaarna = (): boolean => useDeferredValue(true, false)
