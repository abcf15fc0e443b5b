import './login.css'
import { useNavigate, useSearch } from '@tanstack/react-router'
import { lazy, Suspense, useEffect, useState, type ReactNode } from 'react'
import { winkels } from '@letterhaven/ui/apparaat/opslag'
import { bijzaak } from '../../shared/bijzaak.ts'
import { padVan } from '../../shared/routes/pad.ts'
import { useGaNaar } from '../../shared/routes/use-route.ts'
import { useSessieUser } from '../../shared/session/sessie.ts'
import { waaromUitgelogd } from '../../shared/session/wanted-route.ts'
import { AlIngelogd } from './al-ingelogd-later.tsx'
import { useOnderweg } from './use-verder.ts'
import { eigenKlasVan, type EigenKlas } from './leerling/eigen-klas.ts'
import { LeerlingDeur } from './leerling/leerling-deur.tsx'
import { LoginForm } from './login-form.tsx'
import { VervolgStap } from './stap-later.tsx'

/** A user who types a name does not wait for the code that recognises a card, and can sign in without it. */
const KaartLuisteraar = bijzaak(() =>
  import('./leerling/kaart/kaart-luisteraar.tsx').then((m) => m.KaartLuisteraar),
)

const SchoolStap = lazy(() =>
  import('./leerling/school/school-stap.tsx').then((m) => ({ default: m.SchoolStap })),
)

/** Both entrances: the one for pupils on top, and below it the form for everybody with a user name of their own. */
function Deuren({ formulier }: { readonly formulier: ReactNode }) {
  return (
    <>
      <Suspense fallback={null}>
        <KaartLuisteraar />
      </Suspense>
      <LeerlingDeur />
      {formulier}
    </>
  )
}

/** Leads a child whose session ended to its own name in the class of this device. */
function NaarEigenKlas({ klascode, kind }: EigenKlas) {
  const navigate = useNavigate()
  useEffect(() => {
    const to = padVan('login-klas', { klascode }) as '/'
    void navigate({ to, search: { kind } as never, replace: true })
  }, [navigate, klascode, kind])
  return <div className="li-komt" />
}

/** Signing in with a name and a password, and the steps that may follow; somebody who is already signed in is told so. */
export function LoginScreen() {
  const user = useSessieUser()
  const ga = useGaNaar()
  const { wie } = useSearch({ strict: false }) as Readonly<Record<string, string>>
  const { onderweg, reden, goOn, handleUitslag, handleTerug } = useOnderweg()
  const [eigenKlas] = useState(() => eigenKlasVan(winkels))
  if (onderweg)
    return (
      <VervolgStap
        onderweg={onderweg}
        onUitslag={handleUitslag}
        onVerder={goOn}
        onTerug={handleTerug}
      />
    )
  if (user) return <AlIngelogd user={user} />
  if (wie === 'leerling')
    return (
      <Suspense fallback={<div className="li-komt" />}>
        <SchoolStap onTerug={() => void ga('login', {})} />
      </Suspense>
    )
  if (eigenKlas) return <NaarEigenKlas {...eigenKlas} />
  return (
    <Deuren
      formulier={
        <LoginForm reden={reden ?? waaromUitgelogd(winkels.session)} onUitslag={handleUitslag} />
      }
    />
  )
}
