import type { Wachtwoorden } from '@letterhaven/contracts/leerling-ingang'
import type { Licentie } from '@letterhaven/contracts/licentie'
import type { LeerlingId } from '@letterhaven/contracts/ids'
import { reeks } from '@letterhaven/testkit/met-twee-servers'
import { buildSchool, type TestSchool } from '@letterhaven/testkit/test-school'
import { startTestServer, type TestServer } from '@letterhaven/testkit/test-server'
import { bewaardeStaat } from '@letterhaven/testkit/verse-staat'
import { drainWachtrij } from '@letterhaven/testkit/wachtrij'
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

const change = (
  body: object,
  { token = school.docent.token, id = school.leerling.id as string } = {},
) => server.call(`/api/admins/${school.adminId}/leerlingen/${id}`, { method: 'PATCH', token, body })

const rij = (id: LeerlingId = school.leerling.id) =>
  server.owner
    .selectFrom('leerling')
    .select(['voornaam', 'tussenvoegsel', 'achternaam', 'jaargroep', 'jaarcode'])
    .where('id', '=', id)
    .executeTakeFirstOrThrow()
const wissels = (id: LeerlingId = school.leerling.id) =>
  server.owner
    .selectFrom('jaarwissel')
    .select(['van', 'naar'])
    .where('leerling_id', '=', id)
    .execute()

describe('correcting a pupil', () => {
  it('changes what is named and nothing else, of that pupil alone', async () => {
    const { adminId, groepId } = school
    const kind = { voornaam: 'Jantje', tussenvoegsel: 'de', achternaam: 'Vris' }
    const { id } = await server.build.leerling(adminId, { groepId, ...kind })
    // Decoy: another pupil of the same name in the same group.
    const naamgenoot = await server.build.leerling(adminId, { groepId, ...kind })
    const antwoord = await change({ achternaam: ' Vries ' }, { id })
    expect(antwoord).toMatchObject({ status: 200, body: { vorige: { achternaam: 'Vris' } } })
    expect(await rij(id)).toMatchObject({ ...kind, achternaam: 'Vries', jaargroep: 5 })
    expect(await rij(naamgenoot.id)).toMatchObject(kind)
    expect((await change({ tussenvoegsel: '' }, { id })).status).toBe(200)
    expect(await rij(id)).toMatchObject({ voornaam: 'Jantje', tussenvoegsel: '' })
  })

  it('answers what brings everything back, and nothing where nothing changed', async () => {
    const voor = await rij()
    const { body } = await change({ voornaam: 'Noortje', achternaam: 'Bos', jaargroep: 7 })
    const { vorige } = body as { vorige: object }
    const { voornaam, achternaam } = voor
    expect(vorige).toEqual({ voornaam, achternaam, jaargroep: 5 })
    expect(await rij()).toMatchObject({ voornaam: 'Noortje', achternaam: 'Bos', jaargroep: 7 })
    expect((await change(vorige)).status).toBe(200)
    expect(await rij()).toEqual(voor)
    expect((await change({ voornaam, jaargroep: 5 })).body).toEqual({ vorige: {} })
  })

  it('keeps what a colleague changed since, when a way back is taken', async () => {
    const { voornaam, jaargroep } = await rij()
    await change({ voornaam: 'Noortje', jaargroep: 7 })
    await change({ achternaam: 'Bos' })
    await change({ jaargroep: 6 })
    const terug = { voornaam, jaargroep }
    const antwoord = await change({ ...terug, alleenAls: { voornaam: 'Noortje', jaargroep: 7 } })
    expect([antwoord.status, antwoord.body]).toMatchObject([409, { code: 'intussen_anders' }])
    expect(await rij()).toMatchObject({ voornaam: 'Noortje', achternaam: 'Bos', jaargroep: 6 })
    // A change that somebody made to another field does not prevent going back.
    const nu = { voornaam: 'Noortje', jaargroep: 6 }
    expect((await change({ ...terug, alleenAls: nu })).status).toBe(200)
    expect(await rij()).toMatchObject({ voornaam, achternaam: 'Bos', jaargroep })
    expect((await change({ alleenAls: nu })).status).toBe(400)
  })

  it('gives the year by the engine’s own road, and takes it back to the bit', async () => {
    await school.send(reeks(school, 6, 60))
    const { id } = school.leerling
    const { staat } = await bewaardeStaat(server, id)
    await change({ voornaam: 'Noortje' })
    expect(await wissels()).toEqual([])
    const { body } = await change({ jaargroep: 6 })
    expect(await wissels()).toEqual([{ van: 5, naar: 6 }])
    await drainWachtrij(server)
    expect((await bewaardeStaat(server, id)).staat).not.toBe(staat)
    await change((body as { vorige: object }).vorige)
    await drainWachtrij(server)
    expect(await wissels()).toEqual([])
    expect((await bewaardeStaat(server, id)).staat).toBe(staat)
  })

  it('makes a number of what the administration calls the year, and can call it so again', async () => {
    const { adminId, groepId } = school
    const { id } = await server.build.leerling(adminId, { groepId, jaargroep: 2, jaarcode: 'S' })
    await change({ voornaam: 'Ezra' }, { id })
    expect(await rij(id)).toMatchObject({ jaargroep: 2, jaarcode: 'S' })
    const { body } = await change({ jaargroep: 4 }, { id })
    expect(await rij(id)).toMatchObject({ jaargroep: 4, jaarcode: null })
    expect(body).toEqual({ vorige: { jaargroep: 2, jaarcode: 'S' } })
    await change((body as { vorige: object }).vorige, { id })
    expect(await rij(id)).toMatchObject({ jaargroep: 2, jaarcode: 'S' })
    // The same number with a code is a different year from the one that somebody chose.
    const terug = { jaargroep: 4, alleenAls: { jaargroep: 2 } }
    expect((await change(terug, { id })).body).toMatchObject({ code: 'intussen_anders' })
    // With a code that does not stand for that year, the next file would see no change.
    expect(await change({ jaargroep: 4, jaarcode: 'S' }, { id })).toMatchObject({
      status: 400,
      body: { velden: { jaarcode: expect.stringMatching(/\S/) } },
    })
  })

  it('leaves the words to sign in with and the animals of the class as they are', async () => {
    const pad = `/api/admins/${school.adminId}/groepen/${school.groepId}/wachtwoorden`
    const read = async () => {
      const { body } = await server.call(pad, { token: school.docent.token })
      return (body as Wachtwoorden).leerlingen.map((kind) => ({ ...kind, naam: null }))
    }
    const voor = await read()
    expect(voor.length).toBeGreaterThan(0)
    await change({ voornaam: 'Quinty' })
    expect(new Set(await read())).toEqual(new Set(voor))
  })
})

