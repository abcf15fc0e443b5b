import { vraagtToestemming } from '@letterhaven/domain/toestemming'
import { Icoon } from '@letterhaven/ui/stijl/icoon.tsx'
import { knopKlasse, type KnopSoort } from '@letterhaven/ui/knop/knop-klasse'
import { useSoort } from '../../../shared/account/soort.ts'
import { RouteLink } from '../../../shared/routes/route-link.tsx'
import { useWoordkeus } from '../../../shared/woordkeus.tsx'
import { useMag } from '../../../shared/kijk-mee/hier.ts'

interface Props {
  readonly adminId: string
  readonly soort?: KnopSoort
}

/** A link to importing files of the school's administration, for users who may. */
export function InlezenLink({ adminId, soort = 'tonaal' }: Props) {
  const beheert = useMag('import.write')
  const account = useSoort()
  const w = useWoordkeus()
  // A home and a practice add a child with its consent, which a file does not hold.
  if (!beheert || !account || vraagtToestemming(account)) return null
  return (
    <RouteLink naar="a-edexml" params={{ adminId }} className={knopKlasse({ soort })}>
      <Icoon naam="upload" />
      {w.Leerlingen} inlezen
    </RouteLink>
  )
}

/** A link to the new school year, for users who carry it out. */
export function SchooljaarLink({ adminId, soort = 'tonaal' }: Props) {
  if (!useMag('import.write')) return null
  return (
    <RouteLink naar="a-schooljaar" params={{ adminId }} className={knopKlasse({ soort })}>
      <Icoon naam="kalender" />
      Nieuw schooljaar
    </RouteLink>
  )
}
