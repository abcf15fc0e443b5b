import type { Inloggers, KlasIngang, SchoolIngang } from '@letterhaven/contracts/leerling-ingang'
import { makeKlassen } from '@letterhaven/testkit/klassen'
import { buildSchool, type TestSchool } from '@letterhaven/testkit/test-school'
import { kopVan, startLook } from '@letterhaven/testkit/kantoor-proeven'
import { startTestServer, type TestServer } from '@letterhaven/testkit/test-server'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, inject, it, vi } from 'vitest'

let server: TestServer
let school: TestSchool
let andere: TestSchool
let klassen: ReturnType<typeof makeKlassen>
const log: string[] = []

beforeAll(async () => {
  const now = () => new Date()
  server = await startTestServer(inject('postgres'), now, { log: (regel) => log.push(regel) })
  school = await buildSchool(server)
  andere = await buildSchool(server)
  klassen = makeKlassen(server, school)
})
afterAll(() => server.close())

describe('a pupil finds its school and its name', () => {
  it('by the school code, typed in small letters and with a dash', async () => {
    const { groepId, schoolcode, klascode } = await klassen.nieuweGroep()
    await klassen.kindIn(groepId)
    const getypt = ` ${schoolcode.slice(0, 3).toLowerCase()}-${schoolcode.slice(3)} `
    const antwoord = await klassen.post('/api/auth/school', { schoolcode: getypt })
    expect(antwoord.status).toBe(200)
    const { groepen, ...rest } = antwoord.body as SchoolIngang
    expect(rest.schoolcode).toBe(schoolcode)
    expect(groepen.map((groep) => groep.klascode)).toContain(klascode)
  })

  it('sees first names and animals alone, of who sits there today and can sign in', async () => {
    const { groepId, klascode, schoolcode } = await klassen.nieuweGroep()
    const noor = await klassen.kindIn(groepId)
    const tweede = await klassen.kindIn(groepId)
    const { owner } = server
    const elders = await klassen.kindIn(groepId, 'Elders')
    await owner
      .updateTable('plaatsing')
      .set({ tot: '2026-09-01' })
      .where('leerling_id', '=', elders.id)
      .execute()
    const weg = await klassen.kindIn(groepId, 'Weg')
    await owner
      .updateTable('leerling')
      .set({ deleted_at: new Date() })
      .where('id', '=', weg.id)
      .execute()
    const uit = await klassen.kindIn(groepId, 'Uit')
    await owner
      .updateTable('login')
      .set({ actief: false })
      .where('gebruikersnaam', '=', uit.gebruikersnaam)
      .execute()
    const klas = (await klassen.post('/api/auth/klas', { klascode })).body as KlasIngang
    expect(klas.schoolcode).toBe(schoolcode)
    expect(klas.leerlingen.map(({ leerlingId }) => leerlingId).toSorted()).toEqual(
      [noor.id, tweede.id].toSorted(),
    )
    const dieren = klas.leerlingen.map(({ dier }) => dier)
    expect(new Set(dieren).size).toBe(2)
    expect(Object.keys(klas.leerlingen[0] ?? {}).toSorted()).toEqual([
      'dier',
      'leerlingId',
      'plaatjes',
      'voornaam',
    ])
    const opnieuw = (await klassen.post('/api/auth/klas', { klascode })).body as KlasIngang
    expect(opnieuw.leerlingen).toEqual(klas.leerlingen)
  })

  it('is answered alike for a code that is unknown, no code at all, or switched off', async () => {
    const { groepId, klascode } = await klassen.nieuweGroep()
    await klassen.kindIn(groepId)
    expect((await klassen.post('/api/auth/klas', { klascode })).status).toBe(200)
    await server.owner.deleteFrom('klascode').where('code', '=', klascode).execute()
    const antwoorden = [
      await klassen.post('/api/auth/klas', { klascode }),
      await klassen.post('/api/auth/klas', { klascode: 'abcdefghjk' }),
      await klassen.post('/api/auth/klas', { klascode: "' or 1=1 --" }),
      await klassen.post('/api/auth/klas', { klascode: '' }),
      await klassen.post('/api/auth/school', { schoolcode: 'ZZZZZZ' }),
      await klassen.post('/api/auth/school', { schoolcode: '💥' }),
    ]
    const zonderDatum = antwoorden.map(({ status, body, headers: { date: _d, ...headers } }) => ({
      status,
      body,
      headers,
    }))
    expect(zonderDatum[0]?.status).toBe(404)
    for (const antwoord of zonderDatum) expect(antwoord).toEqual(zonderDatum[0])
  })
})

