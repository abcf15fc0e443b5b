import type { DocentGewijzigd, WijzigDocent } from '@letterhaven/contracts/docent'
import type { AdminId, UserId } from '@letterhaven/contracts/ids'
import type { BuiltUser } from '@letterhaven/testkit/factories'
import { readDocenten, nieuwe, invite } from '@letterhaven/testkit/docent-proeven'
import { buildSchool, type TestSchool } from '@letterhaven/testkit/test-school'
import { startTestServer, type TestServer } from '@letterhaven/testkit/test-server'
import { drainWachtrij } from '@letterhaven/testkit/wachtrij'
import { afterAll, beforeAll, beforeEach, describe, expect, inject, it } from 'vitest'

let server: TestServer
let school: TestSchool
let hoofd: BuiltUser<UserId>
let vooruit = 0

beforeAll(async () => {
  const klok = () => new Date(Date.now() + vooruit)
  server = await startTestServer(inject('postgres'), klok, { post: true })
})
afterAll(() => server.close())
beforeEach(async () => {
  vooruit = 0
  school = await buildSchool(server)
  // The people who run a test school make way for a single one, so that a test can see that nobody is locked out.
  await server.owner
    .deleteFrom('lidmaatschap')
    .where('admin_id', '=', school.adminId)
    .where('role', 'in', ['schooladmin', 'rtadmin', 'thuisadmin'])
    .execute()
  hoofd = await server.build.medewerker(school.adminId, 'schooladmin')
})

const WACHTWOORD = 'zeven meeuwen op de kade'
const DAG_MS = 86_400_000
const wie = () => ({ adminId: school.adminId, token: hoofd.token })

const change = (id: UserId, body: WijzigDocent, token = hoofd.token) =>
  server.call(`/api/admins/${school.adminId}/docenten/${id}`, { method: 'PATCH', token, body })

/** Returns the token in the last mail to an address. */
async function linkVoor(adres: string): Promise<string> {
  await drainWachtrij(server)
  const mail = server.ctx.postbus?.list().find((een) => een.to.includes(adres))
  const token = /uitnodiging\/([\w-]+)/.exec(mail?.text ?? '')?.[1]
  if (!token) throw new Error('no mail')
  return token
}

const read = (token: string) =>
  server.call('/api/uitnodigingen/lezen', { method: 'POST', body: { token } })
const accept = (token: string, gebruikersnaam: string, wachtwoord = WACHTWOORD) =>
  server.call('/api/uitnodigingen/aannemen', {
    method: 'POST',
    body: { token, gebruikersnaam, wachtwoord },
  })
const signIn = (gebruikersnaam: string, wachtwoord = WACHTWOORD) =>
  server.call('/api/auth', { method: 'POST', body: { gebruikersnaam, wachtwoord } })

const idVan = async (adres: string): Promise<UserId> => {
  const { docenten } = await readDocenten(server, wie())
  const id = docenten.find(({ gebruikersnaam }) => gebruikersnaam === adres)?.id
  if (!id) throw new Error('nobody of that address')
  return id
}

