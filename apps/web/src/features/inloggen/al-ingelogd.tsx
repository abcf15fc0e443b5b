import { isKantoor, isSpeler } from '@letterhaven/contracts/rol'
import type { SessieUser } from '@letterhaven/contracts/sessie'
import { Avatar } from '@letterhaven/ui/pagina/avatar.tsx'
import { Knop } from '@letterhaven/ui/knop/knop.tsx'
import { knopKlasse } from '@letterhaven/ui/knop/knop-klasse'
import { useNaam } from '../../shared/wie/use-naam.ts'
import { eigenPagina } from '../../shared/session/landing.ts'
import { signOff } from '../../shared/session/afmelden.ts'
import { PadLink } from '../../shared/routes/pad-link.tsx'

/** Says who is signed in, with a link to their own pages and a way to sign out. */
export function AlIngelogd({ user }: { user: SessieUser }) {
  const naam = useNaam(user._id)
  const pad = eigenPagina(user)
  const isLeerling = isSpeler(user.role)
  const naarEigen = isLeerling
    ? 'Naar de landkaart'
    : isKantoor(user.role)
      ? 'Naar het kantoor'
      : 'Naar mijn pagina'
  return (
    <div className="login">
      <h1>Je bent ingelogd</h1>
      <p className="login-wie">
        <Avatar naam={naam || '?'} id={user._id} />
        <span translate="no">{naam ? `Hallo, ${naam}.` : 'Hallo.'}</span>
      </p>
      {pad && (
        <PadLink pad={pad} className={knopKlasse({ soort: 'primair', maat: 'groot', vol: true })}>
          {naarEigen}
        </PadLink>
      )}
      <Knop soort="tonaal" vol icoon="uitloggen" onClick={() => signOff()}>
        Uitloggen
      </Knop>
    </div>
  )
}
