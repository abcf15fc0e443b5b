import type { ReactNode } from 'react'

/** What every block of a public page has. */
export interface BlokEigenschappen {
  /** The block in an address: `#waar` leads to it. */
  readonly id: string
  readonly titel: string
}

interface Eigenschappen extends BlokEigenschappen {
  /** How its parts lie, as its style sheet calls it. */
  readonly vorm: string
  /** What is said below the title. */
  readonly tekst?: ReactNode
  /** What stands beside the title and its text, or below them. */
  readonly children: ReactNode
}

/** A block of a public page: a section that is called by its title. */
export function Blok({ id, titel, vorm, tekst, children }: Eigenschappen) {
  return (
    <section id={id} className={`site-blok ${vorm}`} aria-labelledby={`kop-${id}`}>
      <div className="site-tekst">
        <h2 id={`kop-${id}`}>{titel}</h2>
        {tekst}
      </div>
      {children}
    </section>
  )
}
