import { heeftRecht } from '@letterhaven/domain/rechten'
import { Icoon } from '@letterhaven/ui/icoon.tsx'
import { knopKlasse } from '@letterhaven/ui/knop-klasse'
import { RouteLink } from '../../../shared/routes/route-link.tsx'
import { useSessieUser } from '../../../shared/session/sessie.ts'

interface Props {
  readonly adminId: string
  readonly groepId: string
}

/** The way to the passwords of a group, for who may see them. */
export function WachtwoordenLink({ adminId, groepId }: Props) {
  const role = useSessieUser()?.role
  if (!role || !heeftRecht(role, 'wachtwoord.read')) return null
  return (
    <RouteLink
      naar="a-wachtwoorden"
      params={{ adminId, groepId }}
      className={knopKlasse({ soort: 'tekst' })}
    >
      <Icoon naam="sleutel" />
      Wachtwoorden
    </RouteLink>
  )
}
