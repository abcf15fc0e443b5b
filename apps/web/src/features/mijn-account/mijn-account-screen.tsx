import '../../shared/weergave/scherm.css'
import './mijn-account.css'
import { isSpeler } from '@letterhaven/contracts/rol'
import { knopKlasse } from '@letterhaven/ui/knop/knop-klasse'
import { PaginaKop } from '@letterhaven/ui/pagina/pagina-kop.tsx'
import type { SessieUser } from '@letterhaven/contracts/sessie'
import { heeftRecht } from '@letterhaven/domain/rechten'
import { useSoort } from '../../shared/account/soort.ts'
import { EigenPaginaLink } from '../../shared/kader/eigen-pagina-link.tsx'
import { useZoektekst } from '../../shared/routes/zoekparam.ts'
import { heeftSchoolaccounts } from '../../shared/session/heeft-schoolaccounts.ts'
import { useSessieUser } from '../../shared/session/sessie.ts'
import { LeerlingAccount } from './components/leerling-account.tsx'
import { SessiesKaart } from './components/sessies-kaart.tsx'
import { TweedeStapKaart } from './components/tweede-stap-kaart.tsx'
import { WachtwoordKaart } from './components/wachtwoord-kaart.tsx'
import { WieKaart } from './components/wie-kaart.tsx'
import { SchoolaccountsKaart } from './schoolaccounts/schoolaccounts-kaart.tsx'

/** The school accounts, for users who may say whose they are. */
function Schoolaccounts({ user: { role, adminId } }: { readonly user: SessieUser }) {
  // A home is not a school: its members' accounts are their own.
  const isThuis = useSoort() === 'thuis'
  if (!adminId || isThuis || !heeftRecht(role, 'koppeling.write')) return null
  if (!heeftSchoolaccounts()) return null
  return <SchoolaccountsKaart adminId={adminId} />
}

function MedewerkerAccount({ user }: { readonly user: SessieUser }) {
  // Shown first to users who come for them.
  const [deel] = useZoektekst('deel')
  const isEerst = deel === 'schoolaccounts'
  return (
    <div className="scherm mijn-account">
      <PaginaKop titel="Mijn account" acties={<EigenPaginaLink className={knopKlasse()} />} />
      {isEerst && <Schoolaccounts user={user} />}
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
      {!isEerst && <Schoolaccounts user={user} />}
    </div>
  )
}

/** The user's own sign-in: who they are, password, second step, and where they are signed in. A child sees only who it is. */
export function MijnAccountScreen() {
  const user = useSessieUser()
  if (!user) return null
  const isKind = isSpeler(user.role)
  return isKind ? <LeerlingAccount user={user} /> : <MedewerkerAccount user={user} />
}
