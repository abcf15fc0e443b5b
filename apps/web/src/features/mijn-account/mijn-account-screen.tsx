import '../../shared/weergave/scherm.css'
import './mijn-account.css'
import { knopKlasse } from '@letterhaven/ui/knop-klasse'
import { PaginaKop } from '@letterhaven/ui/pagina-kop.tsx'
import type { SessieUser } from '@letterhaven/contracts/sessie'
import { EigenPaginaLink } from '../../shared/kader/eigen-pagina-link.tsx'
import { useSessieUser } from '../../shared/session/sessie.ts'
import { LeerlingAccount } from './components/leerling-account.tsx'
import { SessiesKaart } from './components/sessies-kaart.tsx'
import { TweedeStapKaart } from './components/tweede-stap-kaart.tsx'
import { WachtwoordKaart } from './components/wachtwoord-kaart.tsx'
import { WieKaart } from './components/wie-kaart.tsx'

function MedewerkerAccount({ user }: { readonly user: SessieUser }) {
  return (
    <div className="scherm mijn-account">
      <PaginaKop titel="Mijn account" acties={<EigenPaginaLink className={knopKlasse()} />} />
      <div className="mijn-account-delen">
        <div>
          <WieKaart user={user} />
          <SessiesKaart userId={user._id} />
        </div>
        <div>
          <WachtwoordKaart userId={user._id} />
          <TweedeStapKaart userId={user._id} />
        </div>
      </div>
    </div>
  )
}

/** One's own sign-in: who one is, password, second step, where one is signed in. A child sees who it is. */
export function MijnAccountScreen() {
  const user = useSessieUser()
  if (!user) return null
  const isKind = user.role === 'leerling' || user.role === 'demo'
  return isKind ? <LeerlingAccount user={user} /> : <MedewerkerAccount user={user} />
}