describe('a pupil comes in', () => {
  it('with its words and with its pictures, and not with those of a class mate', async () => {
    const { groepId, schoolcode } = await klassen.nieuweGroep()
    const [kind, ander] = [await klassen.kindIn(groepId), await klassen.kindIn(groepId)]
    const { woorden, plaatjes } = (await klassen.vernieuw(kind, 'plaatjes')).body as {
      woorden: string
      plaatjes: string[]
    }
    expect(woorden).toBe(kind.wachtwoord)
    const attempt = async (leerlingId: string, geheim: string) =>
      (await klassen.naarDeur({ schoolcode, leerlingId, geheim })).status
    expect(await attempt(kind.id, ` ${woorden.toUpperCase()} `)).toBe(200)
    expect(await attempt(kind.id, plaatjes.join(' '))).toBe(200)
    expect(await attempt(kind.id, plaatjes.toReversed().join(' '))).toBe(400)
    expect(await attempt(ander.id, woorden)).toBe(400)
    expect(await attempt(ander.id, plaatjes.join(' '))).toBe(400)
  })

  it('not with the code of another school, nor as somebody who is no pupil', async () => {
    const { schoolcode } = await klassen.nieuweGroep()
    const vreemd = await makeKlassen(server, andere).lijst(andere.groepId)
    const { id: leerlingId, wachtwoord: geheim } = school.leerling
    const goed = await klassen.naarDeur({ schoolcode, leerlingId, geheim })
    expect(goed.status).toBe(200)
    const mis = await klassen.naarDeur({ schoolcode: vreemd.schoolcode, leerlingId, geheim })
    const docent = await klassen.naarDeur({
      schoolcode,
      leerlingId: school.docent.id,
      geheim: school.docent.wachtwoord,
    })
    const niemand = await klassen.naarDeur({ schoolcode, leerlingId: crypto.randomUUID(), geheim })
    expect([mis.status, docent.status, niemand.status]).toEqual([400, 400, 400])
    expect(docent.body).toEqual(mis.body)
    expect(niemand.body).toEqual(mis.body)
  })

  it('thirty at once behind one address', async () => {
    const { groepId, schoolcode } = await klassen.nieuweGroep()
    const klas = await Promise.all(Array.from({ length: 30 }, () => klassen.kindIn(groepId)))
    const antwoorden = await Promise.all(
      klas.map(({ id, wachtwoord }) =>
        klassen.naarDeur({ schoolcode, leerlingId: id, geheim: wachtwoord }),
      ),
    )
    expect(antwoorden.map(({ status }) => status)).toEqual(klas.map(() => 200))
  })
})

