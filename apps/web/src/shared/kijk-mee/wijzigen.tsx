import type { ReactNode } from 'react'
import { useMagWijzigen } from './hier.ts'

/**
 * Shows its children, which change something, except while the office looks along: the server refuses every write of a look.
 */
export function Wijzigen({ children }: { readonly children: ReactNode }) {
  return useMagWijzigen() ? children : null
}
