import type { AdminId, GroepId, LeerlingId, UserId } from '@letterhaven/contracts/ids'
import type { InzageLijst } from '@letterhaven/contracts/inzage'
import type { KantoorAdmins, KijkKeuze, KijkMee } from '@letterhaven/contracts/kijk-mee'
import type { BuiltUser } from '@letterhaven/testkit/factories'
import { kopVan, REDEN, startLook } from '@letterhaven/testkit/kantoor-proeven'
import { startTestServer, type TestServer } from '@letterhaven/testkit/test-server'
import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, describe, expect, inject, it } from 'vitest'
import { sweepSporen } from '../bewaartermijn/bewaartermijn.service.ts'

const MINUUT = 60_000

let server: TestServer
let vooruit = 0
let kantoor: BuiltUser<UserId>
let adminId: AdminId
let baas: BuiltUser<UserId>
let juf: BuiltUser<UserId>
let eigen: GroepId
let andere: GroepId
let kind: BuiltUser<LeerlingId>

beforeAll(async () => {
  server = await startTestServer(inject('postgres'), () => new Date(Date.now() + vooruit))
})
beforeEach(async () => {
  vooruit = 0
  const { build } = server
  kantoor = await build.kantoor('office')
  adminId = await build.admin({ naam: 'De Klimop', plaats: 'Gent', schoolnummer: '12AB' })
  baas = await build.medewerker(adminId, 'schooladmin')
  juf = await build.medewerker(adminId, 'docent')
  eigen = await build.groep(adminId, { naam: 'Groep 5', docenten: [juf.id] })
  andere = await build.groep(adminId, { naam: 'Groep 6' })
  kind = await build.leerling(adminId, { groepId: eigen, voornaam: 'Noor', achternaam: '' })
})
afterAll(() => server.close())

const begin = (wat: { als?: UserId | null; adminId?: AdminId } = {}) =>
  startLook(server, kantoor.token, { adminId, ...wat })
const peek = (look: KijkMee, pad: string, token = kantoor.token) =>
  server.call(pad, { token, headers: kopVan(look) })
const groepen = (look: KijkMee) => peek(look, `/api/admins/${adminId}/groepen`)
const eenLook = ({ id }: KijkMee, rest = '') => `/api/kantoor/kijk-mee/${id}${rest}`
const perform = (pad: string, method: 'POST' | 'DELETE' | 'GET', body?: unknown) =>
  server.call(pad, { method, token: kantoor.token, ...(body ? { body } : {}) })
const logboek = async (): Promise<InzageLijst['inzage']> => {
  const { body } = await server.call(`/api/admins/${adminId}/inzage`, { token: baas.token })
  return (body as InzageLijst).inzage
}

