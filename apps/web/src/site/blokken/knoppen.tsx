import './knoppen.css'
import type { ReactNode } from 'react'

interface Eigenschappen {
  readonly children: ReactNode
}

/** What a reader can do here, in a row: large buttons, and links that look like them. */
export function Knoppen({ children }: Eigenschappen) {
  return <p className="site-knoppen">{children}</p>
}
