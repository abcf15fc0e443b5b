import type { LeerlingId } from '@letterhaven/contracts/ids'
import type { SchoolLijst } from '@letterhaven/contracts/school-leerling'
import { readIn, apply } from '@letterhaven/testkit/import-proeven'
import { putAway } from '@letterhaven/testkit/prullenbak-proeven'
import { buildSchool, type TestSchool } from '@letterhaven/testkit/test-school'
import { startTestServer, type TestServer } from '@letterhaven/testkit/test-server'
import { afterAll, beforeAll, beforeEach, describe, expect, inject, it } from 'vitest'

let server: TestServer
let wie: { adminId: TestSchool['adminId']; token: string }
let groepId: TestSchool['groepId']
let kind: LeerlingId

beforeAll(async () => {
  server = await startTestServer(inject('postgres'))
})
afterAll(() => server.close())
beforeEach(async () => {
  const school = await buildSchool(server)
  wie = { adminId: school.adminId, token: school.rollen.schooladmin.token }
  groepId = await server.build.groep(wie.adminId, { naam: 'De Vlinders' })
  kind = (await server.build.leerling(wie.adminId, { groepId, jaargroep: 5 })).id
  const naam = { sleutel: '4242', voornaam: 'Ilse', achternaam: 'Zwerm' }
  await server.owner.updateTable('leerling').set(naam).where('id', '=', kind).execute()
})

const pad = (deel: string) => `/api/admins/${wie.adminId}/${deel}`
const archive = (gearchiveerd: boolean) =>
  server.call(pad(`groepen/${groepId}/archief`), {
    method: 'PUT',
    token: wie.token,
    body: { gearchiveerd },
  })
const lijst = (...regels: string[]): string =>
  ['Nummer;Voornaam;Achternaam;Jaargroep;Uitschrijfdatum', ...regels].join('\n')

/**
 * Returns the name of the child's group, null where it has none, and undefined where the school's list lacks the child because
 * it lies in the prullenbak.
 */
async function zit(): Promise<string | null | undefined> {
  const { body } = await server.call(pad('leerlingen'), { token: wie.token })
  const een = (body as SchoolLijst).leerlingen.find(({ id }) => id === kind)
  const plek = await server.owner
    .selectFrom('plaatsing')
    .innerJoin('groep', 'groep.id', 'plaatsing.groep_id')
    .select('groep.naam')
    .where('plaatsing.leerling_id', '=', kind)
    .where('plaatsing.tot', 'is', null)
    .executeTakeFirst()
  return een && (plek?.naam ?? null)
}

describe('who comes back while its group was archived', () => {
  it('by a file that names no group, sits in none and is in the list', async () => {
    await putAway(server, wie, { leerlingen: [kind], weg: true })
    expect((await archive(true)).status).toBe(200)
    const { id } = await readIn(server, wie, lijst('4242;Ilse;Zwerm;5;'))
    expect((await apply(server, { ...wie, id })).status).toBe(200)
    expect(await zit()).toBeNull()
  })

  it('by taking back the file that put it away, sits in none and is in the list', async () => {
    const { id } = await readIn(server, wie, lijst('4242;Ilse;Zwerm;5;01-09-2020'))
    await apply(server, { ...wie, id }, { vertrokken: [kind] })
    expect(await zit()).toBeUndefined()
    expect((await archive(true)).status).toBe(200)
    const terug = await server.call(pad(`imports/${id}/terugdraaien`), {
      method: 'POST',
      token: wie.token,
    })
    expect(terug.status).toBe(200)
    expect(await zit()).toBeNull()
  })

  it('by hand and into no group, does so too; where its group is in use it sits in it', async () => {
    await putAway(server, wie, { leerlingen: [kind], weg: true })
    await archive(true)
    await putAway(server, wie, { leerlingen: [kind], weg: false, groepId: null })
    expect(await zit()).toBeNull()
    const ander = (await server.build.leerling(wie.adminId, { groepId, jaargroep: 5 })).id
    await archive(false)
    await putAway(server, wie, { leerlingen: [ander], weg: true })
    await putAway(server, wie, { leerlingen: [ander], weg: false })
    kind = ander
    expect(await zit()).toBe('De Vlinders')
  })
})
