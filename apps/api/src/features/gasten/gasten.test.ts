import type { Landkaart } from '@letterhaven/contracts/landkaart'
import type { TaakPakket } from '@letterhaven/contracts/taak'
import type { LeerlingId, TaakId } from '@letterhaven/contracts/ids'
import { nieuwAntwoord } from '@letterhaven/testkit/nieuw-antwoord'
import { startTestServer, type TestServer } from '@letterhaven/testkit/test-server'
import { woordenTotEnMet, WOORDGROEPEN } from '@letterhaven/taal/woorden'
import { drainWachtrij } from '@letterhaven/testkit/wachtrij'
import { sql } from 'kysely'
import { afterEach, beforeEach, describe, expect, inject, it } from 'vitest'
import { createGastenService, GAST_ADMIN, sweepGasten } from './gasten.service.ts'

const DAG_MS = 86_400_000
const UUR_MS = 3_600_000
const OUDSTE = Math.max(...WOORDGROEPEN)

let server: TestServer
/** How far the server's clock runs ahead, in milliseconds. */
let vooruit: number

beforeEach(async () => {
  vooruit = 0
  server = await startTestServer(inject('postgres'), () => new Date(Date.now() + vooruit))
})
afterEach(() => server.close())

const begin = (body: object = {}, host = 'localhost') =>
  server.call('/api/auth', { method: 'POST', body: { demo: true, ...body }, headers: { host } })

interface Gast {
  readonly id: LeerlingId
  readonly token: string
  readonly adminId: string | null
}

async function makeGast(jaargroep = 4, host = 'localhost'): Promise<Gast> {
  const { status, body } = await begin({ jaargroep }, host)
  expect(status).toBe(200)
  const { token } = body as { token: string }
  const { _id, adminId } = server.ctx.tokens.verify(token)
  return { id: _id as LeerlingId, token, adminId }
}

const kaartVan = (gast: Gast) =>
  server.call(`/api/leerlingen/${gast.id}/landkaart`, { token: gast.token })

/** Returns the taak to which a guest's boat sails, with the answer that brings its pakket. */
async function eerstePakket(gast: Gast) {
  const { verder } = (await kaartVan(gast)).body as Landkaart
  const taakId = verder?.taakId ?? ('none' as TaakId)
  const pad = `/api/leerlingen/${gast.id}/taken/${taakId}`
  return { taakId, ...(await server.call(pad, { token: gast.token })) }
}

/** Plays as a guest: opens the map, takes a taak and answers. Returns the status of the last call. */
async function play(gast: Gast, antwoorden = 3): Promise<number> {
  const { taakId, body: pakket } = await eerstePakket(gast)
  const woord = (pakket as TaakPakket).woorden[0]
  const body = {
    antwoorden: Array.from({ length: antwoorden }, () => nieuwAntwoord({ taakId, woord })),
  }
  const pad = `/api/leerlingen/${gast.id}/antwoorden`
  return (await server.call(pad, { method: 'POST', token: gast.token, body })).status
}

/** Lists the tables in which an id stands, in whatever column. */
async function sporenVan(id: string): Promise<string[]> {
  const { rows: kolommen } = await sql<{ tabel: string; kolom: string }>`
    select table_name as tabel, column_name as kolom from information_schema.columns
    where table_schema = 'public' and udt_name = 'uuid'`.execute(server.owner)
  const gevonden: string[] = []
  for (const { tabel, kolom } of kolommen) {
    const { rows } = await sql`select from ${sql.table(tabel)} where ${sql.ref(kolom)} = ${id}
      limit 1`.execute(server.owner)
    if (rows.length > 0) gevonden.push(tabel)
  }
  return [...new Set(gevonden)].toSorted()
}

