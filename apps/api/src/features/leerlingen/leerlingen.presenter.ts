import type { GroepId } from '@letterhaven/contracts/ids'
import type { Waarom } from '@letterhaven/contracts/leerling'
import type { SchoolLeerling } from '@letterhaven/contracts/school-leerling'
import type { LeerlingStand } from '../stand/stand.service.ts'
import type { listZonderGroep } from './leerlingen.queries.ts'

/** A pupil and where it sits. */
export type Zittend = Awaited<ReturnType<typeof listZonderGroep>>[number] & {
  readonly groep_id: GroepId | null
}

/** A pupil as a row of the school. */
export const presentSchoolLeerling = (
  { id, groep_id, voornaam, tussenvoegsel, achternaam, jaargroep }: Zittend,
  { status, laatst, telling, oefenminuten }: LeerlingStand,
  waarom: Waarom,
): SchoolLeerling => ({
  id,
  naam: { voornaam, tussenvoegsel, achternaam },
  groepId: groep_id,
  jaargroep,
  status,
  waarom,
  laatst: laatst?.toISOString() ?? null,
  telling,
  oefenminuten,
})
