import './naast-blok.css'
import type { ReactNode } from 'react'
import { Blok, type BlokEigenschappen } from './blok.tsx'

interface Eigenschappen extends BlokEigenschappen {
  /** The picture, or the thing itself. */
  readonly naast: ReactNode
  /** On a wide screen it stands before the text; read and heard, the text always comes first. */
  readonly om?: boolean
  readonly children: ReactNode
}

/** A block of text beside what it speaks of. */
export function NaastBlok({ naast, om, children, ...blok }: Eigenschappen) {
  return (
    <Blok {...blok} vorm={om ? 'site-blok-naast site-blok-om' : 'site-blok-naast'} tekst={children}>
      {naast}
    </Blok>
  )
}
