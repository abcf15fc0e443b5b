import '../../shared/merk/merk-letter.css'
import './site-layout.css'
import { Outlet } from '@tanstack/react-router'
import { WoordmerkGroot } from '@letterhaven/ui/stijl/logo-groot.tsx'
import { ThemaKnoppen } from '../../site/thema-knoppen.tsx'
import { RouteLink } from '../../shared/routes/route-link.tsx'
import { useSessieUser } from '../../shared/session/sessie.ts'
import { EigenPaginaLink } from '../../shared/kader/eigen-pagina-link.tsx'

/** The frame of the public pages. Only finished pages are linked. */
export function SiteLayout() {
  const user = useSessieUser()
  return (
    <div className="site">
      <header className="site-kop">
        <RouteLink naar="home" className="site-merk">
          <WoordmerkGroot />
        </RouteLink>
        <nav aria-label="Letterhaven">
          {user ? (
            <EigenPaginaLink className="site-knop" />
          ) : (
            <RouteLink naar="login" className="site-knop">
              Inloggen
            </RouteLink>
          )}
        </nav>
      </header>
      <main id="inhoud" tabIndex={-1}>
        <Outlet />
      </main>
      <footer className="site-voet">
        <p>Letterhaven: lezen en spelling, woord voor woord vooruit.</p>
        <ThemaKnoppen />
        <RouteLink naar="colofon">Colofon en privacy</RouteLink>
      </footer>
    </div>
  )
}
