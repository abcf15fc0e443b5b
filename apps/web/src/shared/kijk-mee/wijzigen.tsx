import type { ReactNode } from 'react'
import { useMagWijzigen } from './hier.ts'

/** What changes something. While the office looks along it is not there, because the server refuses every write of a look. */
export function Wijzigen({ children }: { readonly children: ReactNode }) {
  return useMagWijzigen() ? children : null
}
