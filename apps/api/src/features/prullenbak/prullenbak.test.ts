import type { LeerlingId } from '@letterhaven/contracts/ids'
import { putAway, readPrullenbak, erase } from '@letterhaven/testkit/prullenbak-proeven'
import { buildSchool, type TestSchool } from '@letterhaven/testkit/test-school'
import { startTestServer, type TestServer } from '@letterhaven/testkit/test-server'
import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, describe, expect, inject, it } from 'vitest'
import { sweepPrullenbak } from './prullenbak.service.ts'

let server: TestServer
let school: TestSchool
let wie: { adminId: TestSchool['adminId']; token: string }
let vooruit = 0
const DAG_MS = 86_400_000

beforeAll(async () => {
  server = await startTestServer(inject('postgres'), () => new Date(Date.now() + vooruit))
})
afterAll(() => server.close())
beforeEach(async () => {
  vooruit = 0
  school = await buildSchool(server)
  wie = { adminId: school.adminId, token: school.rollen.schooladmin.token }
})

const weg = (ids: readonly LeerlingId[], token = wie.token) =>
  putAway(server, { ...wie, token }, { leerlingen: [...ids], weg: true })
const terug = (ids: readonly LeerlingId[], rest: object = {}, token = wie.token) =>
  putAway(server, { ...wie, token }, { leerlingen: [...ids], weg: false, ...rest })
const kaart = ({ leerling } = school) =>
  server.call(`/api/leerlingen/${leerling.id}/landkaart`, { token: leerling.token })
const signIn = ({ gebruikersnaam, wachtwoord } = school.leerling) =>
  server.call('/api/auth', { method: 'POST', body: { gebruikersnaam, wachtwoord } })

