import './login.css'
import { useState } from 'react'
import { useRouter } from '@tanstack/react-router'
import { metGroepenwoord } from '../../shared/routes/groepenwoord.ts'
import {
  bestemmingNaAanmelden,
  isBinnen,
  type Binnen,
  type Vervolg,
} from '../../shared/session/aanmelden.ts'
import { useSessieUser } from '../../shared/session/sessie.ts'
import { useWoordkeus } from '../../shared/woordkeus.tsx'
import { AlIngelogd } from './al-ingelogd.tsx'
import { LoginForm } from './login-form.tsx'
import { VervolgStap } from './vervolg-stap.tsx'

/** Signing in with a name and a password, and what may follow; whoever is signed in already sees so. */
export function LoginScreen() {
  const user = useSessieUser()
  const [vervolg, setVervolg] = useState<Vervolg | null>(null)
  const { verder } = useVerder()
  const handleUitslag = (uitslag: Binnen | Vervolg) => {
    if (isBinnen(uitslag)) verder(uitslag)
    else setVervolg(uitslag)
  }
  if (user) return <AlIngelogd user={user} />
  if (!vervolg) return <LoginForm onUitslag={handleUitslag} />
  return (
    <VervolgStap vervolg={vervolg} onUitslag={handleUitslag} onTerug={() => setVervolg(null)} />
  )
}

/** Goes where somebody who just came in belongs. */
export function useVerder() {
  const router = useRouter()
  const { groepenpad } = useWoordkeus()
  const verder = ({ user }: Binnen) => {
    const doel = bestemmingNaAanmelden(user)
    if (doel) router.history.replace(metGroepenwoord(doel, groepenpad))
  }
  return { verder }
}