describe('a class that is new', () => {
  it('gets its animals in the order of its ids: whoever holds one row waits for no other in a circle', async () => {
    const { groepId, klascode } = await klassen.nieuweGroep()
    const klas = await Promise.all(Array.from({ length: 30 }, () => klassen.kindIn(groepId)))
    const ids = klas.map(({ id }) => id).toSorted()
    const dier = (van: readonly string[]) =>
      sql`update leerling set dier = 'vos' where id = any (${van})`
    const antwoord = await server.owner.transaction().execute(async (db) => {
      await dier(ids.slice(0, 1)).execute(db)
      const bezig = klassen.post('/api/auth/klas', { klascode })
      await vi.waitFor(
        async () => {
          const { rows } = await sql<{ n: number }>`
            select count(*)::int as n from pg_stat_activity
            where datname = current_database() and wait_event_type = 'Lock'`.execute(server.owner)
          expect(rows[0]?.n).toBe(1)
        },
        { timeout: 20_000 },
      )
      // It holds no lock yet, so the others are free.
      await dier(ids.slice(1)).execute(db)
      return { bezig }
    })
    expect((await antwoord.bezig).status).toBe(200)
  })
})

describe('passwords of pupils', () => {
  it('are shown to the teachers of the group, and never to the office', async () => {
    const { groepId } = await klassen.nieuweGroep()
    const kind = await klassen.kindIn(groepId)
    await klassen.nieuweKaart(kind)
    const status = async (token: string) =>
      (await server.call(klassen.padVan(groepId), { token })).status
    const { rollen } = school
    expect(await status(rollen.docent.token)).toBe(200)
    expect(await status(rollen.schooladmin.token)).toBe(200)
    for (const { token } of [rollen.office, rollen.superadmin]) {
      expect(await status(token)).toBe(409)
      const headers = kopVan(await startLook(server, token, { adminId: school.adminId }))
      expect((await server.call(klassen.padVan(groepId), { token, headers })).status).toBe(403)
    }
    expect(await status(kind.token)).toBe(403)
    expect(await status((await server.build.medewerker(school.adminId)).token)).toBe(404)
    expect(await status(andere.docent.token)).toBe(404)
    expect((await klassen.lijst(groepId)).leerlingen).toEqual([
      expect.objectContaining({
        leerlingId: kind.id,
        gebruikersnaam: kind.gebruikersnaam,
        woorden: kind.wachtwoord,
        plaatjes: null,
        kaart: true,
      }),
    ])
  })

  it('are not in what says who can come in, which nobody is written down for', async () => {
    const { groepId } = await klassen.nieuweGroep()
    const kind = await klassen.kindIn(groepId)
    await klassen.vernieuw(kind, 'plaatjes')
    const { leerlingen } = await klassen.lijst(groepId)
    const count = async () =>
      (
        await server.owner
          .selectFrom('inzage_log')
          .select('id')
          .where('groep_id', '=', groepId)
          .execute()
      ).length
    const voor = await count()
    const pad = `/api/admins/${school.adminId}/groepen/${groepId}/inloggers`
    const { status, body } = await server.call(pad, { token: school.docent.token })
    expect(status).toBe(200)
    expect((body as Inloggers).leerlingen).toEqual([
      expect.objectContaining({ leerlingId: kind.id, heeftWoorden: true, heeftPlaatjes: true }),
    ])
    const geheim = [kind.wachtwoord, ...(leerlingen[0]?.plaatjes ?? [])]
    // The pupil's words, and the five pictures of a pupil in groep 5.
    expect(geheim).toHaveLength(6)
    for (const deel of geheim) expect(JSON.stringify(body)).not.toContain(`"${deel}"`)
    expect(await count()).toBe(voor)
  })

  it('say of a group in the archive that it is there, because nobody signs in by it', async () => {
    const { groepId } = await klassen.nieuweGroep()
    const ligtIn = async () => {
      const pad = `/api/admins/${school.adminId}/groepen/${groepId}/inloggers`
      const { body } = await server.call(pad, { token: school.rollen.schooladmin.token })
      return (body as Inloggers).gearchiveerd
    }
    expect(await ligtIn()).toBe(false)
    await server.owner
      .updateTable('groep')
      .set({ gearchiveerd_op: new Date() })
      .where('id', '=', groepId)
      .execute()
    expect(await ligtIn()).toBe(true)
  })

  it('leave a line in the log of looks for each look, in the same transaction', async () => {
    const { groepId } = await klassen.nieuweGroep()
    const kind = await klassen.kindIn(groepId)
    const regels = () =>
      server.owner
        .selectFrom('inzage_log')
        .select(['wie', 'role', 'wat', 'leerling_id', 'groep_id'])
        .where((eb) => eb.or([eb('groep_id', '=', groepId), eb('leerling_id', '=', kind.id)]))
        .orderBy('op')
        .execute()
    const voor = (await regels()).length
    await klassen.lijst(groepId)
    await klassen.vernieuw(kind, 'woorden')
    const { id: wie } = school.docent
    expect((await regels()).slice(voor)).toEqual([
      { wie, role: 'docent', wat: 'wachtwoorden', leerling_id: null, groep_id: groepId },
      { wie, role: 'docent', wat: 'nieuwe_wachtwoorden', leerling_id: kind.id, groep_id: null },
    ])
    await sql`alter table inzage_log rename to inzage_weg`.execute(server.owner)
    const zonder = await server.call(klassen.padVan(groepId), { token: school.docent.token })
    await sql`alter table inzage_weg rename to inzage_log`.execute(server.owner)
    expect(zonder.status).toBe(500)
    expect(JSON.stringify(zonder.body)).not.toContain(kind.gebruikersnaam)
  })

  it('are made anew: the old one and whoever came in with it is out', async () => {
    const { groepId, schoolcode } = await klassen.nieuweGroep()
    const kind = await klassen.kindIn(groepId)
    const tryOut = async (geheim: string) =>
      (await klassen.naarDeur({ schoolcode, leerlingId: kind.id, geheim })).status
    const nieuw = (await klassen.vernieuw(kind, 'woorden')).body as {
      woorden: string
      plaatjes: null
    }
    expect(nieuw.plaatjes).toBeNull()
    expect(await tryOut(kind.wachtwoord)).toBe(400)
    expect(await tryOut(nieuw.woorden)).toBe(200)
    const { status } = await server.call(`/api/users/${kind.id}`, { token: kind.token })
    expect(status).toBe(401)
    const met = (await klassen.vernieuw(kind, 'plaatjes')).body as { plaatjes: string[] }
    expect(await tryOut(met.plaatjes.join(' '))).toBe(200)
    const zonder = await klassen.vernieuw(kind, 'geen_plaatjes')
    expect(zonder.body).toEqual({ woorden: nieuw.woorden, plaatjes: null })
    expect(await tryOut(met.plaatjes.join(' '))).toBe(400)
  })

  it('stand nowhere in the database as text, nor in the log', async () => {
    const { groepId, schoolcode } = await klassen.nieuweGroep()
    const kind = await klassen.kindIn(groepId)
    const { woorden } = (await klassen.vernieuw(kind, 'woorden')).body as { woorden: string }
    const { plaatjes } = (await klassen.vernieuw(kind, 'plaatjes')).body as { plaatjes: string[] }
    const qr = await klassen.nieuweKaart(kind)
    await klassen.naarDeur({ qr })
    await klassen.naarDeur({ schoolcode, leerlingId: kind.id, geheim: woorden })
    const { rows: tabellen } = await sql<{ naam: string }>`
      select table_name as naam from information_schema.tables where table_schema = 'public'
    `.execute(server.owner)
    const inhoud: string[] = []
    for (const { naam } of tabellen) {
      const { rows } = await sql<{ alles: string | null }>`
        select string_agg(r::text, '|') as alles from ${sql.table(naam)} r`.execute(server.owner)
      inhoud.push(rows[0]?.alles ?? '')
    }
    const alles = [...inhoud, ...log].join('\n')
    expect(alles).toContain(kind.gebruikersnaam)
    for (const geheim of [woorden, plaatjes.join(' '), qr]) {
      expect(alles).not.toContain(geheim)
      expect(alles).not.toContain(Buffer.from(geheim).toString('hex'))
    }
  })
})
