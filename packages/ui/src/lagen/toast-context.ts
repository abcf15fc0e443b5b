import { createContext, use } from 'react'
import type { Toon } from '../stijl/toon.ts'

export interface ToastInhoud {
  readonly tekst: string
  /** The names in the text, which are not translated with the page. */
  readonly namen?: readonly string[] | undefined
  readonly toon?: Toon | undefined
  /** What can still be done about it: 'Ongedaan maken'. */
  readonly actie?: { readonly label: string; readonly onKies: () => void } | undefined
}

export type ToonToast = (toast: ToastInhoud) => void

export const ToastContext = createContext<ToonToast | undefined>(undefined)

/** Returns a function that shows a short message at the foot of the screen for ten seconds. */
export function useToast(): ToonToast {
  const show = use(ToastContext)
  if (!show) throw new Error('useToast needs a ToastHuis above it')
  return show
}
