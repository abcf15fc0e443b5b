import { heeftRecht } from '@letterhaven/domain/rechten'
import { Icoon } from '@letterhaven/ui/icoon.tsx'
import { knopKlasse, type KnopSoort } from '@letterhaven/ui/knop-klasse'
import { RouteLink } from '../../../shared/routes/route-link.tsx'
import { useSessieUser } from '../../../shared/session/sessie.ts'

interface Props {
  readonly adminId: string
  readonly soort?: KnopSoort
}

/** Does this person keep the whole school? */
function useBeheert(): boolean {
  const role = useSessieUser()?.role
  return role !== undefined && heeftRecht(role, 'import.write')
}

/** The way to everybody, whatever the group. */
export function LeerlingenLink({ adminId, soort = 'tonaal' }: Props) {
  return (
    <RouteLink naar="a-leerlingen" params={{ adminId }} className={knopKlasse({ soort })}>
      <Icoon naam="leerling" />
      Alle leerlingen
    </RouteLink>
  )
}

/** The way to files of the school's administration, for who may read them in. */
export function InlezenLink({ adminId, soort = 'tonaal' }: Props) {
  if (!useBeheert()) return null
  return (
    <RouteLink naar="a-edexml" params={{ adminId }} className={knopKlasse({ soort })}>
      <Icoon naam="upload" />
      Leerlingen inlezen
    </RouteLink>
  )
}

/** The way to the new school year, for who carries it out. */
export function SchooljaarLink({ adminId, soort = 'tonaal' }: Props) {
  if (!useBeheert()) return null
  return (
    <RouteLink naar="a-schooljaar" params={{ adminId }} className={knopKlasse({ soort })}>
      <Icoon naam="kalender" />
      Nieuw schooljaar
    </RouteLink>
  )
}