describe('a guest', () => {
  it('gets a map of their own, in the jaargroep that was chosen, and can play', async () => {
    const gast = await makeGast(6)
    expect(server.ctx.tokens.verify(gast.token)).toMatchObject({ role: 'demo' })
    const rij = await server.owner
      .selectFrom('leerling')
      .selectAll()
      .where('id', '=', gast.id)
      .executeTakeFirstOrThrow()
    expect(rij).toMatchObject({ admin_id: GAST_ADMIN.nl, jaargroep: 6, achternaam: '' })
    const kaart = await kaartVan(gast)
    expect(kaart).toMatchObject({ status: 200, body: { leerling: { voornaam: rij.voornaam } } })
    expect(await play(gast)).toBe(200)
    const account = await server.call(`/api/users/${gast.id}`, { token: gast.token })
    expect(account).toMatchObject({
      status: 200,
      body: { role: 'demo', naam: rij.voornaam, admin: { soort: 'demo', land: 'nl' } },
    })
  })

  it.each(WOORDGROEPEN)(
    'of groep %i has a map, and a taak with words it can play',
    async (jaar) => {
      const gast = await makeGast(jaar)
      const { body } = await kaartVan(gast)
      const vensters = (body as Landkaart).eilanden.flatMap(({ somvensters }) => somvensters)
      expect(vensters.length).toBeGreaterThan(3)
      expect(await play(gast)).toBe(200)
    },
  )

  it('of the oldest year meets words that the younger ones do not have yet', async () => {
    const jongere = new Set((await woordenTotEnMet(OUDSTE - 2)).map(({ w }) => w))
    const gast = await makeGast(OUDSTE)
    const { woorden } = (await eerstePakket(gast)).body as TaakPakket
    expect(woorden.filter(({ id }) => !jongere.has(id)).length).toBeGreaterThan(0)
  })

  it('belongs to the country of the host', async () => {
    expect((await makeGast(4, 'vlaams.localhost')).adminId).toBe(GAST_ADMIN.be)
    expect((await makeGast(4, 'www.letterhaven.be')).adminId).toBe(GAST_ADMIN.be)
    expect((await makeGast(4, 'letterhaven.nl')).adminId).toBe(GAST_ADMIN.nl)
    const landen = await server.owner
      .selectFrom('admin')
      .select(['admin_id', 'land', 'soort'])
      .orderBy('admin_id')
      .execute()
    expect(landen).toEqual([
      { admin_id: GAST_ADMIN.nl, land: 'nl', soort: 'demo' },
      { admin_id: GAST_ADMIN.be, land: 'be', soort: 'demo' },
    ])
  })

  it('does not reach another guest, nor a leerling of a school', async () => {
    const [een, twee] = [await makeGast(), await makeGast()]
    const leerling = await server.build.leerling(await server.build.admin())
    for (const id of [twee.id, leerling.id])
      expect((await kaartVan({ ...een, id })).status).toBe(404)
    expect((await kaartVan(een)).status).toBe(200)
  })

  it.each([
    [{ jaargroep: 2 }, 'jaargroep'],
    [{ jaargroep: 9 }, 'jaargroep'],
    [{ jaargroep: '4' }, 'jaargroep'],
    [{ demo: false }, 'demo'],
    [{ demo: 'true' }, 'demo'],
    [{ role: 'docent' }, 'role'],
    [{ gebruikersnaam: 'x', wachtwoord: 'y' }, 'gebruikersnaam'],
  ])('is not made from %o', async (body, veld) => {
    const antwoord = await begin(body)
    expect(antwoord).toMatchObject({ status: 400, body: { code: 'invalid_input' } })
    expect(Object.keys((antwoord.body as { velden: object }).velden)).toContain(veld)
    expect(await server.owner.selectFrom('gast').select('leerling_id').execute()).toEqual([])
  })

  it('cannot be signed in as by a name and a password', async () => {
    const gast = await makeGast()
    for (const wachtwoord of ['gast', gast.id, ' ']) {
      const body = { gebruikersnaam: `gast.${gast.id}`, wachtwoord }
      const { status } = await server.call('/api/auth', { method: 'POST', body })
      expect(status).toBe(400)
    }
  })
})

