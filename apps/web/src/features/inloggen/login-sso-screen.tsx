import './login.css'
import { knopKlasse } from '@letterhaven/ui/knop-klasse'
import { RouteLink } from '../../shared/routes/route-link.tsx'

/** Signing in with a school account comes later; the password works now. */
export function LoginSsoScreen() {
  return (
    <div className="login">
      <h1>Inloggen met je schoolaccount</h1>
      <p>
        Inloggen met het account van je school kan nog niet. Je kunt wel inloggen met je
        gebruikersnaam en wachtwoord van Letterhaven. Wat je al deed, is bewaard.
      </p>
      <RouteLink
        naar="login"
        className={knopKlasse({ soort: 'primair', maat: 'groot', vol: true })}
      >
        Inloggen met wachtwoord
      </RouteLink>
    </div>
  )
}