describe('beginning to look along', () => {
  it('asks for a reason that tells something, and says for whom it is', async () => {
    for (const reden of [
      '',
      'zomaar',
      '         kort ',
      'x'.repeat(201),
      'van alles\u0000en nog',
      '\u200b'.repeat(10),
      '\u3164'.repeat(12),
      '\u0301'.repeat(12),
      '..........',
    ]) {
      const body = { adminId, als: null, reden }
      const antwoord = await server.call('/api/kantoor/kijk-mee', {
        method: 'POST',
        token: kantoor.token,
        body,
      })
      expect(antwoord).toMatchObject({
        status: 400,
        body: { velden: { reden: expect.any(String) } },
      })
    }
    const kort = { adminId, als: null, reden: 'zomaar' }
    expect((await perform('/api/kantoor/kijk-mee', 'POST', kort)).body).toMatchObject({
      velden: { reden: 'Schrijf in minstens 10 tekens op waarom je meekijkt; de school leest het' },
    })
    expect(await logboek()).toEqual([])
  })

  it('is as whoever runs the account, or as one of its docenten by name', async () => {
    const pad = `/api/kantoor/admins/${adminId}/kijk-mee`
    const keuze = (await perform(pad, 'GET')).body as KijkKeuze
    expect(keuze).toMatchObject({
      admin: { naam: 'De Klimop' },
      role: 'schooladmin',
      docenten: [{ id: juf.id, naam: 'Sanne de docent' }],
    })
    expect(await begin()).toMatchObject({
      admin: { naam: 'De Klimop' },
      role: 'schooladmin',
      naam: null,
    })
    expect(await begin({ als: juf.id })).toMatchObject({ role: 'docent', naam: 'Sanne de docent' })
    const vreemd = await server.build.medewerker(await server.build.admin())
    for (const als of [baas.id, vreemd.id, crypto.randomUUID()]) {
      const body = { adminId, als, reden: REDEN }
      expect((await perform('/api/kantoor/kijk-mee', 'POST', body)).status).toBe(404)
    }
    const thuis = await server.build.admin({ soort: 'thuis' })
    expect(await begin({ adminId: thuis })).toMatchObject({ role: 'thuisadmin' })
  })

  it('is found by the words of a name, a place or a number as they begin', async () => {
    const gast = await server.build.admin({ naam: 'Klimop gast', soort: 'demo' })
    const search = async (woorden: string) => {
      const pad = `/api/kantoor/admins?zoek=${encodeURIComponent(woorden)}`
      return ((await perform(pad, 'GET')).body as KantoorAdmins).admins.map(({ id }) => id)
    }
    // Accents, capitals, apostrophes and hyphens make no difference.
    for (const woorden of ['klim', 'gent KLIMÔP', '12ab', " dé  kl'imop ", 'de-klimop'])
      expect(await search(woorden)).toContain(adminId)
    expect(await search('klim')).not.toContain(gast)
    for (const woorden of ['limop', 'klim%p', 'antwerpen klim', '_'])
      expect(await search(woorden)).not.toContain(adminId)
  })

  it('shows accounts a page at a time, each of them once', async () => {
    const namen = Array.from({ length: 60 }, (_, i) => `Zeilschip ${i % 3}`)
    const gemaakt = await Promise.all(namen.map((naam) => server.build.admin({ naam })))
    const gezien: string[] = []
    let na = ''
    do {
      const { admins, verder } = (await perform(`/api/kantoor/admins?zoek=zeilschip${na}`, 'GET'))
        .body as KantoorAdmins
      gezien.push(...admins.map(({ id }) => id))
      na = verder ? `&na=${verder}` : ''
    } while (na)
    expect(gezien.toSorted()).toEqual(gemaakt.map(String).toSorted())
  })
})

