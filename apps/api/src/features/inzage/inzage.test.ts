import type { InzageLijst } from '@letterhaven/contracts/inzage'
import { kopVan, REDEN, startLook } from '@letterhaven/testkit/kantoor-proeven'
import { startTestServer, type TestServer } from '@letterhaven/testkit/test-server'
import { buildSchool, type TestSchool } from '@letterhaven/testkit/test-school'
import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, describe, expect, inject, it } from 'vitest'

let server: TestServer
let school: TestSchool

beforeAll(async () => {
  server = await startTestServer(inject('postgres'))
})
beforeEach(async () => {
  school = await buildSchool(server)
})
afterAll(() => server.close())

/** Returns what somebody of the office sends along in a new look at the school. */
const inLook = async (role: 'office' | 'superadmin' = 'office') => {
  const { token } = school.rollen[role]
  return { token, headers: kopVan(await startLook(server, token, { adminId: school.adminId })) }
}

async function gezien(): Promise<InzageLijst['inzage']> {
  const pad = `/api/admins/${school.adminId}/inzage`
  const { status, body } = await server.call(pad, { token: school.rollen.schooladmin.token })
  expect(status).toBe(200)
  return (body as InzageLijst).inzage
}

/** Lists every page on which the office can see something of a pupil, and the line that the log must have for it. */
function blikken({ adminId, groepId, leerling, somvensterId, taakId }: TestSchool) {
  const [admin, kind] = [`/api/admins/${adminId}`, `/api/leerlingen/${leerling.id}`]
  const vanKind = { leerlingId: leerling.id }
  return [
    { pad: `${admin}/groepen`, regel: { wat: 'voortgang', groepId: null, leerlingId: null } },
    { pad: `${admin}/groepen/${groepId}`, regel: { wat: 'voortgang', groepId } },
    { pad: `${admin}/groepen/${groepId}/voortgang`, regel: { wat: 'voortgang', groepId } },
    {
      pad: `${admin}/leerlingen/${leerling.id}/voortgang`,
      regel: { wat: 'voortgang', ...vanKind },
    },
    {
      pad: `${admin}/leerlingen/${leerling.id}/fouten/hak`,
      regel: { wat: 'voortgang', ...vanKind },
    },
    { pad: `${kind}/landkaart`, regel: { wat: 'landkaart', ...vanKind } },
    { pad: `${kind}/somvensters/${somvensterId}`, regel: { wat: 'landkaart', ...vanKind } },
    { pad: `${kind}/taken/${taakId}`, regel: { wat: 'landkaart', ...vanKind } },
  ]
}

describe('the log of looks', () => {
  it.each(['office', 'superadmin'] as const)(
    'has a line for every page of a school that the %s opens, and the school reads it',
    async (role) => {
      for (const { pad, regel } of blikken(school)) {
        const look = await inLook(role)
        const voor = new Set((await gezien()).map(({ id }) => id))
        expect((await server.call(pad, look)).status).toBe(200)
        const nieuw = (await gezien()).filter(({ id }) => !voor.has(id))
        expect(nieuw).toMatchObject([{ ...regel, role, wie: null, reden: REDEN }])
      }
    },
  )

  it('names the pupil and the group as the school knows them', async () => {
    await server.call(`/api/leerlingen/${school.leerling.id}/landkaart`, await inLook())
    const regel = (await gezien()).find(({ wat }) => wat === 'landkaart')
    expect(regel?.leerling).toMatch(/^Noor /)
  })

  it('says nothing of people of the school itself on their own pages', async () => {
    for (const { pad } of blikken(school))
      await server.call(pad, { token: school.rollen.schooladmin.token })
    expect(await gezien()).toEqual([])
  })

  it('says nothing of a look that came to nothing', async () => {
    const pad = `/api/admins/${school.adminId}/leerlingen/${crypto.randomUUID()}/voortgang`
    expect((await server.call(pad, await inLook())).status).toBe(404)
    expect((await gezien()).map(({ wat }) => wat)).toEqual(['meekijken'])
  })

  it('shows nothing when it cannot be written', async () => {
    const { owner } = server
    const look = await inLook()
    await owner.schema.alterTable('inzage_log').renameTo('inzage_weg').execute()
    try {
      const antwoord = await server.call(`/api/leerlingen/${school.leerling.id}/landkaart`, look)
      expect(antwoord.status).toBe(500)
      expect(JSON.stringify(antwoord.body)).not.toContain('Noor')
    } finally {
      await owner.schema
        .alterTable('inzage_weg' as 'inzage_log')
        .renameTo('inzage_log')
        .execute()
    }
  })

  it('is not for those who are written down in it', async () => {
    const pad = `/api/admins/${school.adminId}/inzage`
    for (const role of ['docent', 'leerling'] as const)
      expect((await server.call(pad, { token: school.rollen[role].token })).status).toBe(403)
    for (const role of ['office', 'superadmin'] as const)
      expect((await server.call(pad, await inLook(role))).status).toBe(403)
  })

  it('comes a page at a time', async () => {
    for (let keer = 0; keer < 101; keer += 1) await inLook()
    const pad = `/api/admins/${school.adminId}/inzage`
    const read = async (rest: string) =>
      (await server.call(pad + rest, { token: school.rollen.schooladmin.token }))
        .body as InzageLijst
    const eerste = await read('')
    expect(eerste.inzage).toHaveLength(100)
    const tweede = await read(`?na=${eerste.verder}`)
    expect(tweede.inzage).toHaveLength(1)
    expect(tweede.verder).toBeNull()
    // Many lines are written at the same moment, and none of them may be left out where a page ends.
    await sql`update inzage_log set op = '2026-11-20T09:00:00.123456Z' where admin_id = ${school.adminId}`.execute(
      server.owner,
    )
    const samen = await read('')
    const rest = await read(`?na=${samen.verder}`)
    const ids = [...samen.inzage, ...rest.inzage].map(({ id }) => id)
    expect(new Set(ids).size).toBe(101)
    expect((await read('?na=gisteren')).inzage).toBeUndefined()
  })
})