describe('an invitation', () => {
  it('goes by mail, and who accepts it teaches the groups that were meant', async () => {
    const { adres, ...rest } = nieuwe({ groepen: [school.groepId] })
    expect((await invite(server, wie(), { ...rest, adres })).status).toBe(200)
    const token = await linkVoor(adres)
    expect(await read(token)).toMatchObject({
      status: 200,
      body: { role: 'docent', adres, heeftAccount: false },
    })
    const binnen = await accept(token, adres)
    expect(binnen.status).toBe(200)
    const eigen = (binnen.body as { token: string }).token
    const groepen = await server.call(`/api/admins/${school.adminId}/groepen`, { token: eigen })
    expect((groepen.body as { groepen: { id: string }[] }).groepen.map(({ id }) => id)).toEqual([
      school.groepId,
    ])
    expect((await signIn(adres)).status).toBe(200)
    const { docenten, uitnodigingen, log } = await readDocenten(server, wie())
    expect(uitnodigingen).toEqual([])
    expect(docenten).toContainEqual(
      expect.objectContaining({ gebruikersnaam: adres, role: 'docent', groepen: [school.groepId] }),
    )
    expect(log.map(({ wat, over }) => [wat, over])).toEqual([
      ['aangenomen', 'Fenna van Buren'],
      ['uitgenodigd', 'Fenna van Buren'],
    ])
  })

  it('is kept as a hash alone, and works once', async () => {
    const { adres, ...rest } = nieuwe()
    await invite(server, wie(), { ...rest, adres })
    const token = await linkVoor(adres)
    const rijen = await server.owner.selectFrom('docent_uitnodiging').selectAll().execute()
    expect(JSON.stringify(rijen)).not.toContain(token)
    const samen = await Promise.all([accept(token, adres), accept(token, adres)])
    expect(samen.map(({ status }) => status).toSorted()).toEqual([200, 410])
  })

  it('ends after a week, when a newer one was sent and when it is withdrawn', async () => {
    const [a, b] = [nieuwe(), nieuwe()]
    const ids = []
    for (const een of [a, b])
      ids.push(((await invite(server, wie(), een)).body as { id: string }).id)
    const [eerste, tweede] = [await linkVoor(a.adres), await linkVoor(b.adres)]
    const pad = (id = '') => `/api/admins/${school.adminId}/docent-uitnodigingen/${id}`
    await server.call(`${pad(ids[0])}/opnieuw`, { method: 'POST', token: hoofd.token })
    expect((await read(eerste)).status).toBe(404)
    const verse = await linkVoor(a.adres)
    expect((await read(verse)).status).toBe(200)
    await server.call(pad(ids[1]), { method: 'DELETE', token: hoofd.token })
    expect((await read(tweede)).status).toBe(404)
    vooruit = 8 * DAG_MS
    expect(await read(verse)).toMatchObject({ status: 410, body: { code: 'uitnodiging_expired' } })
  })

  it('to somebody of another school asks for the password of before, and adds a membership', async () => {
    const elders = await server.build.medewerker(await server.build.admin(), 'docent')
    const adres = elders.gebruikersnaam
    const vreemd = await invite(server, wie(), nieuwe())
    const bekend = await invite(server, wie(), nieuwe({ adres }))
    expect(Object.keys(bekend.body as object)).toEqual(Object.keys(vreemd.body as object))
    const token = await linkVoor(adres)
    expect(await read(token)).toMatchObject({ body: { heeftAccount: true } })
    expect(await accept(token, adres, 'een heel ander wachtwoord')).toMatchObject({
      status: 400,
      body: { velden: { wachtwoord: 'Dit is niet het wachtwoord van dit account' } },
    })
    await server.owner
      .updateTable('login')
      .set({
        wachtwoord_hash: await (
          await import('../../kern/geheimen/geheimen.service.ts')
        ).hashStaffPassword(WACHTWOORD),
      })
      .where('id', '=', elders.id)
      .execute()
    expect((await accept(token, adres)).body).toMatchObject({ kies: [{}, {}] })
    // Somebody who is out of service here still works there.
    await change(elders.id, { uitDienst: true })
    expect((await server.call(`/api/users/${elders.id}`, { token: elders.token })).status).toBe(200)
    expect((await signIn(adres)).body).toHaveProperty('token')
  })

  it('ends when what it was for is decided otherwise: who came back, or left again, stays what it became', async () => {
    const b = await server.build.medewerker(school.adminId, 'docent')
    const { gebruikersnaam } = b
    await change(b.id, { uitDienst: true })
    expect((await invite(server, wie(), nieuwe({ adres: gebruikersnaam }))).status).toBe(200)
    const token = await linkVoor(gebruikersnaam)
    expect((await change(b.id, { uitDienst: false, role: 'schooladmin' })).status).toBe(200)
    expect((await read(token)).status).toBe(404)
    expect((await change(hoofd.id, { uitDienst: true })).status).toBe(200)
    expect((await accept(token, gebruikersnaam)).status).toBe(404)
    const { role } = await server.owner
      .selectFrom('lidmaatschap')
      .select('role')
      .where('admin_id', '=', school.adminId)
      .where('login_id', '=', b.id)
      .executeTakeFirstOrThrow()
    expect(role).toBe('schooladmin')
  })

  it('says the name of the school without an address that a mail program would make a link of', async () => {
    const naam = 'Uw pas verloopt op https://kwaad.example/pas Basisschool'
    await server.owner
      .updateTable('admin')
      .set({ naam })
      .where('admin_id', '=', school.adminId)
      .execute()
    const een = nieuwe()
    await invite(server, wie(), een)
    await linkVoor(een.adres)
    const mail = server.ctx.postbus?.list().find(({ to }) => to.includes(een.adres))
    expect(mail?.text).toContain('Basisschool')
    expect(`${mail?.text} ${mail?.html}`).not.toMatch(/kwaad\.example/)
  })

  it('is refused for an address of this school, for a second one, and for another address than its own', async () => {
    const een = nieuwe()
    await invite(server, wie(), een)
    const fout = (veld: string) => ({
      status: 400,
      body: { velden: { [veld]: expect.any(String) } },
    })
    expect(await invite(server, wie(), een)).toMatchObject(fout('adres'))
    const eigen = nieuwe({ adres: school.docent.gebruikersnaam })
    expect(await invite(server, wie(), eigen)).toMatchObject(fout('adres'))
    expect(await invite(server, wie(), nieuwe({ role: 'rtadmin' }))).toMatchObject(fout('role'))
    const ander = await buildSchool(server)
    const vreemdeGroep = nieuwe({ groepen: [ander.groepId] })
    expect(await invite(server, wie(), vreemdeGroep)).toMatchObject(fout('groepen'))
    const token = await linkVoor(een.adres)
    expect(await accept(token, 'iemand@anders.example')).toMatchObject(fout('gebruikersnaam'))
  })
})

