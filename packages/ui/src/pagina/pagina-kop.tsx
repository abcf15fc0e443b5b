import './pagina-kop.css'
import type { ReactNode } from 'react'

interface Props {
  readonly titel: ReactNode
  readonly onder?: ReactNode
  /** The buttons of the page, the main one last. */
  readonly acties?: ReactNode
}

/** The title of a page, with what it is about and what can be done there. */
export function PaginaKop({ titel, onder, acties }: Props) {
  return (
    <header className="lh-pagina-kop">
      <div className="lh-pagina-kop-tekst">
        <h1>{titel}</h1>
        {onder && <div className="lh-pagina-kop-onder">{onder}</div>}
      </div>
      {acties && <div className="lh-pagina-kop-acties noprint">{acties}</div>}
    </header>
  )
}
