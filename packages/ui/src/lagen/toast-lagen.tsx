import { createContext, use, useEffect, useId, type ReactNode } from 'react'

/** Where messages are shown: on the page, or in the modal that lies on top. */
export interface ToastLagen {
  /** The topmost open modal, by its own id; undefined for the page. */
  readonly bovenste: string | undefined
  /** Tells that a modal is open; returns what tells that it is gone. */
  readonly meld: (id: string) => () => void
  /** The messages themselves; one place shows them at a time. */
  readonly berichten: ReactNode
}

export const ToastLagenContext = createContext<ToastLagen | undefined>(undefined)

/**
 * The messages inside a modal, while it is the topmost one: what stays on the page lies behind the
 * modal's veil and cannot be pressed. Without a ToastHuis above it this is nothing.
 */
export function ToastsInLaag() {
  const id = useId()
  const lagen = use(ToastLagenContext)
  const meld = lagen?.meld
  useEffect(() => meld?.(id), [meld, id])
  return lagen?.bovenste === id ? lagen.berichten : null
}
