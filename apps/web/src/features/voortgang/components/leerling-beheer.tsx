import type { LeerlingId } from '@letterhaven/contracts/ids'
import { heeftRecht } from '@letterhaven/domain/rechten'
import { vraagtToestemming } from '@letterhaven/domain/toestemming'
import { useSoort } from '../../../shared/account/soort.ts'
import { useSessieUser } from '../../../shared/session/sessie.ts'
import { ToestemmingKaart } from './toestemming-kaart.tsx'
import { UitvoerKnop } from './uitvoer-knop.tsx'
import { VerhuisKaart } from './verhuis-kaart.tsx'

interface Props {
  readonly adminId: string
  readonly groepId: string
  readonly leerlingId: LeerlingId
  readonly voornaam: string
}

/** What is kept of a pupil, for whoever answers for it: consent, moving to another school, taking everything along. */
export function LeerlingBeheer({ adminId, groepId, leerlingId, voornaam }: Props) {
  const role = useSessieUser()?.role
  const soort = useSoort()
  if (!role) return null
  return (
    <>
      {soort && vraagtToestemming(soort) && (
        <ToestemmingKaart {...{ adminId, groepId, soort, leerlingId, voornaam }} />
      )}
      {heeftRecht(role, 'verhuizing.write') && (
        <VerhuisKaart {...{ adminId, leerlingId, voornaam }} />
      )}
      {heeftRecht(role, 'uitvoer.read') && <UitvoerKnop {...{ adminId, leerlingId, voornaam }} />}
    </>
  )
}
