import type { GroepPagina } from '@letterhaven/contracts/groep'
import type { GroepId, LeerlingId } from '@letterhaven/contracts/ids'
import { buildSchool, type TestSchool } from '@letterhaven/testkit/test-school'
import { startTestServer, type TestServer } from '@letterhaven/testkit/test-server'
import { afterAll, beforeAll, beforeEach, describe, expect, inject, it } from 'vitest'

let server: TestServer
let school: TestSchool
let tweede: GroepId

beforeAll(async () => {
  server = await startTestServer(inject('postgres'))
})
afterAll(() => server.close())
beforeEach(async () => {
  school = await buildSchool(server)
  tweede = await server.build.groep(school.adminId)
})

const set = (
  plekken: { leerlingId: LeerlingId; groepId: GroepId }[],
  token = school.rollen.schooladmin.token,
) =>
  server.call(`/api/admins/${school.adminId}/plaatsingen`, {
    method: 'PUT',
    token,
    body: { plekken },
  })
const inGroep = async (groepId: GroepId): Promise<LeerlingId[]> => {
  const { body } = await server.call(`/api/admins/${school.adminId}/groepen/${groepId}`, {
    token: school.rollen.schooladmin.token,
  })
  return (body as GroepPagina).leerlingen.map(({ id }) => id)
}

describe('moving pupils', () => {
  it('puts them in the other group from today, answers the way back, and keeps where they were', async () => {
    const leerlingId = school.leerling.id
    const heen = await set([{ leerlingId, groepId: tweede }])
    expect(heen).toMatchObject({
      status: 200,
      body: { vorige: [{ leerlingId, groepId: school.groepId }] },
    })
    expect(await inGroep(tweede)).toEqual([leerlingId])
    expect(await inGroep(school.groepId)).not.toContain(leerlingId)
    const { vorige } = heen.body as { vorige: { leerlingId: LeerlingId; groepId: GroepId }[] }
    await set(vorige)
    expect(await inGroep(school.groepId)).toContain(leerlingId)
    expect(await inGroep(tweede)).toEqual([])
    const rijen = await server.owner
      .selectFrom('plaatsing')
      .select('tot')
      .where('leerling_id', '=', leerlingId)
      .execute()
    expect(rijen.filter(({ tot }) => tot === null)).toHaveLength(1)
    // Decoy: a pupil who sits there already is not moved.
    expect((await set([{ leerlingId, groepId: school.groepId }])).body).toEqual({ vorige: [] })
  })

  it('goes back as far as nobody moved them since', async () => {
    const derde = await server.build.groep(school.adminId)
    const buur = await server.build.leerling(school.adminId, { groepId: school.groepId })
    const [een, ander] = [school.leerling.id, buur.id]
    const heen = await set([
      { leerlingId: een, groepId: tweede },
      { leerlingId: ander, groepId: tweede },
    ])
    await set([{ leerlingId: een, groepId: derde }])
    const { vorige } = heen.body as { vorige: { leerlingId: LeerlingId; groepId: GroepId }[] }
    const terug = await set(vorige)
    expect(terug).toMatchObject({ status: 200, body: { vorige: [{ leerlingId: ander }] } })
    expect(await inGroep(derde)).toEqual([een])
    expect(await inGroep(school.groepId)).toContain(ander)
  })

  it('moves all or none: a pupil or a group that the caller does not see makes it a 404', async () => {
    const andere = await buildSchool(server)
    const leerlingId = school.leerling.id
    const vreemd = [
      { leerlingId, groepId: tweede },
      { leerlingId: andere.leerling.id, groepId: tweede },
    ]
    expect((await set(vreemd)).status).toBe(404)
    expect((await set([{ leerlingId, groepId: andere.groepId }])).status).toBe(404)
    // A docent may only move pupils between their own groups.
    expect((await set([{ leerlingId, groepId: tweede }], school.docent.token)).status).toBe(404)
    await server.owner
      .updateTable('groep')
      .set({ gearchiveerd_op: new Date() })
      .where('id', '=', tweede)
      .execute()
    expect((await set([{ leerlingId, groepId: tweede }])).status).toBe(404)
    expect(await inGroep(school.groepId)).toContain(leerlingId)
  })

  it('lets a docent move between groups of its own', async () => {
    await server.owner
      .insertInto('groep_docent')
      .values({ admin_id: school.adminId, groep_id: tweede, medewerker_id: school.docent.id })
      .execute()
    const plekken = [{ leerlingId: school.leerling.id, groepId: tweede }]
    expect((await set(plekken, school.docent.token)).status).toBe(200)
    expect(await inGroep(tweede)).toEqual([school.leerling.id])
  })
})
