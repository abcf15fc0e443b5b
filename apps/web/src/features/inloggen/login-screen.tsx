import './login.css'
import { useSessieUser } from '../../shared/session/sessie.ts'
import { AlIngelogd } from './al-ingelogd.tsx'
import { useOnderweg } from './gebruik-verder.ts'
import { LoginForm } from './login-form.tsx'
import { VervolgStap } from './stap-later.tsx'

/** Signing in with a name and a password, and what may follow; whoever is signed in already sees so. */
export function LoginScreen() {
  const user = useSessieUser()
  const { onderweg, reden, gaVerder, handleUitslag, handleTerug } = useOnderweg()
  if (onderweg)
    return (
      <VervolgStap
        onderweg={onderweg}
        onUitslag={handleUitslag}
        onVerder={gaVerder}
        onTerug={handleTerug}
      />
    )
  if (user) return <AlIngelogd user={user} />
  return <LoginForm reden={reden} onUitslag={handleUitslag} />
}
