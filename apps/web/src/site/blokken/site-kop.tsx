import './site-kop.css'

/** What a public page says first. */
export interface SiteKopEigenschappen {
  readonly titel: string
  /** One sentence below the title: what the reader finds here. */
  readonly opening: string
  /** A drawing beside the title, 200 by 215, which says nothing that the words do not. */
  readonly beeld?: string | undefined
}

/** The head of a public page: its title, a sentence, and a picture that stands on what follows. */
export function SiteKop({ titel, opening, beeld }: SiteKopEigenschappen) {
  return (
    <header className="site-pagina-kop">
      <div className="site-tekst">
        <h1>{titel}</h1>
        <p>{opening}</p>
      </div>
      {beeld && <img src={beeld} alt="" width={200} height={215} />}
    </header>
  )
}
