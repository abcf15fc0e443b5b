import { useRef, useState } from 'react'

/** What is open over a page, and the way to close it. */
export interface Opening<T> {
  /** What is open; null when nothing is. */
  readonly open: T | null
  readonly show: (wat: T) => void
  /** Closes what was open when this was taken; does nothing once that is gone, also when something else is open by then. */
  readonly close: () => void
}

/**
 * Holds which dialog is open. An answer may come when its dialog was closed already and another one is open: the `close` of a
 * render belongs to the opening of that render, so that an answer closes only the dialog that asked for it.
 */
export function useOpening<T>(begin: () => T | null = () => null): Opening<T> {
  const teller = useRef(0)
  const [nu, setNu] = useState<{ readonly nr: number; readonly wat: T | null }>(() => ({
    nr: 0,
    wat: begin(),
  }))
  return {
    open: nu.wat,
    show: (wat) => {
      teller.current += 1
      setNu({ nr: teller.current, wat })
    },
    close: () => setNu((later) => (later.nr === nu.nr ? { ...later, wat: null } : later)),
  }
}
