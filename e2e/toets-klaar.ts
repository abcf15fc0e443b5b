import type { DemoSchool } from '../apps/api/src/seed/demo-accounts.ts'
import { moet } from './omgeving.ts'
import { signInAtApi } from '../rig/oefenen.ts'
import type { Stack } from './stack.ts'

/**
 * Returns a method test of a school's own pupil, set by their docent where there is none yet; null for an account that has no
 * such tests.
 */
export async function toetsVan(stack: Stack, school: DemoSchool): Promise<string | null> {
  const { adminId, groepId, leerlingId, accounts, soort } = school
  if (soort !== 'school' || !groepId || !leerlingId || !accounts.docent) return null
  const rijen = await stack.query<{ id: string }>(
    `select methodetoets_id as id from methodetoets_leerling
     where leerling_id = $1 and ingeleverd_op is null limit 1`,
    [leerlingId],
  )
  if (rijen[0]) return rijen[0].id
  const vraag = await signInAtApi(stack.url, moet(accounts.docent, 'docent'))
  const { id } = await vraag<{ id: string }>(
    `/api/admins/${adminId}/groepen/${groepId}/methodetoetsen`,
    { categorieen: ['ei'], perCategorie: 5, leerlingIds: [leerlingId] },
  )
  return id
}
