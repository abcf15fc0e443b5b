import type { GroepId, LeerlingId } from '@letterhaven/contracts/ids'
import type { SchoolLeerling, SchoolLijst } from '@letterhaven/contracts/school-leerling'
import { insertOudeAntwoorden } from '@letterhaven/testkit/oude-antwoorden'
import { buildSchool, type TestSchool } from '@letterhaven/testkit/test-school'
import { kopVan, startLook } from '@letterhaven/testkit/kantoor-proeven'
import { startTestServer, type TestServer } from '@letterhaven/testkit/test-server'
import { sql } from 'kysely'
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

const pad = () => `/api/admins/${school.adminId}/leerlingen`
async function lijst(token = school.rollen.schooladmin.token): Promise<SchoolLijst> {
  const { status, body } = await server.call(pad(), { token })
  expect(status).toBe(200)
  return body as SchoolLijst
}
const rijVan = ({ leerlingen }: SchoolLijst, id: LeerlingId): SchoolLeerling | undefined =>
  leerlingen.find((rij) => rij.id === id)

const set = (plekken: { leerlingId: LeerlingId; groepId: GroepId | null }[], token: string) =>
  server.call(`/api/admins/${school.adminId}/plaatsingen`, {
    method: 'PUT',
    token,
    body: { plekken },
  })
const lay = (body: object, token = school.rollen.schooladmin.token) =>
  server.call(`/api/admins/${school.adminId}/prullenbak`, { method: 'PUT', token, body })

describe('the pupils of a whole school', () => {
  it('are everybody with their group, who sits in none too, and nobody of another school', async () => {
    const andere = await buildSchool(server)
    const tweede = await server.build.groep(school.adminId, { naam: 'Groep 10' })
    const daar = await server.build.leerling(school.adminId, { groepId: tweede })
    const los = await server.build.leerling(school.adminId)
    const { groepen, leerlingen } = await lijst()
    const gezien: SchoolLijst = { groepen, leerlingen }
    expect(rijVan(gezien, school.leerling.id)?.groepId).toBe(school.groepId)
    expect(rijVan(gezien, daar.id)?.groepId).toBe(tweede)
    expect(rijVan(gezien, los.id)).toMatchObject({ groepId: null, laatst: null, oefenminuten: 0 })
    expect(groepen.map(({ id }) => id)).toContain(tweede)
    // Decoy: the other school's pupils and groups are not listed, under whatever name.
    const tekst = JSON.stringify(gezien)
    for (const vreemd of [andere.leerling.id, andere.groepId]) expect(tekst).not.toContain(vreemd)
    expect((await server.call(pad(), { token: andere.rollen.schooladmin.token })).status).toBe(404)
  })

  it('say how each stands, as the page of the group says it', async () => {
    const { adminId, groepId } = school
    const { id } = await server.build.leerling(adminId, { groepId })
    const reeks = Array.from({ length: 40 }, (_, n) => ({
      gegevenOp: new Date(Date.now() - (n + 1) * 3_600_000),
      correct: n % 10 < 4,
    }))
    await insertOudeAntwoorden(server, { adminId, id }, reeks)
    const { token } = school.rollen.schooladmin
    const { body } = await server.call(`/api/admins/${adminId}/groepen/${groepId}`, { token })
    const daar = (body as { leerlingen: SchoolLeerling[] }).leerlingen.find((rij) => rij.id === id)
    const hier = rijVan(await lijst(), id)
    expect(hier).toMatchObject({ status: 'aandacht', waarom: { reden: 'laag' } })
    for (const veld of ['status', 'waarom', 'laatst', 'telling', 'oefenminuten'] as const)
      expect(hier?.[veld]).toEqual(daar?.[veld])
  })

  it('are named the same category in every list, also where two cost a pupil as much', async () => {
    const { adminId, groepId } = school
    const { token } = school.rollen.schooladmin
    const tellingen = { hak: [20, 20], ei: [10, 2], ij: [10, 2], ng: [10, 2], nk: [10, 2] } as const
    const reeks = Object.entries(tellingen).flatMap(([categorie, [aantal, goed]]) =>
      Array.from({ length: aantal }, (_, n) => ({
        categorie,
        gegevenOp: new Date(Date.now() - (n + 1) * 3_600_000),
        correct: n < goed,
      })),
    )
    const ids: LeerlingId[] = []
    for (let n = 0; n < 40; n += 1) {
      const { id } = await server.build.leerling(adminId, { groepId })
      // The order in which answers were stored may not decide either.
      await insertOudeAntwoorden(server, { adminId, id }, n % 2 ? reeks : reeks.toReversed())
      ids.push(id)
    }
    // Once it knows a table well, the database reads it in an order of its own.
    await sql`analyze dagtelling`.execute(server.owner)
    const rijen = async (bij: string) =>
      (
        (await server.call(`/api/admins/${adminId}/${bij}`, { token })).body as {
          leerlingen: SchoolLeerling[]
        }
      ).leerlingen
    const lijsten = await Promise.all(
      ['leerlingen', `groepen/${groepId}`, 'zorgleerlingen'].map((bij) => rijen(bij)),
    )
    for (const id of ids) {
      const { body } = await server.call(`/api/admins/${adminId}/leerlingen/${id}/voortgang`, {
        token,
      })
      const eigen = (body as { leerling: SchoolLeerling }).leerling
      const namen = [...lijsten.map((lijst) => lijst.find((rij) => rij.id === id)), eigen]
      expect(namen.map((rij) => rij?.waarom.zwak?.categorie)).toEqual(['ei', 'ei', 'ei', 'ei'])
    }
  })

  it('are for a docent those of its own groups, and none that sits in no group', async () => {
    const tweede = await server.build.groep(school.adminId)
    await server.build.leerling(school.adminId, { groepId: tweede })
    await server.build.leerling(school.adminId)
    const { groepen, leerlingen } = await lijst(school.docent.token)
    expect(groepen.map(({ id }) => id)).toEqual([school.groepId])
    expect(new Set(leerlingen.map(({ groepId }) => groepId))).toEqual(new Set([school.groepId]))
    const nieuw = await server.build.medewerker(school.adminId, 'docent')
    expect(await lijst(nieuw.token)).toEqual({ groepen: [], leerlingen: [] })
  })

  it('count who sits in an archived group as in none, and leave out who lies in the prullenbak', async () => {
    const oud = await server.build.groep(school.adminId)
    const { id } = await server.build.leerling(school.adminId, { groepId: oud })
    await server.owner
      .updateTable('groep')
      .set({ gearchiveerd_op: new Date() })
      .where('id', '=', oud)
      .execute()
    expect(rijVan(await lijst(), id)?.groepId).toBeNull()
    await lay({ leerlingen: [id], weg: true })
    expect(rijVan(await lijst(), id)).toBeUndefined()
  })

  it('are shown to the office in a look, which stands in the log of the school', async () => {
    const { token } = await server.build.kantoor('office')
    const headers = kopVan(await startLook(server, token, { adminId: school.adminId }))
    const pad = `/api/admins/${school.adminId}/leerlingen`
    const { body } = await server.call(pad, { token, headers })
    expect((body as SchoolLijst).leerlingen.length).toBeGreaterThan(0)
    const log = await server.owner
      .selectFrom('inzage_log')
      .select('wat')
      .where('admin_id', '=', school.adminId)
      .execute()
    expect(log).toEqual([{ wat: 'meekijken' }, { wat: 'voortgang' }])
  })
})

