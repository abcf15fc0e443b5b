import { buildSchool, type TestSchool } from '@letterhaven/testkit/test-school'
import { startTestServer, type TestServer } from '@letterhaven/testkit/test-server'
import { afterAll, beforeAll, expect, inject, it } from 'vitest'
import { withScope } from '../../platform/scope.ts'
import { zwaksteVan } from './stand.service.ts'

let server: TestServer
let school: TestSchool

beforeAll(async () => {
  server = await startTestServer(inject('postgres'))
  school = await buildSchool(server)
})
afterAll(() => server.close())

/** Stores what the pupil of the school answered in a category on a day. */
const count = (dag: string, categorie: string, [goed, totaal]: readonly [number, number]) =>
  server.owner
    .insertInto('dagtelling')
    .values({
      admin_id: school.adminId,
      leerling_id: school.leerling.id,
      dag,
      categorie,
      goed,
      totaal,
      ms: 1000,
      laatst_op: new Date(`${dag}T10:00:00Z`),
    })
    .execute()

/** Returns the weakest category of the pupil, as of noon on the 28th of October. */
async function zwakste(): Promise<string | undefined> {
  const { ctx } = server
  const { adminId, leerling } = school
  const gevonden = await withScope(ctx.kysely, adminId, (scope) =>
    zwaksteVan(scope, [leerling.id], new Date('2026-10-28T12:00:00Z')),
  )
  return gevonden.get(leerling.id)?.categorie
}

it('the weakest category is that of the last four weeks, their first day included', async () => {
  await count('2026-10-10', 'sterk', [40, 40])
  expect(await zwakste()).toBeUndefined()
  // The window of 28 days begins on the first of the month.
  await count('2026-09-30', 'ouder', [0, 40])
  expect(await zwakste()).toBeUndefined()
  await count('2026-10-01', 'eerste-dag', [0, 40])
  expect(await zwakste()).toBe('eerste-dag')
})
