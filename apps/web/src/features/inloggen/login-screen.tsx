import './login.css'
import { useRouter } from '@tanstack/react-router'
import type { SessieUser } from '@letterhaven/contracts/sessie'
import { metGroepenwoord } from '../../shared/routes/groepenwoord.ts'
import { bestemmingNaAanmelden } from '../../shared/session/aanmelden.ts'
import { useSessieUser } from '../../shared/session/sessie.ts'
import { useWoordkeus } from '../../shared/woordkeus.tsx'
import { AlIngelogd } from './al-ingelogd.tsx'
import { LoginForm } from './login-form.tsx'

/** Signing in with a name and a password; whoever is signed in already sees so. */
export function LoginScreen() {
  const user = useSessieUser()
  const router = useRouter()
  const { groepenpad } = useWoordkeus()
  const handleAangemeld = (nieuw: SessieUser) => {
    const doel = bestemmingNaAanmelden(nieuw)
    if (doel) router.history.replace(metGroepenwoord(doel, groepenpad))
  }
  return user ? <AlIngelogd user={user} /> : <LoginForm onAangemeld={handleAangemeld} />
}