describe('who sits in no group', () => {
  it('is put in one and back in none, and comes back from the prullenbak to none', async () => {
    const { token } = school.rollen.schooladmin
    const { id: leerlingId } = await server.build.leerling(school.adminId)
    const heen = await set([{ leerlingId, groepId: school.groepId }], token)
    const alleenUit = school.groepId
    expect(heen.body).toEqual({ vorige: [{ leerlingId, groepId: null, alleenUit }] })
    const { vorige } = heen.body as Parameters<typeof terug>[0]
    await terug({ vorige })
    expect(rijVan(await lijst(), leerlingId)?.groepId).toBeNull()
    await lay({ leerlingen: [leerlingId], weg: true })
    // When the call leaves the group out, it is still refused.
    expect((await lay({ leerlingen: [leerlingId], weg: false })).status).toBe(400)
    const weer = await lay({ leerlingen: [leerlingId], weg: false, groepId: null })
    expect(weer).toMatchObject({ status: 200, body: { gedaan: [leerlingId] } })
    expect(rijVan(await lijst(), leerlingId)?.groepId).toBeNull()
  })

  const terug = ({ vorige }: { vorige: { leerlingId: LeerlingId; groepId: GroepId | null }[] }) =>
    set(vorige, school.rollen.schooladmin.token)

  it('is not made by a docent, who would lose the pupil out of sight', async () => {
    const plekken = [{ leerlingId: school.leerling.id, groepId: null }]
    expect((await set(plekken, school.docent.token)).status).toBe(404)
    expect((await set(plekken, school.rollen.schooladmin.token)).status).toBe(200)
    expect(rijVan(await lijst(), school.leerling.id)?.groepId).toBeNull()
  })
})

describe('a choice of more than a group', () => {
  it('is put away and comes back whole, or not at all', async () => {
    const andere = await buildSchool(server)
    const tweede = await server.build.groep(school.adminId)
    const { id } = await server.build.leerling(school.adminId, { groepId: tweede })
    const samen = [school.leerling.id, id]
    // One pupil whom the caller may not see stops it all: one of another school, or of a colleague's group.
    expect((await lay({ leerlingen: [...samen, andere.leerling.id], weg: true })).status).toBe(404)
    expect((await lay({ leerlingen: samen, weg: true }, school.docent.token)).status).toBe(404)
    expect(rijVan(await lijst(), id)).toBeDefined()
    const gedaan = async (body: Parameters<typeof lay>[0]) =>
      ((await lay(body)).body as { gedaan: string[] }).gedaan.toSorted()
    expect(await gedaan({ leerlingen: samen, weg: true })).toEqual(samen.toSorted())
    expect(await gedaan({ leerlingen: samen, weg: false, groepId: null })).toEqual(samen.toSorted())
    expect(rijVan(await lijst(), id)?.groepId).toBe(tweede)
  })
})
