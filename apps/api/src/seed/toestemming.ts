import { TOESTEMMING_VERSIE } from '@letterhaven/contracts/toestemming-maten'
import { geverVan } from '@letterhaven/domain/toestemming'
import type { AdminScope } from '../kern/context.ts'
import { record } from '../kern/verklaring/verklaring.service.ts'
import { ochtendVan } from './historie/agenda.ts'
import type { SeedAdmin } from './plan.ts'

/** What a home and a practice declared of their children on the first day of the school year. */
export async function seedToestemming(
  scope: AdminScope,
  admin: SeedAdmin,
  eersteDag: string,
): Promise<void> {
  const soort = geverVan(admin.soort)
  const [hoofd] = admin.medewerkers
  if (!soort || !hoofd) return
  const toestemming = { soort, naam: '', gegevenOp: eersteDag, versie: TOESTEMMING_VERSIE }
  const leerlingen = admin.groepen.flatMap((groep) => groep.leerlingen)
  await record(
    scope,
    leerlingen.map(({ id }) => ({ id, toestemming })),
    { now: ochtendVan(eersteDag), door: hoofd.id },
  )
}
