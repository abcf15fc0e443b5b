import { heeftRecht } from '@letterhaven/domain/rechten'
import { Icoon } from '@letterhaven/ui/icoon.tsx'
import { knopKlasse, type KnopSoort } from '@letterhaven/ui/knop-klasse'
import { RouteLink } from '../../../shared/routes/route-link.tsx'
import { useSessieUser } from '../../../shared/session/sessie.ts'

interface Props {
  readonly adminId: string
  readonly soort?: KnopSoort
}

/** The way to files of the school's administration, for who may read them in. */
export function InlezenLink({ adminId, soort = 'tonaal' }: Props) {
  const role = useSessieUser()?.role
  if (!role || !heeftRecht(role, 'import.write')) return null
  return (
    <RouteLink naar="a-edexml" params={{ adminId }} className={knopKlasse({ soort })}>
      <Icoon naam="upload" />
      Leerlingen inlezen
    </RouteLink>
  )
}