describe('a look', () => {
  it('shows what that docent sees and no more', async () => {
    const look = await begin({ als: juf.id })
    const { body } = await groepen(look)
    expect((body as { groepen: { id: string }[] }).groepen.map(({ id }) => id)).toEqual([eigen])
    expect((await peek(look, `/api/admins/${adminId}/groepen/${andere}`)).status).toBe(404)
    const buur = await server.build.leerling(adminId, { groepId: andere })
    expect((await peek(look, `/api/leerlingen/${buur.id}/landkaart`)).status).toBe(404)
    expect((await peek(look, `/api/leerlingen/${kind.id}/landkaart`)).status).toBe(200)
    expect((await peek(look, `/api/admins/${adminId}/docenten`)).status).toBe(403)
    const alles = await begin()
    expect((await peek(alles, `/api/admins/${adminId}/docenten`)).status).toBe(200)
    expect((await peek(alles, `/api/leerlingen/${buur.id}/landkaart`)).status).toBe(200)
  })

  it('lasts half an hour by the server’s clock, and half an hour more from when it is asked, once', async () => {
    const look = await begin()
    expect(look.nogMs).toBeLessThanOrEqual(30 * MINUUT)
    expect(look.nogMs).toBeGreaterThan(29 * MINUUT)
    vooruit = 20 * MINUUT
    expect((await groepen(look)).status).toBe(200)
    const meer = (await perform(eenLook(look, '/verlengen'), 'POST')).body as KijkMee
    expect(meer.verlengd).toBe(true)
    expect(meer.nogMs).toBeGreaterThan(29 * MINUUT)
    expect(await perform(eenLook(look, '/verlengen'), 'POST')).toMatchObject({
      status: 409,
      body: { code: 'kijk_mee_verlengd' },
    })
    vooruit = 48 * MINUUT
    expect((await groepen(look)).status).toBe(200)
    vooruit = 51 * MINUUT
    expect(await groepen(look)).toMatchObject({ status: 409, body: { code: 'kijk_mee_nodig' } })
    expect((await perform(eenLook(look), 'GET')).status).toBe(404)
    expect((await perform(eenLook(look, '/verlengen'), 'POST')).status).toBe(404)
    expect((await perform(eenLook(look), 'DELETE')).body).toEqual({ gestopt: false })
  })

  it('ends when it is stopped, when another begins, and with its docent or its school', async () => {
    const gestopt = await begin()
    expect((await perform(eenLook(gestopt), 'DELETE')).body).toEqual({ gestopt: true })
    expect((await groepen(gestopt)).status).toBe(409)
    const eerste = await begin()
    await begin({ adminId: await server.build.admin() })
    expect((await groepen(eerste)).status).toBe(409)
    const alsJuf = await begin({ als: juf.id })
    expect((await groepen(alsJuf)).status).toBe(200)
    await server.call(`/api/admins/${adminId}/docenten/${juf.id}`, {
      method: 'PATCH',
      token: baas.token,
      body: { uitDienst: true },
    })
    expect((await groepen(alsJuf)).status).toBe(409)
    const weg = await server.build.admin()
    const bijWeg = await begin({ adminId: weg })
    const pad = `/api/admins/${weg}/groepen`
    expect((await peek(bijWeg, pad)).status).toBe(200)
    const { owner } = server
    for (const tabel of ['licentie_bestelling', 'inzage_log', 'admin'])
      await sql`delete from ${sql.table(tabel)} where admin_id = ${weg}`.execute(owner)
    expect((await peek(bijWeg, pad)).status).toBe(409)
  })

  it('ends with signing out', async () => {
    const look = await begin()
    const uit = { method: 'POST', token: kantoor.token } as const
    expect((await server.call('/api/auth/uitloggen', uit)).status).toBe(200)
    const regel = (await logboek()).find(({ wat }) => wat === 'meekijken')
    expect(regel?.kijkMee?.loopt).toBe(false)
    expect(look.nogMs).toBeGreaterThan(0)
  })

  it('is of who began it alone', async () => {
    const look = await begin()
    const collega = await server.build.kantoor('superadmin')
    const pad = `/api/admins/${adminId}/groepen`
    expect((await peek(look, pad, collega.token)).status).toBe(409)
    const anders = { token: collega.token }
    expect((await server.call(eenLook(look), anders)).status).toBe(404)
    expect((await server.call(eenLook(look), { ...anders, method: 'DELETE' })).status).toBe(404)
    // For somebody of a school, a look changes nothing.
    const vreemd = await server.build.medewerker(await server.build.admin(), 'schooladmin')
    expect((await peek(look, pad, vreemd.token)).status).toBe(404)
  })

  it('leaves no trace in the practice of a child whose map was never opened', async () => {
    const tellingen = async () => {
      const { rows } = await sql<{ naam: string }>`
        select relname as naam from pg_class where relkind = 'r' and relnamespace = 'public'::regnamespace
          and relname not in ('inzage_log', 'kijk_mee', 'sessie') order by 1`.execute(server.owner)
      const aantallen: Record<string, number> = {}
      for (const { naam } of rows) {
        const { rows: geteld } = await sql<{ n: number }>`
          select count(*)::int as n from ${sql.table(naam)}`.execute(server.owner)
        aantallen[naam] = geteld[0]?.n ?? -1
      }
      return aantallen
    }
    const look = await begin()
    const voor = await tellingen()
    const kaart = await peek(look, `/api/leerlingen/${kind.id}/landkaart`)
    expect(kaart).toMatchObject({ status: 200, body: { leerling: { voornaam: 'Noor' } } })
    expect((await peek(look, `/api/leerlingen/${kind.id}/plek`)).status).toBe(200)
    await groepen(look)
    expect(await tellingen()).toEqual(voor)
    // Decoy: the child itself does leave a trace.
    await server.call(`/api/leerlingen/${kind.id}/landkaart`, { token: kind.token })
    expect(await tellingen()).not.toEqual(voor)
  })
})

