import './dag-en-avond.css'
import './kaarten-blok.css'
import type { ReactNode } from 'react'
import { Blok, type BlokEigenschappen } from './blok.tsx'

interface KaartEigenschappen {
  readonly titel: string
  /** A drawing above the title, 360 by 230, by day and in the evening. */
  readonly beeld?: { readonly licht: string; readonly donker: string }
  readonly children: ReactNode
}

/** One of the cards of a block. */
export function BlokKaart({ titel, beeld, children }: KaartEigenschappen) {
  const maat = { width: 360, height: 230, loading: 'lazy' } as const
  return (
    <li className="site-kaart">
      {beeld && (
        <>
          <img className="site-licht" src={beeld.licht} alt="" {...maat} />
          <img className="site-donker" src={beeld.donker} alt="" {...maat} />
        </>
      )}
      <h3>{titel}</h3>
      <p>{children}</p>
    </li>
  )
}

interface Eigenschappen extends BlokEigenschappen {
  /** What is said before the cards. */
  readonly tekst?: ReactNode
  /** The cards: BlokKaart. */
  readonly children: ReactNode
}

/** A block of cards on a ground of sand, as many beside each other as there is room for. */
export function KaartenBlok({ children, ...blok }: Eigenschappen) {
  return (
    <Blok {...blok} vorm="site-blok-zand">
      <ul className="site-kaarten">{children}</ul>
    </Blok>
  )
}