describe('who corrects a pupil', () => {
  it('is its own docent and who runs the school', async () => {
    expect((await change({ achternaam: 'Bos' })).status).toBe(200)
    const { token } = school.rollen.schooladmin
    expect((await change({ achternaam: 'Berg' }, { token })).status).toBe(200)
    expect(await rij()).toMatchObject({ achternaam: 'Berg' })
  })

  it('is no docent of another group and nobody of another school, who do not even find it', async () => {
    const voor = await rij()
    const collega = await server.build.medewerker(school.adminId)
    await server.build.groep(school.adminId, { docenten: [collega.id] })
    const andere = await buildSchool(server)
    for (const { token } of [collega, andere.docent, andere.rollen.schooladmin])
      expect((await change({ voornaam: 'Mis' }, { token })).status).toBe(404)
    // Whoever runs this school does not find a pupil of another one either.
    const { token } = school.rollen.schooladmin
    expect((await change({ voornaam: 'Mis' }, { token, id: andere.leerling.id })).status).toBe(404)
    expect(await rij()).toEqual(voor)
    expect((await rij(andere.leerling.id)).voornaam).not.toBe('Mis')
  })

  it('takes a seat once it is a kleuter no more, and is refused where there is none', async () => {
    const { adminId, groepId } = school
    const kleuter = await server.build.leerling(adminId, { groepId, jaargroep: 2 })
    const pad = `/api/admins/${adminId}/licentie`
    const { token } = school.rollen.schooladmin
    const { gebruikt } = (await server.call(pad, { token })).body as Licentie
    const plaatsen = (aantal: number) =>
      server.owner
        .updateTable('licentie_bestelling')
        .set({ plaatsen: aantal })
        .where('admin_id', '=', adminId)
        .execute()
    await plaatsen(gebruikt)
    expect(await change({ jaargroep: 5 }, { id: kleuter.id })).toMatchObject({
      status: 409,
      body: { code: 'licentie_vol' },
    })
    expect((await rij(kleuter.id)).jaargroep).toBe(2)
    // A new name takes no seat, nor does another year for a pupil who had one.
    expect((await change({ voornaam: 'Noor' }, { id: kleuter.id })).status).toBe(200)
    expect((await change({ jaargroep: 6 })).status).toBe(200)
    await plaatsen(gebruikt + 1)
    expect((await change({ jaargroep: 5 }, { id: kleuter.id })).status).toBe(200)
  })

  it('is nobody while it lies in the prullenbak', async () => {
    const { token } = school.rollen.schooladmin
    const body = { leerlingen: [school.leerling.id], weg: true }
    const bak = `/api/admins/${school.adminId}/prullenbak`
    expect((await server.call(bak, { method: 'PUT', token, body })).status).toBe(200)
    expect((await change({ voornaam: 'Mis' }, { token })).status).toBe(404)
  })
})

describe('what a pupil cannot become', () => {
  it.each([
    [{ voornaam: '  ' }, 'voornaam'],
    [{ voornaam: 'x'.repeat(201) }, 'voornaam'],
    [{ achternaam: 'Bo\u0000s' }, 'achternaam'],
    [{ jaargroep: 0 }, 'jaargroep'],
    [{ jaargroep: 9 }, 'jaargroep'],
    [{ jaargroep: 4.5 }, 'jaargroep'],
    [{ jaarcode: 'S' }, 'jaargroep'],
    [{ voornaam: 'Noor', dyslexie: true }, 'dyslexie'],
    [{}, 'body'],
  ])('is said at the field: %j', async (body, veld) => {
    const voor = await rij()
    expect(await change(body)).toMatchObject({
      status: 400,
      body: { code: 'invalid_input', velden: { [veld]: expect.stringMatching(/\S/) } },
    })
    expect(await rij()).toEqual(voor)
  })
})
