import type { Samengevoegd } from '@letterhaven/contracts/groep'
import type { AdminId, GroepId } from '@letterhaven/contracts/ids'
import { listDocentenVan } from '@letterhaven/testkit/list-docenten-van'
import { startTestServer, type TestServer } from '@letterhaven/testkit/test-server'
import { afterAll, beforeAll, beforeEach, describe, expect, inject, it } from 'vitest'

let server: TestServer
let adminId: AdminId
let token: string
let juf: string
let meester: string

beforeAll(async () => {
  server = await startTestServer(inject('postgres'))
})
afterAll(() => server.close())
beforeEach(async () => {
  adminId = await server.build.admin()
  token = (await server.build.medewerker(adminId, 'schooladmin')).token
  juf = (await server.build.medewerker(adminId)).id
  meester = (await server.build.medewerker(adminId)).id
})

const groepVan = (...docenten: string[]): Promise<GroepId> =>
  server.build.groep(adminId, { docenten: docenten as never[] })
const post = (deel: string, body: object) =>
  server.call(`/api/admins/${adminId}/groepen/${deel}`, { method: 'POST', token, body })
const merge = async (van: GroepId, naar: GroepId): Promise<() => Promise<number>> => {
  const { daad } = (await post(`${van}/samenvoegen`, { naar })).body as Samengevoegd
  return async () => (await post(`${van}/samenvoegen/terugdraaien`, { daad })).status
}
const change = async (wie: string, body: object): Promise<void> => {
  const pad = `/api/admins/${adminId}/docenten/${wie}`
  expect((await server.call(pad, { method: 'PATCH', token, body })).status).toBe(200)
}
const docenten = (groepId: GroepId): Promise<string[]> => listDocentenVan(server, groepId)

describe('a group that comes back out of another one, after its teacher handed all groups on', () => {
  it('goes to who took over, also where the teacher had the other group too', async () => {
    const [a, b] = [await groepVan(juf), await groepVan(juf)]
    const undo = await merge(a, b)
    await change(juf, { overdragenAan: meester })
    expect(await undo()).toBe(200)
    expect([await docenten(a), await docenten(b)]).toEqual([[meester], [meester]])
  })

  it('goes to who took over, also where they had the other group already, and they keep that', async () => {
    const [a, b] = [await groepVan(juf), await groepVan(meester)]
    const undo = await merge(a, b)
    await change(juf, { overdragenAan: meester })
    expect(await undo()).toBe(200)
    expect([await docenten(a), await docenten(b)]).toEqual([[meester], [meester]])
  })

  it('goes to who took over while another one of that teacher is still in it, in either order', async () => {
    for (const eerst of ['a', 'c'] as const) {
      const [a, b, c] = [await groepVan(juf), await groepVan(), await groepVan(juf)]
      const undo = { a: await merge(a, b), c: await merge(c, b) }
      await change(juf, { overdragenAan: meester })
      expect(await undo[eerst]()).toBe(200)
      expect(await docenten(b)).toEqual([meester])
      expect(await undo[eerst === 'a' ? 'c' : 'a']()).toBe(200)
      expect([await docenten(a), await docenten(b), await docenten(c)]).toEqual([
        [meester],
        [],
        [meester],
      ])
      await change(meester, { groepen: [] })
    }
  })

  it('goes to the last of those who took over, and to the first when it was handed back', async () => {
    const invaller = (await server.build.medewerker(adminId)).id
    const [a, b] = [await groepVan(juf), await groepVan()]
    const undo = await merge(a, b)
    await change(juf, { overdragenAan: meester })
    await change(meester, { overdragenAan: invaller })
    expect(await undo()).toBe(200)
    expect([await docenten(a), await docenten(b)]).toEqual([[invaller], []])
    const weer = await merge(a, b)
    await change(invaller, { overdragenAan: juf })
    await change(juf, { overdragenAan: invaller })
    expect(await weer()).toBe(200)
    expect([await docenten(a), await docenten(b)]).toEqual([[invaller], []])
  })

  it('goes to the last one where the handover before it was taken back, and that one keeps what is theirs', async () => {
    const invaller = (await server.build.medewerker(adminId)).id
    const [a, b] = [await groepVan(juf), await groepVan(meester)]
    const undo = await merge(a, b)
    await change(juf, { uitDienst: true, overdragenAan: meester })
    await change(juf, { uitDienst: false, groepen: [b] })
    await change(juf, { uitDienst: true, overdragenAan: invaller })
    expect(await undo()).toBe(200)
    expect([await docenten(a), await docenten(b)]).toEqual([[invaller], [meester]])
  })

  it('leaves the other group to who got it by hand after a handover that was taken back', async () => {
    const [a, b] = [await groepVan(juf), await groepVan()]
    const undo = await merge(a, b)
    await change(juf, { overdragenAan: meester })
    await change(juf, { groepen: [b] })
    await change(meester, { groepen: [] })
    await change(meester, { groepen: [b] })
    expect(await undo()).toBe(200)
    expect([await docenten(a), await docenten(b)]).toEqual([[juf], [meester]])
  })

  it('goes to nobody where the teacher had lost the other group before handing on the rest', async () => {
    const [a, b, rest] = [await groepVan(juf), await groepVan(meester), await groepVan(juf)]
    const undo = await merge(a, b)
    await change(juf, { groepen: [rest] })
    await change(juf, { overdragenAan: meester })
    expect(await undo()).toBe(200)
    expect([await docenten(a), await docenten(b)]).toEqual([[], [meester]])
  })

  it('keeps one handover of each teacher, however often groups go to and fro', async () => {
    const [a, b] = [await groepVan(juf), await groepVan()]
    const undo = await merge(a, b)
    for (let keer = 0; keer < 20; keer += 1) {
      await change(juf, { overdragenAan: meester })
      await change(meester, { overdragenAan: juf })
    }
    const { daad } = await server.owner
      .selectFrom('groep')
      .select('daad')
      .where('id', '=', a)
      .executeTakeFirstOrThrow()
    expect(daad?.overgedragen).toHaveLength(1)
    expect(await undo()).toBe(200)
    expect([await docenten(a), await docenten(b)]).toEqual([[juf], []])
  })

  it('goes to nobody who took over and gave the groups away since', async () => {
    const [a, b] = [await groepVan(juf), await groepVan(juf)]
    const undo = await merge(a, b)
    await change(juf, { overdragenAan: meester })
    await change(meester, { groepen: [] })
    expect(await undo()).toBe(200)
    expect([await docenten(a), await docenten(b)]).toEqual([[], []])
  })
})

it('a group that was merged into another one keeps its way back when a stale page archives it', async () => {
  const [a, b] = [await groepVan(juf), await groepVan()]
  const { id } = await server.build.leerling(adminId, { groepId: a })
  const undo = await merge(a, b)
  const archive = await server.call(`/api/admins/${adminId}/groepen/${a}/archief`, {
    method: 'PUT',
    token,
    body: { gearchiveerd: true },
  })
  expect(archive.status).toBe(200)
  expect(await undo()).toBe(200)
  const { body } = await server.call(`/api/admins/${adminId}/groepen/${a}`, { token })
  expect(body).toMatchObject({ leerlingen: [{ id }] })
})
