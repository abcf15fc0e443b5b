import { Avatar } from '@letterhaven/ui/pagina/avatar.tsx'
import { knopKlasse } from '@letterhaven/ui/knop/knop-klasse'
import type { SessieUser } from '@letterhaven/contracts/sessie'
import { useNaam } from '../../../shared/wie/use-naam.ts'
import { RouteLink } from '../../../shared/routes/route-link.tsx'
import { useWoordkeus } from '../../../shared/woordkeus.tsx'

/** Shows a child who it is, with a way back; only its teacher can give it a password. */
export function LeerlingAccount({ user }: { readonly user: SessieUser }) {
  const naam = useNaam(user._id)
  const { juf } = useWoordkeus()
  const isGast = user.role === 'demo'
  return (
    <div className="kind-account">
      <h1>Dit ben jij</h1>
      <p className="kind-account-wie">
        <Avatar naam={naam || '?'} id={user._id} maat="groot" />
        <span translate="no">{naam}</span>
      </p>
      <p>
        {isGast
          ? 'Je speelt zonder account. Wat je doet, blijft een dag bewaard.'
          : `Een nieuw wachtwoord nodig? Vraag het aan ${juf}.`}
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