describe('a teacher who leaves', () => {
  it('gives its groups to a colleague, is out at once, and comes back as it was', async () => {
    const ander = await server.build.medewerker(school.adminId, 'docent')
    const { status, body } = await change(school.docent.id, {
      uitDienst: true,
      overdragenAan: ander.id,
    })
    expect(status).toBe(200)
    const weg = { token: school.docent.token }
    expect((await server.call(`/api/admins/${school.adminId}/groepen`, weg)).status).toBe(401)
    const aanmelden = await signIn(school.docent.gebruikersnaam, school.docent.wachtwoord)
    expect(aanmelden).toMatchObject({ status: 400, body: { code: 'sign_in_failed' } })
    const na = await readDocenten(server, wie())
    const rij = (id: UserId) => na.docenten.find((een) => een.id === id)
    expect(rij(school.docent.id)).toMatchObject({ uitDienst: true, groepen: [] })
    expect(rij(ander.id)).toMatchObject({ groepen: [school.groepId] })
    for (const { id, ...stand } of (body as DocentGewijzigd).vorige)
      expect((await change(id, stand)).status).toBe(200)
    const terug = await readDocenten(server, wie())
    expect(terug.docenten.find(({ id }) => id === school.docent.id)).toMatchObject({
      uitDienst: false,
      groepen: [school.groepId],
      role: 'docent',
    })
    const opnieuw = await signIn(school.docent.gebruikersnaam, school.docent.wachtwoord)
    expect(opnieuw.status).toBe(200)
  })

  it('is not called back by who undoes something of before, nor are groups that a colleague chose', async () => {
    const { id } = school.docent
    const anders = { status: 409, body: { code: 'intussen_anders' } }
    const rol = (await change(id, { role: 'schooladmin' })).body as DocentGewijzigd
    await change(id, { uitDienst: true })
    const [{ id: _id, ...terug }] = rol.vorige as [DocentGewijzigd['vorige'][number]]
    expect(await change(id, terug)).toMatchObject(anders)
    await change(id, { uitDienst: false })
    const [b, c] = [
      await server.build.groep(school.adminId),
      await server.build.groep(school.adminId),
    ]
    await change(id, { groepen: [b] })
    // The change comes from somebody who looked before a colleague added the other group.
    await change(id, { groepen: [b, c] })
    const gezien = { groepen: [b] }
    expect(await change(id, { groepen: [b, school.groepId], alleenAls: gezien })).toMatchObject(
      anders,
    )
    const { docenten } = await readDocenten(server, wie())
    expect(docenten.find((een) => een.id === id)?.groepen.toSorted()).toEqual([b, c].toSorted())
    expect((await change(id, { groepen: [], alleenAls: { groepen: [c, b] } })).status).toBe(200)
  })

  it('keeps its name on what it did', async () => {
    await change(school.docent.id, { role: 'schooladmin' })
    const { token } = (await signIn(school.docent.gebruikersnaam, school.docent.wachtwoord))
      .body as { token: string }
    await invite(server, { adminId: school.adminId, token })
    await change(school.docent.id, { uitDienst: true })
    const { log } = await readDocenten(server, wie())
    expect(log.find(({ wat }) => wat === 'uitgenodigd')?.wie).toBe('Sanne de docent')
  })

  it('is nobody of another school', async () => {
    const ander = await buildSchool(server)
    expect((await change(ander.docent.id, { uitDienst: true })).status).toBe(404)
    const overdragen = { uitDienst: true, overdragenAan: ander.docent.id }
    expect((await change(school.docent.id, overdragen)).status).toBe(404)
    const { docenten } = await readDocenten(server, wie())
    expect(docenten.find(({ id }) => id === school.docent.id)?.uitDienst).toBe(false)
  })
})

