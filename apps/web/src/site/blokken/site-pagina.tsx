import './site-pagina.css'
import type { ReactNode } from 'react'

interface Eigenschappen {
  /** What stands at the top and has the h1: a SiteKop, or a hero of the page's own. */
  readonly kop: ReactNode
  /** The blocks, and the closing call (Slot) where the page has one. */
  readonly children: ReactNode
}

/** The frame of a public page, for blocks that go over its whole width. A page to read is a LeesPagina. */
export function SitePagina({ kop, children }: Eigenschappen) {
  return (
    <div className="site-pagina">
      {kop}
      {children}
    </div>
  )
}
