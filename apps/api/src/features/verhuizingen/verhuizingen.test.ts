import { randomBytes } from 'node:crypto'
import type { LeerlingId, UserId } from '@letterhaven/contracts/ids'
import {
  hoofdVan,
  viewVerhuizing,
  makeVerhuistoken,
  move,
} from '@letterhaven/testkit/verhuis-proeven'
import { place } from '@letterhaven/testkit/licentie-proeven'
import { makeTestschool, setReady } from '@letterhaven/testkit/methodetoets-proeven'
import { putAway } from '@letterhaven/testkit/prullenbak-proeven'
import { buildSchool, type TestSchool } from '@letterhaven/testkit/test-school'
import { startTestServer, type TestServer } from '@letterhaven/testkit/test-server'
import { verseStaat } from '@letterhaven/testkit/verse-staat'
import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, describe, expect, inject, it } from 'vitest'
import { herberekenStaat } from '../../kern/staat/herbereken.service.ts'

const DAG_MS = 86_400_000
let server: TestServer
let oud: TestSchool
let nieuw: TestSchool
let kind: LeerlingId

beforeAll(async () => {
  server = await startTestServer(inject('postgres'))
})
afterAll(() => server.close())
beforeEach(async () => {
  oud = await buildSchool(server)
  nieuw = await buildSchool(server)
  kind = oud.leerling.id
  await oud.send([oud.antwoord(), oud.antwoord({ gegeven: 'mis' })])
})

const code = (): Promise<string> => makeVerhuistoken(server, hoofdVan(oud), kind)
const retrieve = async (met: string, naar = nieuw) =>
  move(server, hoofdVan(naar), { code: met, groepId: naar.groepId })
const geweigerd = { status: 410, body: { code: 'verhuistoken_refused' } }

/** Returns what practice left, table by table, without the school and in a fixed order. */
async function spoor(): Promise<Record<string, unknown[]>> {
  const uit: Record<string, unknown[]> = {}
  for (const tabel of [
    'somvenster',
    'taak',
    'antwoord',
    'dagtelling',
    'jaarwissel',
    'staat',
    'staat_dag',
    'aankoop',
    'eigen_plek',
  ]) {
    const { rows } = await sql<{ rij: unknown }>`
      select to_jsonb(t) - 'admin_id' as rij from ${sql.table(tabel)} as t
      where leerling_id = ${kind} order by (to_jsonb(t) - 'admin_id')::text`.execute(server.owner)
    uit[tabel] = rows.map(({ rij }) => rij)
  }
  return uit
}

/** Lists the tables in which a row of a school still names the pupil's id. */
async function restBij({ adminId }: TestSchool): Promise<string[]> {
  const { rows } = await sql<{ naam: string }>`
    select relname as naam from pg_class join pg_attribute on attrelid = pg_class.oid
    where relnamespace = 'public'::regnamespace and relkind = 'r' and attname = 'admin_id'
    order by 1`.execute(server.owner)
  const met: string[] = []
  for (const { naam } of rows) {
    const telling = await sql<{ n: number }>`
      select count(*)::integer as n from ${sql.table(naam)} as rij
      where admin_id = ${adminId} and rij::text like ${`%${kind}%`}`.execute(server.owner)
    if ((telling.rows[0]?.n ?? 0) > 0) met.push(naam)
  }
  return met
}