describe('the last who can run a school', () => {
  const fout = { status: 409, body: { code: 'laatste_beheerder' } }

  it('stays: no other role, not out of service', async () => {
    expect(await change(hoofd.id, { role: 'docent' })).toMatchObject(fout)
    expect(await change(hoofd.id, { uitDienst: true })).toMatchObject(fout)
  })

  it('may go once there is another (decoy)', async () => {
    await server.build.medewerker(school.adminId, 'schooladmin')
    expect((await change(hoofd.id, { role: 'docent' })).status).toBe(200)
  })

  it('is one of two who send each other out at the same moment', async () => {
    const ander = await server.build.medewerker(school.adminId, 'schooladmin')
    const samen = await Promise.all([
      change(ander.id, { uitDienst: true }, hoofd.token),
      change(hoofd.id, { uitDienst: true }, ander.token),
    ])
    expect(samen.map(({ status }) => status).toSorted()).toEqual([200, 409])
  })

  it('does not count somebody whose sign-in is off', async () => {
    const ander = await server.build.medewerker(school.adminId, 'schooladmin')
    await server.owner
      .updateTable('login')
      .set({ actief: false })
      .where('id', '=', ander.id)
      .execute()
    expect(await change(hoofd.id, { uitDienst: true })).toMatchObject(fout)
  })
})

describe('who teaches what', () => {
  it('is changed at once, with groups of this school alone', async () => {
    const tweede = await server.build.groep(school.adminId as AdminId)
    await change(school.docent.id, { groepen: [tweede] })
    const groepen = await server.call(`/api/admins/${school.adminId}/groepen`, {
      token: school.docent.token,
    })
    expect((groepen.body as { groepen: { id: string }[] }).groepen.map(({ id }) => id)).toEqual([
      tweede,
    ])
    expect(await idVan(school.docent.gebruikersnaam)).toBe(school.docent.id)
    const ander = await buildSchool(server)
    expect((await change(school.docent.id, { groepen: [ander.groepId] })).status).toBe(400)
  })
})
