import { startDatabaseProxy, type DatabaseProxy } from '@letterhaven/testkit/database-proxy'
import { buildSchool, type TestSchool } from '@letterhaven/testkit/test-school'
import { startTestServer, type TestServer } from '@letterhaven/testkit/test-server'
import { bewaardeAntwoorden, bewaardeStaat, verseStaat } from '@letterhaven/testkit/verse-staat'
import { drainWachtrij } from '@letterhaven/testkit/wachtrij'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest'

let proxy: DatabaseProxy | undefined
let server: TestServer
let school: TestSchool

beforeAll(async () => {
  server = await startTestServer(inject('postgres'), undefined, {
    via: async (owner) => {
      proxy = await startDatabaseProxy(owner)
      return proxy.connection
    },
  })
  school = await buildSchool(server)
})
afterAll(async () => {
  await server.close()
  await proxy?.close()
})

const draad = (): DatabaseProxy => {
  if (!proxy) throw new Error('no wire to the database')
  return proxy
}
const even = {
  status: 503,
  headers: { 'retry-after': '2' },
  body: {
    code: 'unavailable',
    message: expect.stringMatching(/blijft bewaard/),
    id: expect.any(String),
  },
}

describe('a database that does not answer', () => {
  it('is a 503 with Retry-After for every call, never a 401, and everything works again after', async () => {
    const { leerling, docent, adminId, send, antwoord } = school
    const antwoorden = [antwoord(), antwoord()]
    const paden = [
      { pad: `/api/leerlingen/${leerling.id}/landkaart`, token: leerling.token },
      { pad: `/api/admins/${adminId}/groepen`, token: docent.token },
      { pad: `/api/users/${docent.id}`, token: docent.token },
    ]
    await draad().cut()
    try {
      expect(await send(antwoorden)).toMatchObject(even)
      for (const { pad, token } of paden) {
        expect({ pad, ...(await server.call(pad, { token })) }).toMatchObject({ pad, ...even })
      }
      const { gebruikersnaam, wachtwoord } = docent
      const body = { gebruikersnaam, wachtwoord }
      expect(await server.call('/api/auth', { method: 'POST', body })).toMatchObject(even)
      expect((await server.call('/readyz')).status).toBe(503)
      expect((await server.call('/healthz')).status).toBe(200)
    } finally {
      draad().restore()
    }
    expect(await send(antwoorden)).toMatchObject({
      status: 200,
      body: { opgeslagen: antwoorden.map((a) => a.id) },
    })
    for (const { pad, token } of paden) expect((await server.call(pad, { token })).status).toBe(200)
    expect((await server.call('/readyz')).status).toBe(200)
  })

  it('and one that says nothing any more is lost as well: nobody waits for a machine that is gone', async () => {
    const { docent, adminId, leerling, send, antwoord } = school
    const een = [antwoord()]
    const { token } = docent
    draad().hush()
    const gehoord = await Promise.all([
      send(een),
      server.call(`/api/leerlingen/${leerling.id}/landkaart`, { token: leerling.token }),
      server.call(`/api/admins/${adminId}/groepen`, { token }),
    ])
    // A call that finds no open connection gets a new one, which answers.
    const opgegeven = gehoord.filter(({ status }) => status !== 200)
    expect(opgegeven.length).toBeGreaterThan(0)
    for (const antwoord503 of opgegeven) expect(antwoord503).toMatchObject(even)
    expect(await send(een)).toMatchObject({ status: 200, body: { opgeslagen: [een[0]?.id] } })
    expect((await server.call(`/api/admins/${adminId}/groepen`, { token })).status).toBe(200)
  })

  it('confirms nothing that it did not store when the wire breaks in the middle of a batch', async () => {
    const { leerling, send, antwoord } = school
    const bevestigd: string[] = []
    const verstuurd: string[] = []
    for (let ronde = 0; ronde < 6; ronde += 1) {
      const antwoorden = Array.from({ length: 5 }, () => antwoord())
      verstuurd.push(...antwoorden.map((a) => a.id))
      const onderweg = antwoorden.map((a) => send([a]))
      if (ronde % 2 === 1) {
        await draad().cut()
        draad().restore()
      }
      for (const uitkomst of await Promise.all(onderweg)) {
        const { opgeslagen = [] } = uitkomst.body as { opgeslagen?: string[] }
        expect(uitkomst).toMatchObject(uitkomst.status === 200 ? { body: { opgeslagen } } : even)
        bevestigd.push(...opgeslagen)
      }
    }
    const bewaard = (await bewaardeAntwoorden(server, leerling.id)).map((rij) => String(rij.id))
    expect(bewaard).toEqual(expect.arrayContaining(bevestigd))
    expect(bevestigd.length).toBeGreaterThan(0)
    expect(new Set(bevestigd).isSubsetOf(new Set(verstuurd))).toBe(true)
  })

  it('stores, when the outbox sends everything again, each answer once and the state of a fold in order', async () => {
    const { leerling, send, antwoord } = school
    const antwoorden = Array.from({ length: 8 }, () => antwoord())
    const eerste = antwoorden.map((a) => send([a]))
    await draad().cut()
    draad().restore()
    await Promise.all(eerste)
    expect((await send(antwoorden)).status).toBe(200)
    const ids = (await bewaardeAntwoorden(server, leerling.id)).map((rij) => rij.id)
    expect(ids.filter((id) => antwoorden.some((a) => a.id === id))).toHaveLength(8)
    await drainWachtrij(server)
    const { staat } = await bewaardeStaat(server, leerling.id)
    expect(staat).toBe(await verseStaat(server, leerling.id))
  })

  it('is also a 503 when the database ends the connections itself', async () => {
    await sql`select pg_terminate_backend(pid) from pg_stat_activity
      where datname = current_database() and usename in ('app', 'office_app')`.execute(server.owner)
    const antwoord = school.antwoord()
    const statussen: number[] = []
    while (statussen.at(-1) !== 200 && statussen.length < 20) {
      statussen.push((await school.send([antwoord])).status)
    }
    expect(statussen.at(-1)).toBe(200)
    expect(statussen.slice(0, -1).filter((status) => status !== 503)).toEqual([])
  })
})
