import { heeftRecht } from '@letterhaven/domain/rechten'
import { Icoon } from '@letterhaven/ui/icoon.tsx'
import { knopKlasse } from '@letterhaven/ui/knop-klasse'
import { RouteLink } from '../../../shared/routes/route-link.tsx'
import { useSessieUser } from '../../../shared/session/sessie.ts'

interface Props {
  readonly adminId: string
  /** Where all of the chosen sit. */
  readonly groepId: string
}

/** To new passwords and cards of a choice that sits together, for who may see them. */
export function WachtwoordenLink(params: Props) {
  const role = useSessieUser()?.role
  if (!role || !heeftRecht(role, 'wachtwoord.read')) return null
  return (
    <RouteLink naar="a-wachtwoorden" params={params} className={knopKlasse({ soort: 'tekst' })}>
      <Icoon naam="sleutel" />
      Wachtwoorden
    </RouteLink>
  )
}
