import { createContext, use, useEffect, useId, type ReactNode } from 'react'

/** Where messages are shown: on the page, or in the modal that lies on top. */
export interface ToastLagen {
  /** The topmost open modal, by its own id; undefined for the page. */
  readonly bovenste: string | undefined
  /** Reports that a modal is open. Returns a function that reports that it is gone. */
  readonly report: (id: string) => () => void
  /** The messages themselves. Only one place shows them at a time. */
  readonly berichten: ReactNode
}

export const ToastLagenContext = createContext<ToastLagen | undefined>(undefined)

/**
 * Shows the messages inside a modal while it is the topmost one. What stays on the page lies behind the modal's
 * backdrop and cannot be pressed. Without a ToastHuis above it, this shows nothing.
 */
export function ToastsInLaag() {
  const id = useId()
  const lagen = use(ToastLagenContext)
  const report = lagen?.report
  useEffect(() => report?.(id), [report, id])
  return lagen?.bovenste === id ? lagen.berichten : null
}
