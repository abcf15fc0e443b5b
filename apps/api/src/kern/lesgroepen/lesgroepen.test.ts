import { randomUUID } from 'node:crypto'
import type { DocentUitnodigingId, GroepId } from '@letterhaven/contracts/ids'
import type { Samengevoegd } from '@letterhaven/contracts/groep'
import { readOvergang } from '@letterhaven/testkit/overgang-proeven'
import { startTestServer, type TestServer } from '@letterhaven/testkit/test-server'
import { afterAll, beforeAll, beforeEach, describe, expect, inject, it } from 'vitest'

let server: TestServer
let wie: { adminId: Awaited<ReturnType<TestServer['build']['admin']>>; token: string }
const nu = new Date('2026-07-05T09:00:00Z')

beforeAll(async () => {
  server = await startTestServer(inject('postgres'), () => nu)
})
afterAll(() => server.close())
beforeEach(async () => {
  const adminId = await server.build.admin()
  const { token } = await server.build.medewerker(adminId, 'schooladmin')
  wie = { adminId, token }
})

const post = (deel: string, body: object) =>
  server.call(`/api/admins/${wie.adminId}/${deel}`, { method: 'POST', token: wie.token, body })

/**
 * Invites somebody to teach a group, with `velden` for one who came or is no longer invited; returns how to list their groups.
 */
async function invite(groepId: GroepId, velden: Record<string, Date> = {}) {
  const id = randomUUID() as string as DocentUitnodigingId
  await server.owner
    .insertInto('docent_uitnodiging')
    .values({
      admin_id: wie.adminId,
      id,
      adres: `${id}@school.example`,
      voornaam: 'Tess',
      tussenvoegsel: '',
      achternaam: 'Vos',
      role: 'docent',
      groepen: [groepId],
      gemaakt_op: nu,
      geldig_tot: nu,
      ...velden,
    })
    .execute()
  const namen = async (): Promise<readonly string[]> => {
    const { groepen } = await server.owner
      .selectFrom('docent_uitnodiging')
      .innerJoin('groep', (join) =>
        join.on((eb) => eb('groep.id', '=', eb.fn.any('docent_uitnodiging.groepen'))),
      )
      .select((eb) => eb.fn.agg<string[]>('array_agg', ['groep.naam']).as('groepen'))
      .where('docent_uitnodiging.id', '=', id)
      .where('groep.gearchiveerd_op', 'is', null)
      .executeTakeFirstOrThrow()
    return (groepen ?? []).toSorted()
  }
  return Object.assign(namen, { id })
}

describe('who was asked to teach a group and did not come yet', () => {
  it('gets the group of the new year that is called so, as who teaches it does', async () => {
    const oud = { schooljaar: '2025-2026' }
    const vijf = await server.build.groep(wie.adminId, { naam: 'Groep 5', ...oud })
    const vier = await server.build.groep(wie.adminId, { naam: 'Groep 4', ...oud })
    await server.build.leerling(wie.adminId, { groepId: vijf, jaargroep: 5 })
    await server.build.leerling(wie.adminId, { groepId: vier, jaargroep: 4 })
    const juf = await invite(vijf)
    const weg = await invite(vijf, { ingetrokken_op: nu })
    const { vingerafdruk } = await readOvergang(server, wie)
    expect((await post('jaarovergang/doorvoeren', { vingerafdruk })).status).toBe(200)
    expect(await juf()).toEqual(['Groep 5'])
    // Decoy: somebody who is no longer invited has a group that is in no list.
    expect(await weg()).toEqual([])
  })

  it('gets the group into which it was merged, until that is undone', async () => {
    const een = await server.build.groep(wie.adminId, { naam: 'Een' })
    const ander = await server.build.groep(wie.adminId, { naam: 'Ander' })
    const juf = await invite(een)
    const beide = await invite(een)
    await server.owner
      .updateTable('docent_uitnodiging')
      .set({ groepen: [een, ander] })
      .where('id', '=', beide.id)
      .execute()
    const { body } = await post(`groepen/${een}/samenvoegen`, { naar: ander })
    expect(await juf()).toEqual(['Ander'])
    const terug = await post(`groepen/${een}/samenvoegen/terugdraaien`, {
      daad: (body as Samengevoegd).daad,
    })
    expect(terug.status).toBe(200)
    expect(await juf()).toEqual(['Een'])
    // Somebody who was invited for that group anyway still is.
    expect(await beide()).toEqual(['Ander', 'Een'])
  })
})

it('a colleague who got a group since is no part of the way that was looked at', async () => {
  const groepId = await server.build.groep(wie.adminId, {
    naam: 'Groep 5',
    schooljaar: '2025-2026',
  })
  await server.build.leerling(wie.adminId, { groepId, jaargroep: 5 })
  const { vingerafdruk } = await readOvergang(server, wie)
  const { id } = await server.build.medewerker(wie.adminId, 'docent')
  const erbij = { admin_id: wie.adminId, groep_id: groepId, medewerker_id: id }
  await server.owner.insertInto('groep_docent').values(erbij).execute()
  expect((await post('jaarovergang/doorvoeren', { vingerafdruk })).body).toMatchObject({
    code: 'overgang_veranderd',
  })
})
