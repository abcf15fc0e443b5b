import type { LeerlingId } from '@letterhaven/contracts/ids'
import { nieuweLeerling } from '@letterhaven/testkit/groep-proeven'
import { buildSchool, type TestSchool } from '@letterhaven/testkit/test-school'
import { startTestServer, type TestServer } from '@letterhaven/testkit/test-server'
import { afterAll, beforeAll, beforeEach, describe, expect, inject, it } from 'vitest'

let server: TestServer
let school: TestSchool

beforeAll(async () => {
  server = await startTestServer(inject('postgres'))
})
afterAll(() => server.close())
beforeEach(async () => {
  school = await buildSchool(server)
})

const add = (
  leerlingen: readonly object[],
  { token = school.docent.token, groepId = school.groepId as string } = {},
) =>
  server.call(`/api/admins/${school.adminId}/groepen/${groepId}/leerlingen`, {
    method: 'POST',
    token,
    body: { leerlingen },
  })

const inDeGroep = async (): Promise<string[]> => {
  const pad = `/api/admins/${school.adminId}/groepen/${school.groepId}`
  const { body } = await server.call(pad, { token: school.docent.token })
  return (body as { leerlingen: { id: string }[] }).leerlingen.map(({ id }) => id)
}

describe('new pupils', () => {
  it('sit in the group with words of their own, and can come in', async () => {
    const { status, body } = await add([nieuweLeerling(), nieuweLeerling({ achternaam: '' })])
    expect(status).toBe(200)
    const { leerlingen } = body as { leerlingen: LeerlingId[] }
    expect(await inDeGroep()).toEqual(expect.arrayContaining(leerlingen))
    const pad = `/api/admins/${school.adminId}/groepen/${school.groepId}/wachtwoorden`
    const woorden = await server.call(pad, { token: school.docent.token })
    expect(woorden.status).toBe(200)
    const rijen = (woorden.body as { leerlingen: { leerlingId: string; woorden: string | null }[] })
      .leerlingen
    const nieuw = rijen.filter(({ leerlingId }) => leerlingen.includes(leerlingId as LeerlingId))
    expect(new Set(nieuw.map((rij) => rij.woorden)).size).toBe(2)
  })

  it.each([
    [1, 4],
    [3, 4],
    [4, null],
    [8, null],
  ])('of groep %i come with %s pictures', async (jaargroep, aantal) => {
    const { body } = await add([nieuweLeerling({ jaargroep })])
    const [id] = (body as { leerlingen: LeerlingId[] }).leerlingen
    const pad = `/api/admins/${school.adminId}/groepen/${school.groepId}/wachtwoorden`
    const { leerlingen } = (await server.call(pad, { token: school.docent.token })).body as {
      leerlingen: { leerlingId: string; woorden: string; plaatjes: string[] | null }[]
    }
    const rij = leerlingen.find(({ leerlingId }) => leerlingId === id)
    expect(rij?.plaatjes?.length ?? null).toBe(aantal)
    expect(rij?.woorden).toMatch(/^[a-z]+ [a-z]+ \d\d$/)
  })

  it('are made once, however often the same line is sent, and at the same moment too', async () => {
    const rij = nieuweLeerling()
    const voor = (await inDeGroep()).length
    const eerst = await add([rij])
    expect((await add([rij])).body).toEqual(eerst.body)
    const ander = nieuweLeerling()
    const samen = await Promise.all([add([ander]), add([ander])])
    expect(samen.map(({ status }) => status)).toEqual([200, 200])
    expect(await inDeGroep()).toHaveLength(voor + 2)
  })

  it('come into groups of one’s own alone, and in none that is archived', async () => {
    const vreemd = await server.build.groep(school.adminId)
    expect((await add([nieuweLeerling()], { groepId: vreemd })).status).toBe(404)
    const { token } = school.rollen.schooladmin
    expect((await add([nieuweLeerling()], { groepId: vreemd, token })).status).toBe(200)
    await server.owner
      .updateTable('groep')
      .set({ gearchiveerd_op: new Date() })
      .where('id', '=', vreemd)
      .execute()
    expect((await add([nieuweLeerling()], { groepId: vreemd, token })).status).toBe(404)
  })

  it('come all or none: one without a name stops the others, and says which', async () => {
    const voor = await inDeGroep()
    const { status, body } = await add([nieuweLeerling(), nieuweLeerling({ voornaam: ' ' })])
    expect(status).toBe(400)
    expect(Object.keys((body as { velden: object }).velden)).toEqual(['leerlingen.1.voornaam'])
    expect(await inDeGroep()).toEqual(voor)
  })
})