describe('the log of the school', () => {
  it('says who, why, as whom, from when till when, and what kinds of pages', async () => {
    const look = await begin({ als: juf.id })
    const kaart = `/api/leerlingen/${kind.id}/landkaart`
    for (const pad of [`/api/admins/${adminId}/groepen/${eigen}`, kaart, kaart])
      expect((await peek(look, pad)).status).toBe(200)
    expect((await peek(look, `/api/admins/${adminId}/groepen/${andere}`)).status).toBe(404)
    const regels = await logboek()
    expect(
      regels.every(({ reden, role, wie }) => reden === REDEN && role === 'office' && !wie),
    ).toBe(true)
    expect(regels.map(({ wat, leerling, groep }) => [wat, leerling, groep])).toEqual(
      expect.arrayContaining([
        ['meekijken', null, null],
        ['voortgang', null, 'Groep 5'],
        ['landkaart', 'Noor', null],
      ]),
    )
    // A page seen twice stands there once, and a refused page was not seen.
    expect(regels).toHaveLength(3)
    const { kijkMee } = regels.find(({ wat }) => wat === 'meekijken') ?? {}
    expect(kijkMee).toMatchObject({
      role: 'docent',
      naam: 'Sanne de docent',
      loopt: true,
      soorten: ['landkaart', 'voortgang'],
    })
    vooruit = 5 * MINUUT
    await perform(eenLook(look), 'DELETE')
    const na = (await logboek()).find(({ wat }) => wat === 'meekijken')?.kijkMee
    expect(na?.loopt).toBe(false)
    const duur = Date.parse(na?.tot ?? '') - Date.parse(na?.van ?? '')
    expect(duur).toBeGreaterThanOrEqual(5 * MINUUT)
    expect(duur).toBeLessThan(10 * MINUUT)
  })

  it('has no line without its look, nor a look without its line', async () => {
    await sql`alter table inzage_log rename to inzage_weg`.execute(server.owner)
    const body = { adminId, als: null, reden: REDEN }
    expect((await perform('/api/kantoor/kijk-mee', 'POST', body)).status).toBe(500)
    await sql`alter table inzage_weg rename to inzage_log`.execute(server.owner)
    const over = await server.owner
      .selectFrom('kijk_mee')
      .select('id')
      .where('voor_admin', '=', adminId)
      .execute()
    expect(over).toEqual([])
  })

  it('shows a school its own looks alone, and forgets them after two years', async () => {
    await begin()
    const elders = await server.build.admin()
    const { ctx, owner } = server
    const gezien = await ctx.kysely.transaction().execute(async (db) => {
      await sql`select set_config('app.admin_id', ${elders}, true)`.execute(db)
      return db.selectFrom('kijk_mee').select('id').execute()
    })
    expect(gezien).toEqual([])
    const telling = async () =>
      (await owner.selectFrom('kijk_mee').select('id').where('voor_admin', '=', adminId).execute())
        .length
    /** Makes the look this many days older, because the round believes no clock that is ahead of the database's. */
    const age = (dagen: number) =>
      sql`update kijk_mee set van = van - ${dagen} * interval '1 day', tot = tot - ${dagen} * interval '1 day'
        where voor_admin = ${adminId}`.execute(owner)
    await age(729)
    await sweepSporen(ctx)
    expect(await telling()).toBe(1)
    await age(3)
    await sweepSporen(ctx)
    expect(await telling()).toBe(0)
  })
})
