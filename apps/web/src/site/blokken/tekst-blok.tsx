import './tekst-blok.css'
import type { ReactNode } from 'react'
import { Blok, type BlokEigenschappen } from './blok.tsx'

interface Eigenschappen extends BlokEigenschappen {
  readonly children: ReactNode
}

/** A block of text; where there is room its title stands beside it, so that no line grows too long to read. */
export function TekstBlok({ children, ...blok }: Eigenschappen) {
  return (
    <Blok {...blok} vorm="site-blok-tekst">
      <div className="site-tekst">{children}</div>
    </Blok>
  )
}
