import './tabs.css'
import type { ReactNode } from 'react'

/** A row of links that look like tabs. The router marks the current one with `aria-current="page"`. */
export function Tabs({
  label,
  children,
}: {
  readonly label: string
  readonly children: ReactNode
}) {
  return (
    <nav className="lh-tabs" aria-label={label}>
      {children}
    </nav>
  )
}
