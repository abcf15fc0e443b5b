import '../../shared/merk/merk-letter.css'
import '../../shared/schets/schets.css'
import './auth-layout.css'
import { Outlet } from '@tanstack/react-router'
import { Woordmerk } from '@letterhaven/ui/stijl/logo.tsx'
import { HavenBeeld } from '../../shared/merk/haven-beeld.tsx'
import { RouteLink } from '../../shared/routes/route-link.tsx'

/** The frame around signing in: the harbour with one card on it. */
export function AuthLayout() {
  return (
    <div className="auth">
      <div className="auth-scene">
        <HavenBeeld />
      </div>
      <main id="inhoud" tabIndex={-1} className="auth-kaart">
        <RouteLink naar="home" className="auth-merk">
          <Woordmerk />
        </RouteLink>
        <Outlet />
      </main>
      <footer className="auth-voet">
        <RouteLink naar="colofon">Colofon en privacy</RouteLink>
      </footer>
    </div>
  )
}