describe('a pupil who moves', () => {
  it('is shown first: who it is and what comes along, and nothing changes', async () => {
    const met = await code()
    expect(await viewVerhuizing(server, hoofdVan(nieuw), met.toLowerCase())).toMatchObject({
      status: 200,
      body: { jaargroep: 5, antwoorden: 2, dagen: 1, toetsen: 0, zitHierAl: false },
    })
    expect(await restBij(oud)).toContain('antwoord')
    expect(await restBij(nieuw)).toEqual([])
  })

  it('takes every row of its practice along as it was, and leaves nothing behind', async () => {
    const voor = await spoor()
    expect(voor['antwoord']).toHaveLength(2)
    expect(await restBij(oud)).toContain('plaatsing')
    expect(await retrieve(await code())).toMatchObject({ status: 200, body: { leerlingId: kind } })
    expect(await spoor()).toEqual(voor)
    expect(await restBij(oud)).toEqual([])
    expect(await restBij(nieuw)).toEqual(expect.arrayContaining(['antwoord', 'plaatsing', 'staat']))
    const pagina = `/api/admins/${nieuw.adminId}/groepen/${nieuw.groepId}`
    const { body } = await server.call(pagina, { token: nieuw.docent.token })
    expect(JSON.stringify(body)).toContain(kind)
    const bijOud = `/api/admins/${oud.adminId}/leerlingen/${kind}/voortgang`
    expect((await server.call(bijOud, { token: hoofdVan(oud).token })).status).toBe(404)
  })

  it('goes on where it was, over the border too: a late answer is folded in as at home', async () => {
    const vlaams = await server.build.admin({ land: 'be' })
    const groepId = await server.build.groep(vlaams)
    const { token } = await server.build.medewerker(vlaams, 'schooladmin')
    const met = await code()
    const wie = { adminId: vlaams, token }
    expect((await move(server, wie, { code: met, groepId })).status).toBe(200)
    await sql`update staat set achter_vanaf = '2020-01-01' where leerling_id = ${kind}`.execute(
      server.owner,
    )
    await herberekenStaat(server.ctx, vlaams, kind)
    const { rows } = await sql<{ staat: Buffer }>`
      select staat from staat where leerling_id = ${kind}`.execute(server.owner)
    expect(rows[0]?.staat.toString('base64')).toBe(await verseStaat(server, kind))
  })

  it('has no way in left that the old school knows', async () => {
    const { owner } = server
    const login_id = kind as string as UserId
    await owner
      .insertInto('kaart')
      .values({ login_id, token_hash: randomBytes(32) })
      .execute()
    const { geheim: vorig } = await owner
      .selectFrom('login')
      .select('geheim')
      .where('id', '=', login_id)
      .executeTakeFirstOrThrow()
    await retrieve(await code())
    const { gebruikersnaam, wachtwoord } = oud.leerling
    const body = { gebruikersnaam, wachtwoord }
    expect((await server.call('/api/auth', { method: 'POST', body })).status).toBe(400)
    const login = await owner
      .selectFrom('login')
      .select(['gebruikersnaam', 'geheim'])
      .where('id', '=', login_id)
      .executeTakeFirstOrThrow()
    expect(login.gebruikersnaam).toBe(`leerling.${kind}`)
    expect(login.geheim).not.toEqual(vorig)
    for (const tabel of ['kaart', 'sessie', 'koppeling'] as const) {
      const rijen = await owner
        .selectFrom(tabel)
        .selectAll()
        .where('login_id', '=', login_id)
        .execute()
      expect(rijen).toEqual([])
    }
  })

  it('takes the tests along that it handed in, and not one that lies open', async () => {
    await makeTestschool(server, oud)
    const [af, open] = [await setReady(server, oud), await setReady(server, oud)]
    const { token } = oud.leerling
    const toets = `/api/leerlingen/${kind}/methodetoetsen/${af}`
    await server.call(`${toets}/inlevering`, { method: 'POST', token, body: { antwoorden: [] } })
    await retrieve(await code())
    const { rows } = await sql<{ id: string; groep_id: string | null }>`
      select id, groep_id from methodetoets where admin_id = ${nieuw.adminId}`.execute(server.owner)
    expect(rows).toEqual([{ id: af, groep_id: null }])
    expect(rows.map(({ id }) => id)).not.toContain(open)
    await makeTestschool(server, nieuw)
    const pad = `/api/admins/${nieuw.adminId}/leerlingen/${kind}/methodetoetsen`
    expect(await server.call(pad, { token: nieuw.docent.token })).toMatchObject({
      status: 200,
      body: { toetsen: [{ id: af }] },
    })
  })

  it('keeps its ECK iD, but for one that somebody of the new school has', async () => {
    const eckid = 'https://ketenid.nl/201703/abc'
    const set = (id: LeerlingId) =>
      server.owner.updateTable('leerling').set({ eckid }).where('id', '=', id).execute()
    await set(kind)
    await set(nieuw.leerling.id)
    const met = await code()
    expect((await viewVerhuizing(server, hoofdVan(nieuw), met)).body).toMatchObject({
      zitHierAl: true,
    })
    expect((await retrieve(met)).status).toBe(200)
    const rij = await server.owner
      .selectFrom('leerling')
      .select(['eckid', 'sleutel'])
      .where('id', '=', kind)
      .executeTakeFirstOrThrow()
    expect(rij).toEqual({ eckid: null, sleutel: null })
  })

  it('is written down at both schools, by a first name and a letter', async () => {
    const wie = { voornaam: 'Noor', achternaam: 'Vos' }
    await server.owner.updateTable('leerling').set(wie).where('id', '=', kind).execute()
    await retrieve(await code())
    const read = async (school: TestSchool) => {
      const { adminId, token } = hoofdVan(school)
      const { body } = await server.call(`/api/admins/${adminId}/verhuizingen`, { token })
      return (body as { regels: { wat: string; door: string | null }[] }).regels
    }
    const [weg, uit] = await read(oud)
    expect(weg).toMatchObject({ wat: 'vertrokken', door: null })
    expect(uit).toMatchObject({ wat: 'uitgegeven', naam: '' })
    expect(await read(nieuw)).toMatchObject([
      {
        wat: 'gekomen',
        door: 'Sanne de schooladmin',
        naam: 'Noor V.',
      },
    ])
  })
})

