import { Avatar } from '@letterhaven/ui/avatar.tsx'
import { knopKlasse } from '@letterhaven/ui/knop-klasse'
import type { SessieUser } from '@letterhaven/contracts/sessie'
import { useNaam } from '../../../shared/wie/gebruik-naam.ts'
import { useSoortwoorden } from '../../../shared/account/soortwoorden.ts'
import { RouteLink } from '../../../shared/routes/route-link.tsx'

/** A child sees who it is and goes back; its password is its teacher's to give. */
export function LeerlingAccount({ user }: { readonly user: SessieUser }) {
  const naam = useNaam(user._id)
  const { helper } = useSoortwoorden()
  const isGast = user.role === 'demo'
  return (
    <div className="kind-account">
      <h1>Dit ben jij</h1>
      <p className="kind-account-wie">
        <Avatar naam={naam || '?'} id={user._id} maat="groot" />
        <span>{naam}</span>
      </p>
      <p>
        {isGast
          ? 'Je speelt zonder account. Wat je doet, blijft een dag bewaard.'
          : `Een nieuw wachtwoord nodig? Vraag het aan ${helper}.`}
      </p>
      <RouteLink
        naar="l-landkaart"
        params={{ leerlingId: user._id }}
        className={knopKlasse({ soort: 'primair', maat: 'groot', vol: true })}
      >
        Naar de landkaart
      </RouteLink>
    </div>
  )
}
