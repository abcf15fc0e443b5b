import './login.css'
import { useRouter } from '@tanstack/react-router'
import type { SessieUser } from '@letterhaven/contracts/sessie'
import { bestemmingNaAanmelden } from '../../shared/session/aanmelden.ts'
import { useSessieUser } from '../../shared/session/sessie.ts'
import { AlIngelogd } from './al-ingelogd.tsx'
import { LoginForm } from './login-form.tsx'

/** Signing in with a name and a password; whoever is signed in already sees so. */
export function LoginScreen() {
  const user = useSessieUser()
  const router = useRouter()
  const handleAangemeld = (nieuw: SessieUser) => {
    const doel = bestemmingNaAanmelden(nieuw)
    if (doel) router.history.replace(doel)
  }
  return user ? <AlIngelogd user={user} /> : <LoginForm onAangemeld={handleAangemeld} />
}
