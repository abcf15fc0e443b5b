import './lees-pagina.css'
import type { ReactNode } from 'react'
import { SiteKop, type SiteKopEigenschappen } from './site-kop.tsx'
import { SitePagina } from './site-pagina.tsx'

interface Eigenschappen extends SiteKopEigenschappen {
  readonly children: ReactNode
}

/** A public page that is read from top to bottom: its blocks are one column of cards, and its picture stands on the first. */
export function LeesPagina({ children, ...kop }: Eigenschappen) {
  return (
    <SitePagina kop={<SiteKop {...kop} />}>
      <div className="site-lees">{children}</div>
    </SitePagina>
  )
}