describe('a verhuistoken', () => {
  it('works once, and of two schools one gets the pupil', async () => {
    const met = await code()
    const derde = await buildSchool(server)
    const statussen = (await Promise.all([retrieve(met), retrieve(met, derde)])).map(
      ({ status }) => status,
    )
    expect(statussen.toSorted()).toEqual([200, 410])
    expect(await retrieve(met)).toMatchObject(geweigerd)
  })

  it('is refused alike when it is wrong, over, replaced, withdrawn, of the own school or of the prullenbak', async () => {
    const eerste = await code()
    const tweede = await code()
    expect(await retrieve('onzin')).toMatchObject(geweigerd)
    expect(await retrieve(eerste)).toMatchObject(geweigerd)
    expect(await retrieve(tweede, oud)).toMatchObject(geweigerd)
    await putAway(server, hoofdVan(oud), { leerlingen: [kind], weg: true })
    expect(await retrieve(tweede)).toMatchObject(geweigerd)
    await putAway(server, hoofdVan(oud), { leerlingen: [kind], weg: false })
    await server.owner
      .updateTable('verhuistoken')
      .set({ geldig_tot: new Date(Date.now() - 1) })
      .where('leerling_id', '=', kind)
      .execute()
    expect(await retrieve(tweede)).toMatchObject(geweigerd)
    await server.owner
      .updateTable('verhuistoken')
      .set({ geldig_tot: new Date(Date.now() + DAG_MS) })
      .where('leerling_id', '=', kind)
      .execute()
    const { adminId, token } = hoofdVan(oud)
    const pad = `/api/admins/${adminId}/leerlingen/${kind}/verhuistoken`
    expect((await server.call(pad, { token })).body).toMatchObject({
      token: { door: expect.any(String) },
    })
    expect((await server.call(pad, { method: 'DELETE', token })).body).toEqual({
      ingetrokken: true,
    })
    expect((await server.call(pad, { method: 'DELETE', token })).body).toEqual({
      ingetrokken: false,
    })
    expect((await server.call(pad, { token })).body).toEqual({ token: null })
    expect(await retrieve(tweede)).toMatchObject(geweigerd)
    expect(await restBij(oud)).toContain('antwoord')
  })

  it('cannot be guessed at: after ten wrong ones a school waits, another does not', async () => {
    const met = await code()
    for (let keer = 0; keer < 10; keer += 1)
      expect(await viewVerhuizing(server, hoofdVan(nieuw), `mis ${keer}`)).toMatchObject(geweigerd)
    expect((await retrieve(met)).status).toBe(429)
    const derde = await buildSchool(server)
    expect((await retrieve(met, derde)).status).toBe(200)
  })

  it('brings nobody where there is no seat, and works once there is', async () => {
    const { adminId } = hoofdVan(nieuw)
    await server.owner.deleteFrom('licentie_bestelling').where('admin_id', '=', adminId).execute()
    const met = await code()
    expect(await retrieve(met)).toMatchObject({ status: 409, body: { code: 'licentie_vol' } })
    expect(await restBij(nieuw)).toEqual([])
    await place(server, hoofdVan(nieuw), { plaatsen: 100 })
    expect((await retrieve(met)).status).toBe(200)
  })
})
