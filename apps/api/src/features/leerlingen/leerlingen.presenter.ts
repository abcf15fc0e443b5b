import type { GroepId } from '@letterhaven/contracts/ids'
import type { Waarom } from '@letterhaven/contracts/leerling'
import type { SchoolLeerling } from '@letterhaven/contracts/school-leerling'
import { isLangWeg, type Vandaag } from '@letterhaven/domain/signalen'
import type { LeerlingStand } from '../../kern/stand/stand.service.ts'
import type { listZonderGroep } from './leerlingen.queries.ts'

/** A pupil and the group they sit in. */
export type Zittend = Awaited<ReturnType<typeof listZonderGroep>>[number] & {
  readonly groep_id: GroepId | null
}

/** A pupil's standing, and the day on which it is told. */
interface SchoolStand {
  readonly stand: LeerlingStand
  readonly waarom: Waarom
  readonly nu: Vandaag
}

/** Presents a pupil as a row of the school. */
export const presentSchoolLeerling = (
  { id, groep_id, voornaam, tussenvoegsel, achternaam, jaargroep }: Zittend,
  { stand, waarom, nu }: SchoolStand,
): SchoolLeerling => ({
  id,
  naam: { voornaam, tussenvoegsel, achternaam },
  groepId: groep_id,
  jaargroep,
  status: stand.status,
  waarom,
  laatst: stand.laatst?.toISOString() ?? null,
  langWeg: isLangWeg(stand.cijfers, nu),
  telling: stand.telling,
  oefenminuten: stand.oefenminuten,
})