describe('the prullenbak', () => {
  it('takes a pupil out of everything at once, sessions and every way in included, and gives it back', async () => {
    expect((await weg([school.leerling.id])).body).toEqual({ gedaan: [school.leerling.id] })
    // A token that was checked a moment ago is believed for a second; the pupil itself is gone at once.
    expect([401, 404]).toContain((await kaart()).status)
    expect((await signIn()).status).toBe(400)
    const { leerlingen } = await readPrullenbak(server, wie)
    expect(leerlingen).toMatchObject([{ id: school.leerling.id, groepWeg: false }])
    expect(leerlingen[0]?.door).toContain('schooladmin')
    expect((await terug([school.leerling.id])).body).toEqual({ gedaan: [school.leerling.id] })
    const { token } = (await signIn()).body as { token: string }
    const pad = `/api/leerlingen/${school.leerling.id}/landkaart`
    expect((await server.call(pad, { token })).status).toBe(200)
    expect((await readPrullenbak(server, wie)).leerlingen).toEqual([])
  })

  it('is filled and emptied once where two ask the same: the second hears that there was nothing left to do', async () => {
    const school = await buildSchool(server)
    const set = (weg: boolean) =>
      server.call(`/api/admins/${school.adminId}/prullenbak`, {
        method: 'PUT',
        token: school.rollen.schooladmin.token,
        body: { leerlingen: [school.leerling.id], weg },
      })
    for (const weg of [true, false]) {
      expect(await set(weg)).toMatchObject({ status: 200, body: { gedaan: [school.leerling.id] } })
      expect(await set(weg)).toMatchObject({ status: 200, body: { gedaan: [] } })
    }
  })

  it('says to whom it was done, and knows an id by another writing of it', async () => {
    const school = await buildSchool(server)
    const ander = await server.build.leerling(school.adminId, { groepId: school.groepId })
    const put = (leerlingen: readonly string[], weg: boolean) =>
      server.call(`/api/admins/${school.adminId.toUpperCase()}/prullenbak`, {
        method: 'PUT',
        token: school.rollen.schooladmin.token,
        body: { leerlingen, weg },
      })
    const { id } = school.leerling
    expect((await put([id.toUpperCase(), id], true)).body).toEqual({ gedaan: [id] })
    expect((await put([id, ander.id], true)).body).toEqual({ gedaan: [ander.id] })
  })

  it('is for a teacher as far as its own groups go, with the way back', async () => {
    const { token } = school.docent
    expect((await weg([school.leerling.id], token)).status).toBe(200)
    expect((await terug([school.leerling.id], {}, token)).status).toBe(200)
    const vreemd = await server.build.leerling(school.adminId, {
      groepId: await server.build.groep(school.adminId),
    })
    expect((await weg([school.leerling.id, vreemd.id], token)).status).toBe(404)
    expect((await readPrullenbak(server, wie)).leerlingen).toEqual([])
    const nergens = await server.build.leerling(school.adminId)
    await weg([vreemd.id, nergens.id])
    expect((await terug([vreemd.id], {}, token)).status).toBe(404)
    const { groepId } = school
    expect((await terug([nergens.id], { groepId }, token)).status).toBe(404)
    expect((await terug([nergens.id], { groepId })).status).toBe(200)
  })

  it('shows a teacher who sat in the own groups, and where they may sit again', async () => {
    const { token } = school.docent
    const ander = await server.build.groep(school.adminId)
    const vreemd = await server.build.leerling(school.adminId, { groepId: ander })
    const nergens = await server.build.leerling(school.adminId)
    await weg([school.leerling.id, vreemd.id, nergens.id])
    const bak = await readPrullenbak(server, { ...wie, token })
    expect(bak.leerlingen.map(({ id }) => id)).toEqual([school.leerling.id])
    expect(bak.groepen.map(({ id }) => id)).toEqual([school.groepId])
    // Whoever runs the school sees all of them, and what was erased.
    await erase(server, wie, [nergens.id])
    const alles = await readPrullenbak(server, wie)
    expect(alles.leerlingen).toHaveLength(2)
    expect(alles.gewist).toHaveLength(1)
    expect((await readPrullenbak(server, { ...wie, token })).gewist).toEqual([])
    expect((await erase(server, { ...wie, token }, [school.leerling.id])).status).toBe(403)
  })

  it('asks for a group where the old one is no more', async () => {
    const nieuw = await server.build.groep(school.adminId)
    await weg([school.leerling.id])
    await server.owner
      .updateTable('groep')
      .set({ gearchiveerd_op: new Date() })
      .where('id', '=', school.groepId)
      .execute()
    expect((await readPrullenbak(server, wie)).leerlingen).toMatchObject([{ groepWeg: true }])
    expect(await terug([school.leerling.id])).toMatchObject({
      status: 400,
      body: { velden: { groepId: 'Kies waar dit kind gaat zitten' } },
    })
    const ander = await buildSchool(server)
    expect((await terug([school.leerling.id], { groepId: ander.groepId })).status).toBe(404)
    expect((await terug([school.leerling.id], { groepId: nieuw })).status).toBe(200)
    const zit = await server.owner
      .selectFrom('plaatsing')
      .select('groep_id')
      .where('leerling_id', '=', school.leerling.id)
      .where('tot', 'is', null)
      .execute()
    expect(zit).toEqual([{ groep_id: nieuw }])
  })

  it('erases nobody who does not lie in it, and nobody of another school', async () => {
    expect((await erase(server, wie, [school.leerling.id])).status).toBe(404)
    const ander = await buildSchool(server)
    const elders = { adminId: ander.adminId, token: ander.rollen.schooladmin.token }
    await putAway(server, elders, { leerlingen: [ander.leerling.id], weg: true })
    expect((await erase(server, wie, [ander.leerling.id])).status).toBe(404)
    expect((await readPrullenbak(server, elders)).leerlingen).toHaveLength(1)
    // One pupil who is not in it stops the whole call.
    const tweede = await server.build.leerling(school.adminId, { groepId: school.groepId })
    await weg([school.leerling.id])
    expect((await erase(server, wie, [school.leerling.id, tweede.id])).status).toBe(404)
    expect((await readPrullenbak(server, wie)).leerlingen).toHaveLength(1)
  })

  it('erases or gives back, never both, when both are asked at once', async () => {
    await weg([school.leerling.id])
    const [gewist, gehaald] = await Promise.all([
      erase(server, wie, [school.leerling.id]),
      terug([school.leerling.id]),
    ])
    const er = await server.owner
      .selectFrom('leerling')
      .select('deleted_at')
      .where('id', '=', school.leerling.id)
      .execute()
    const isWeg = er.length === 0
    expect(gewist.status === 200).toBe(isWeg)
    expect((gehaald.body as { gedaan?: string[] }).gedaan?.length === 1).toBe(!isWeg)
  })

  it('erases those of a school, whatever goes wrong at another', async () => {
    const stuk = await buildSchool(server)
    const naar = { adminId: stuk.adminId, token: stuk.rollen.schooladmin.token }
    await putAway(server, naar, { leerlingen: [stuk.leerling.id], weg: true })
    await weg([school.leerling.id])
    // The school where it goes wrong is the first of the round.
    await sql`update leerling set deleted_at = deleted_at - (case when id = ${stuk.leerling.id} then interval '41 days' else interval '40 days' end)
      where id in (${stuk.leerling.id}, ${school.leerling.id})`.execute(server.owner)
    await sql`create function stuk() returns trigger language plpgsql as $$ begin
      if old.id = ${sql.lit(stuk.leerling.id)} then raise exception 'stuk'; end if; return old; end $$`.execute(
      server.owner,
    )
    await sql`create trigger stuk before delete on leerling for each row execute function stuk()`.execute(
      server.owner,
    )
    await expect(sweepPrullenbak(server.ctx)).rejects.toThrow('stuk')
    expect((await readPrullenbak(server, wie)).leerlingen).toEqual([])
    expect((await readPrullenbak(server, naar)).leerlingen).toHaveLength(1)
    await sql`drop trigger stuk on leerling`.execute(server.owner)
    expect(await sweepPrullenbak(server.ctx)).toBe(1)
  })

  it('erases by itself after thirty days, and shows that without a name', async () => {
    const { id } = school.leerling
    const body = { antwoorden: [school.antwoord(), school.antwoord({ gegeven: 'mis' })] }
    const pad = `/api/leerlingen/${id}/antwoorden`
    await server.call(pad, { method: 'POST', token: school.leerling.token, body })
    await weg([id])
    vooruit = 29 * DAG_MS
    await sweepPrullenbak(server.ctx)
    vooruit = 0
    expect((await readPrullenbak(server, wie)).leerlingen).toHaveLength(1)
    vooruit = 31 * DAG_MS
    expect(await sweepPrullenbak(server.ctx)).toBeGreaterThanOrEqual(1)
    vooruit = 0
    const { leerlingen, gewist } = await readPrullenbak(server, wie)
    expect(leerlingen).toEqual([])
    expect(gewist).toMatchObject([{ leerlingen: 1, antwoorden: 2 }])
    expect(JSON.stringify(gewist)).not.toContain(id)
  })
})
