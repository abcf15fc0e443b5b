import type { LeerlingId } from '@letterhaven/contracts/ids'
import { vraagtToestemming } from '@letterhaven/domain/toestemming'
import { useSoort } from '../../../shared/account/soort.ts'
import { useMag, useZiet } from '../../../shared/kijk-mee/hier.ts'
import { ToestemmingKaart } from './toestemming-kaart.tsx'
import { UitvoerKnop } from './uitvoer-knop.tsx'
import { VerhuisKaart } from './verhuis-kaart.tsx'

interface Props {
  readonly adminId: string
  readonly groepId: string
  readonly leerlingId: LeerlingId
  readonly voornaam: string
}

/** The record of a pupil, for those responsible for it: consent, moving to another school, exporting everything. */
export function LeerlingBeheer({ adminId, groepId, leerlingId, voornaam }: Props) {
  const magVerhuizen = useMag('verhuizing.write')
  const zietUitvoer = useZiet('uitvoer.read')
  const soort = useSoort()
  return (
    <>
      {soort && vraagtToestemming(soort) && (
        <ToestemmingKaart {...{ adminId, groepId, soort, leerlingId, voornaam }} />
      )}
      {magVerhuizen && <VerhuisKaart {...{ adminId, leerlingId, voornaam }} />}
      {zietUitvoer && <UitvoerKnop {...{ adminId, leerlingId, voornaam }} />}
    </>
  )
}
