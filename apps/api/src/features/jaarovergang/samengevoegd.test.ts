import type { Samengevoegd } from '@letterhaven/contracts/groep'
import type { AdminId, GroepId, LeerlingId } from '@letterhaven/contracts/ids'
import type { OvergangGedaan } from '@letterhaven/contracts/jaarovergang'
import { readOvergang } from '@letterhaven/testkit/overgang-proeven'
import { startTestServer, type TestServer } from '@letterhaven/testkit/test-server'
import { afterAll, beforeAll, beforeEach, describe, expect, inject, it } from 'vitest'

let server: TestServer
let wie: { adminId: AdminId; token: string }
let leerlingId: LeerlingId

beforeAll(async () => {
  server = await startTestServer(inject('postgres'), () => new Date('2026-07-05T09:00:00Z'))
})
afterAll(() => server.close())
beforeEach(async () => {
  const adminId = await server.build.admin()
  wie = { adminId, token: (await server.build.medewerker(adminId, 'schooladmin')).token }
  for (const jaargroep of [4, 5]) {
    const groep = { naam: `Groep ${jaargroep}`, schooljaar: '2025-2026' }
    const groepId = await server.build.groep(adminId, groep)
    const { id } = await server.build.leerling(adminId, { groepId, jaargroep })
    if (jaargroep === 4) leerlingId = id
  }
})

const call = (deel: string, method: 'POST' | 'PUT', body: object = {}) =>
  server.call(`/api/admins/${wie.adminId}/${deel}`, { method, token: wie.token, body })

async function carryOver() {
  const { vingerafdruk } = await readOvergang(server, wie)
  const { body } = await call('jaarovergang/doorvoeren', 'POST', { vingerafdruk })
  return (body as OvergangGedaan).importId
}

async function findGroep(naam: string, schooljaar: string): Promise<GroepId> {
  const { id } = await server.owner
    .selectFrom('groep')
    .select('id')
    .where('admin_id', '=', wie.adminId)
    .where('naam', '=', naam)
    .where('schooljaar', '=', schooljaar)
    .executeTakeFirstOrThrow()
  return id
}

async function zitIn(): Promise<string> {
  const { naam, schooljaar } = await server.owner
    .selectFrom('plaatsing')
    .innerJoin('groep', 'groep.id', 'plaatsing.groep_id')
    .select(['groep.naam', 'groep.schooljaar'])
    .where('plaatsing.leerling_id', '=', leerlingId)
    .where('plaatsing.tot', 'is', null)
    .executeTakeFirstOrThrow()
  return `${naam} (${schooljaar})`
}

async function merge(van: GroepId, naar: GroepId) {
  const { body } = await call(`groepen/${van}/samenvoegen`, 'POST', { naar })
  const { daad } = body as Samengevoegd
  return async () =>
    (await call(`groepen/${van}/samenvoegen/terugdraaien`, 'POST', { daad })).status
}

describe('taking back a new year leaves what was merged since', () => {
  it('alone, and the merge of a new group can still be undone', async () => {
    const importId = await carryOver()
    const van = await findGroep('Groep 5', '2026-2027')
    const naar = await server.build.groep(wie.adminId, { naam: 'De otters' })
    const undo = await merge(van, naar)
    expect((await call(`imports/${importId}/terugdraaien`, 'POST')).status).toBe(200)
    expect(await zitIn()).toMatch(/^De otters/)
    expect(await undo()).toBe(200)
    expect(await zitIn()).toBe('Groep 5 (2026-2027)')
  })

  it('alone, and the merge of an old group that was taken out of the archive can still be undone', async () => {
    const importId = await carryOver()
    const oud = await findGroep('Groep 4', '2025-2026')
    await call(`groepen/${oud}/archief`, 'PUT', { gearchiveerd: false })
    await call('plaatsingen', 'PUT', { plekken: [{ leerlingId, groepId: oud }] })
    const undo = await merge(oud, await server.build.groep(wie.adminId, { naam: 'De otters' }))
    expect((await call(`imports/${importId}/terugdraaien`, 'POST')).status).toBe(200)
    expect(await zitIn()).toMatch(/^De otters/)
    expect(await undo()).toBe(200)
    expect(await zitIn()).toBe('Groep 4 (2025-2026)')
  })

  it('to the merge alone: whom the year itself had moved goes back', async () => {
    const importId = await carryOver()
    const oud = await findGroep('Groep 4', '2025-2026')
    await call(`groepen/${oud}/archief`, 'PUT', { gearchiveerd: false })
    await merge(oud, await findGroep('Groep 5', '2026-2027'))
    expect((await call(`imports/${importId}/terugdraaien`, 'POST')).body).toMatchObject({
      gelaten: 0,
    })
    expect(await zitIn()).toBe('Groep 4 (2025-2026)')
  })
})

it('a split that was made before a new year can be undone after that is taken back', async () => {
  const groepId = await findGroep('Groep 4', '2025-2026')
  const tweede = await server.build.leerling(wie.adminId, { groepId, jaargroep: 4 })
  const leerlingen = [tweede.id]
  const { body } = await call(`groepen/${groepId}/splitsen`, 'POST', { naam: '4B', leerlingen })
  const { id, daad } = body as { id: GroepId; daad: string }
  const importId = await carryOver()
  expect((await call(`imports/${importId}/terugdraaien`, 'POST')).status).toBe(200)
  expect((await call(`groepen/${id}/splitsen/terugdraaien`, 'POST', { daad })).status).toBe(200)
})