describe('a day later', () => {
  it('nothing of a guest is left in any table, and everybody else is still there', async () => {
    const { build, owner, ctx } = server
    const weg = await makeGast()
    expect(await play(weg)).toBe(200)
    const sporen = [
      'antwoord',
      'dagtelling',
      'gast',
      'leerling',
      'lidmaatschap',
      'login',
      'somvenster',
      'staat',
    ]
    expect(await sporenVan(weg.id)).toEqual(expect.arrayContaining([...sporen, 'taak']))
    vooruit = DAG_MS / 2
    const blijft = await makeGast()
    expect(await play(blijft)).toBe(200)
    const vanSchool = await build.leerling(await build.admin())
    const vast = await build.leerling(await build.admin({ soort: 'demo' }), { role: 'demo' })

    vooruit = DAG_MS - UUR_MS
    expect(await sweepGasten(ctx)).toBe(0)
    vooruit = DAG_MS + UUR_MS
    expect(await sweepGasten(ctx)).toBe(1)
    expect(await sporenVan(weg.id)).toEqual([])
    for (const { id } of [blijft, vanSchool, vast])
      expect((await sporenVan(id)).length).toBeGreaterThan(2)
    expect(await owner.selectFrom('antwoord').select('id').execute()).toHaveLength(3)
    expect((await kaartVan(weg)).status).toBe(401)
  })

  it('goes by the clock of the queue, and takes as many rounds as are needed', async () => {
    const eerste = await makeGast()
    await play(eerste)
    await sql`
      with nieuw as (select gen_random_uuid() as id from generate_series(1, 60)),
      kind as (
        insert into leerling (admin_id, id, voornaam, jaargroep)
        select ${GAST_ADMIN.nl}::uuid, id, 'Krab', 4 from nieuw)
      insert into gast (admin_id, leerling_id, tot)
      select ${GAST_ADMIN.nl}::uuid, id, now() from nieuw`.execute(server.owner)
    vooruit = 2 * DAG_MS
    await sql`select graphile_worker.add_job('ruim_gasten_op')`.execute(server.owner)
    await drainWachtrij(server)
    expect(await server.owner.selectFrom('gast').select('leerling_id').execute()).toEqual([])
    expect(await server.owner.selectFrom('leerling').select('id').execute()).toEqual([])
  })

  it('knows every table that holds something of a leerling', async () => {
    const { rows } = await sql<{ tabel: string; bekend: boolean }>`
      select table_name as tabel, (
        pg_get_functiondef('verwijder_gasten'::regproc) like '%public.wis_leerlingen(%'
        and (pg_get_functiondef('wis_leerlingen'::regproc) like '%public.' || table_name || ' %'
          or pg_get_functiondef('wis_leerlingen'::regproc) like '%''' || table_name || '''%')
      ) as bekend
      from information_schema.columns
      where table_schema = 'public' and column_name = 'leerling_id'`.execute(server.owner)
    expect(rows.map(({ tabel }) => tabel)).toContain('antwoord')
    expect(rows.filter(({ tabel, bekend }) => !bekend && tabel !== 'gast')).toEqual([])
  })

  it('sweeps nobody of a school, even one that is called a guest', async () => {
    const adminId = await server.build.admin()
    const { id } = await server.build.leerling(adminId)
    const alsGast = server.owner
      .insertInto('gast')
      .values({ admin_id: adminId, leerling_id: id, tot: new Date(0) })
      .execute()
    await expect(alsGast).rejects.toThrow(/foreign key/)
  })
})

const van = {
  host: 'localhost',
  base: 'http://localhost',
  address: '192.0.2.7',
  agent: '',
  bearer: null,
  contract: 1,
}

describe('the brakes', () => {
  it('stop one address that keeps making guests, with a sentence; another goes on', async () => {
    const gasten = createGastenService(server.ctx, { perAddress: 3, atOnce: 100 })
    const start = (address: string) => gasten.start({ demo: true }, { ...van, address })
    for (let keer = 0; keer < 3; keer += 1) await start('192.0.2.7')
    await expect(start('192.0.2.7')).rejects.toThrow('too_many_attempts')
    await expect(start('192.0.2.8')).resolves.toHaveProperty('token')
    vooruit = 3_600_000
    await expect(start('192.0.2.7')).resolves.toHaveProperty('token')
  })

  it('answer the call with 429 and a Dutch sentence', async () => {
    const statussen = new Set<number>()
    for (let keer = 0; keer < 90; keer += 1) statussen.add((await begin()).status)
    expect([...statussen]).toEqual([200])
    expect(await begin()).toMatchObject({
      status: 429,
      body: { code: 'too_many_attempts', message: expect.stringMatching(/Wacht even/) },
    })
  })

  it('stop at as many guests as there is room for, until some are swept out', async () => {
    const gasten = createGastenService(server.ctx, { perAddress: 100, atOnce: 2 })
    const start = (host = 'localhost') => gasten.start({ demo: true }, { ...van, host })
    await start()
    await start()
    await expect(start()).rejects.toThrow('gasten_full')
    await expect(start('vlaams.localhost')).resolves.toHaveProperty('token')
    vooruit = DAG_MS
    await sweepGasten(server.ctx)
    await expect(start()).resolves.toHaveProperty('token')
  })

  it('stop a guest who answers without end, and not a leerling', async () => {
    const gast = await makeGast()
    const statussen: number[] = []
    for (let keer = 0; keer < 16; keer += 1) statussen.push(await play(gast, 100))
    expect(statussen).toEqual([...Array.from({ length: 15 }, () => 200), 429])
  })
})
