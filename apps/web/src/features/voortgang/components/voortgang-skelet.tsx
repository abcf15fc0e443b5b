import type { ReactNode } from 'react'
import { PaginaKop } from '@letterhaven/ui/pagina/pagina-kop.tsx'
import { Skelet, SkeletBlok } from '@letterhaven/ui/pagina/skelet.tsx'

interface Eigenschappen {
  readonly titel: ReactNode
  /** The actions that already work. */
  readonly acties?: ReactNode
}

/** A progress page while it loads. */
export function VoortgangSkelet({ titel, acties }: Eigenschappen) {
  return (
    <div className="scherm">
      <PaginaKop titel={titel} onder={<SkeletBlok breedte="16rem" />} acties={acties} />
      <Skelet label="Voortgang laden">
        <div className="scherm">
          <SkeletBlok hoogte="2.75rem" />
          <SkeletBlok vorm="blok" hoogte="22rem" />
          <div className="voortgang-paar">
            <SkeletBlok vorm="blok" hoogte="20rem" />
            <SkeletBlok vorm="blok" hoogte="20rem" />
          </div>
        </div>
      </Skelet>
    </div>
  )
}
