import type { AdminId, UserId } from '@letterhaven/contracts/ids'
import type { EigenSessie, TokenPair } from '@letterhaven/contracts/sessie'
import type { BuiltUser } from '@letterhaven/testkit/factories'
import { startTestServer, type TestServer } from '@letterhaven/testkit/test-server'
import { afterAll, beforeAll, beforeEach, describe, expect, inject, it } from 'vitest'
import { startRefreshableSession } from './sessies.service.ts'

const SECOND = 1000
const MINUTE = 60 * SECOND
const HOUR = 60 * MINUTE

let server: TestServer
let adminId: AdminId
let docent: BuiltUser<UserId>
let vooruit = 0
const regels: string[] = []

beforeAll(async () => {
  const now = () => new Date(Date.now() + vooruit)
  server = await startTestServer(inject('postgres'), now, { log: (regel) => regels.push(regel) })
  adminId = await server.build.admin()
})
beforeEach(async () => {
  vooruit = 0
  regels.length = 0
  docent = await server.build.medewerker(adminId)
})
afterAll(() => server.close())

/** Starts a session that can be refreshed, as a sign-in with a school account does, and returns its tokens. */
async function begin(wie: BuiltUser<UserId> = docent): Promise<TokenPair> {
  const { ctx } = server
  const als = { userId: wie.id, adminId, role: 'docent' } as const
  return startRefreshableSession(ctx, { wie: als, ver: 1, agent: 'Firefox/150.0' }, ctx.kysely)
}

const renew = (token: string) => server.call('/api/auth/token/refresh', { token })
const paarUit = (body: unknown): TokenPair => body as TokenPair
const ik = (token: string, wie = docent) => server.call(`/api/users/${wie.id}`, { token })

async function renewGoed(token: string): Promise<TokenPair> {
  const { status, body } = await renew(token)
  expect(status).toBe(200)
  return paarUit(body)
}

describe('refreshing', () => {
  it('gives two new tokens, with which one goes on', async () => {
    const eerste = await begin()
    vooruit = MINUTE
    const tweede = await renewGoed(eerste.refresh_token)
    expect(tweede.access_token).not.toBe(eerste.access_token)
    expect(tweede.refresh_token).not.toBe(eerste.refresh_token)
    expect((await ik(tweede.access_token)).status).toBe(200)
    await renewGoed(tweede.refresh_token)
  })

  it('gives one successor to twenty that ask at once', async () => {
    const { refresh_token } = await begin()
    const antwoorden = await Promise.all(Array.from({ length: 20 }, () => renew(refresh_token)))
    expect(antwoorden.map(({ status }) => status)).toEqual(Array.from({ length: 20 }, () => 200))
    expect(new Set(antwoorden.map(({ body }) => JSON.stringify(body))).size).toBe(1)
    const [een] = antwoorden
    await renewGoed(paarUit(een?.body).refresh_token)
  })

  it('gives the direct parent its same successor for ten seconds, and no longer', async () => {
    const { refresh_token } = await begin()
    const opvolger = await renewGoed(refresh_token)
    vooruit = 9 * SECOND
    expect(await renewGoed(refresh_token)).toEqual(opvolger)
    vooruit = 12 * SECOND
    expect(await renew(refresh_token)).toMatchObject({
      status: 401,
      body: { code: 'token_invalid' },
    })
  })

  it('ends the whole session when an older one is tried again, and writes that down', async () => {
    const eerste = await begin()
    const tweede = await renewGoed(eerste.refresh_token)
    const derde = await renewGoed(tweede.refresh_token)
    expect((await ik(derde.access_token)).status).toBe(200)
    // This is within the ten seconds, but it is the parent's parent, for which nothing is forgiven.
    expect((await renew(eerste.refresh_token)).status).toBe(401)
    expect((await renew(derde.refresh_token)).status).toBe(401)
    vooruit = SECOND
    expect((await ik(derde.access_token)).status).toBe(401)
    const alarm = regels.filter((regel) => regel.includes('refresh_reuse'))
    expect(alarm).toHaveLength(1)
    for (const { refresh_token, access_token } of [eerste, tweede, derde])
      for (const geheim of [refresh_token, access_token, docent.id])
        expect(regels.join('')).not.toContain(geheim)
  })

  it('leaves other sessions of the same person alone', async () => {
    const [een, ander] = [await begin(), await begin()]
    const tweede = await renewGoed(een.refresh_token)
    await renewGoed(tweede.refresh_token)
    expect((await renew(een.refresh_token)).status).toBe(401)
    await renewGoed(ander.refresh_token)
  })

  it.each([
    ['an access token', async () => (await begin()).access_token],
    ['a token of a password session', async () => docent.token],
    ['garbage', async () => 'a.b.c'],
  ])('does not take %s', async (_naam, token) => {
    expect((await renew(await token())).status).toBe(401)
  })

  it('says token_missing without a token', async () => {
    expect(await server.call('/api/auth/token/refresh')).toMatchObject({
      status: 401,
      body: { code: 'token_missing' },
    })
  })

  it('does not give a refresh token for calls', async () => {
    const { refresh_token } = await begin()
    expect((await ik(refresh_token)).status).toBe(401)
  })

  it('stops after an hour in which nothing was done, and goes on while something is', async () => {
    const eerste = await begin()
    vooruit = 50 * MINUTE
    const tweede = await renewGoed(eerste.refresh_token)
    vooruit = 100 * MINUTE
    const derde = await renewGoed(tweede.refresh_token)
    vooruit = 161 * MINUTE
    expect(await renew(derde.refresh_token)).toMatchObject({ status: 401 })
  })

  it('stops after twelve hours, however busy', async () => {
    const { ctx } = server
    let paar = await begin()
    // The verifier uses the real clock; this tests the end of the session itself.
    await server.owner
      .updateTable('sessie')
      .set({ tot: new Date(Date.now() + 2 * HOUR) })
      .where('login_id', '=', docent.id)
      .execute()
    for (let half = 1; half <= 3; half += 1) {
      vooruit = half * 30 * MINUTE
      paar = await renewGoed(paar.refresh_token)
    }
    vooruit = 2 * HOUR
    expect((await renew(paar.refresh_token)).status).toBe(401)
    expect(ctx.now().getTime()).toBeGreaterThan(Date.now())
  })

  it.each([
    ['a sign-in that is switched off', { actief: false }],
    ['a changed password or role', { ver: 2 }],
  ])('refuses %s', async (_naam, anders) => {
    const { refresh_token } = await begin()
    await server.owner.updateTable('login').set(anders).where('id', '=', docent.id).execute()
    expect((await renew(refresh_token)).status).toBe(401)
  })

  it('refuses who does not belong to the admin any more', async () => {
    const { refresh_token } = await begin()
    await server.owner.deleteFrom('lidmaatschap').where('login_id', '=', docent.id).execute()
    expect((await renew(refresh_token)).status).toBe(401)
  })
})

const eigen = (deel = '') => `/api/users/${docent.id}/sessies${deel}`
async function lijst(token = docent.token): Promise<EigenSessie[]> {
  const { body } = await server.call(eigen(), { token })
  return (body as { sessies: EigenSessie[] }).sessies
}

describe("one's own sessions", () => {
  it('are listed, the one that asks marked, without any secret', async () => {
    await begin()
    const sessies = await lijst()
    expect(sessies.map(({ isDeze }) => isDeze).toSorted()).toEqual([false, true])
    expect(sessies.find(({ isDeze }) => isDeze)).toMatchObject({
      soort: 'wachtwoord',
      apparaat: 'Firefox op Linux',
    })
  })

  it('end one by one, and are felt within a second', async () => {
    const ander = await begin()
    expect((await ik(ander.access_token)).status).toBe(200)
    const id = (await lijst()).find(({ isDeze }) => !isDeze)?.id
    const weg = { method: 'DELETE', token: docent.token } as const
    expect((await server.call(eigen(`/${id}`), weg)).status).toBe(200)
    vooruit = SECOND
    expect((await ik(ander.access_token)).status).toBe(401)
    expect((await renew(ander.refresh_token)).status).toBe(401)
    expect(await lijst()).toHaveLength(1)
    expect((await server.call(eigen(`/${id}`), weg)).status).toBe(404)
  })

  it('end together, but for the one that asks', async () => {
    await begin()
    await begin()
    const weg = { method: 'DELETE', token: docent.token } as const
    expect((await server.call(eigen(), weg)).body).toEqual({ beeindigd: 2 })
    expect(await lijst()).toHaveLength(1)
  })

  it('end by signing out', async () => {
    const uit = { method: 'POST', token: docent.token } as const
    expect((await server.call('/api/auth/uitloggen', uit)).status).toBe(200)
    vooruit = SECOND
    expect((await ik(docent.token)).status).toBe(401)
  })

  it('of somebody of the school are ended by its admin, and by nobody else', async () => {
    const { build } = server
    const vreemd = await build.medewerker(await build.admin(), 'schooladmin')
    const collega = await build.medewerker(adminId)
    const kantoor = await build.kantoor('office')
    for (const { token } of [vreemd, collega, kantoor]) {
      const antwoord = await server.call(eigen(), { method: 'DELETE', token })
      expect(antwoord).toMatchObject({ status: 404, body: { code: 'not_found' } })
    }
    expect((await ik(docent.token)).status).toBe(200)
    const baas = await build.medewerker(adminId, 'schooladmin')
    const weg = await server.call(eigen(), { method: 'DELETE', token: baas.token })
    expect(weg.body).toEqual({ beeindigd: 1 })
    vooruit = SECOND
    expect((await ik(docent.token)).status).toBe(401)
  })

  it('at another school are not this one’s to end, nor to see', async () => {
    const { build, owner } = server
    const elders = await build.admin()
    const lid = { login_id: docent.id, admin_id: elders, role: 'docent' } as const
    await owner.insertInto('lidmaatschap').values(lid).execute()
    const daar = await startRefreshableSession(
      server.ctx,
      { wie: { userId: docent.id, adminId: elders, role: 'docent' }, ver: 1, agent: '' },
      server.ctx.kysely,
    )
    const baas = await build.medewerker(adminId, 'schooladmin')
    const weg = { method: 'DELETE', token: baas.token } as const
    expect((await server.call(eigen(), weg)).body).toEqual({ beeindigd: 1 })
    vooruit = SECOND
    expect((await ik(docent.token)).status).toBe(401)
    await renewGoed(daar.refresh_token)
    // A caller who may sign in with a password of their own sees all their sessions.
    expect(await lijst(daar.access_token)).toHaveLength(1)
  })
})

describe('somebody of two schools', () => {
  it('is asked which, gets a token for that one, and moves to the other', async () => {
    const { build, owner } = server
    const tweede = await build.admin({ naam: 'Basisschool De Duif' })
    const lid = { login_id: docent.id, admin_id: tweede, role: 'schooladmin' } as const
    await owner.insertInto('lidmaatschap').values(lid).execute()
    const naam = { voornaam: 'Sanne', tussenvoegsel: 'de', achternaam: 'Docent' }
    await owner
      .insertInto('medewerker')
      .values({ admin_id: tweede, id: docent.id, ...naam })
      .execute()
    const { gebruikersnaam, wachtwoord } = docent
    const post = (body: unknown) => server.call('/api/auth', { method: 'POST', body })
    const vraag = (await post({ gebruikersnaam, wachtwoord })).body as {
      kies: { adminId: string; naam: string; role: string }[]
      uitdaging: string
    }
    expect(vraag.kies).toContainEqual({
      adminId: tweede,
      naam: 'Basisschool De Duif',
      role: 'schooladmin',
    })
    const { uitdaging } = vraag
    const vreemde = await build.admin()
    expect((await post({ uitdaging, adminId: vreemde })).status).toBe(404)
    const { token } = (await post({ uitdaging, adminId: tweede })).body as { token: string }
    expect((await ik(token)).body).toMatchObject({ role: 'schooladmin', admin: { id: tweede } })
    expect(await post({ uitdaging, adminId: tweede })).toMatchObject({
      status: 410,
      body: { code: 'uitdaging_expired' },
    })
    const wissel = (naar: string) =>
      server.call('/api/auth/lidmaatschap', { method: 'POST', token, body: { adminId: naar } })
    expect((await wissel(vreemde)).status).toBe(404)
    const ander = (await wissel(adminId)).body as { token: string }
    expect((await ik(ander.token)).body).toMatchObject({ role: 'docent', admin: { id: adminId } })
    vooruit = SECOND
    // The session has moved, so a token for the first school is over.
    expect((await ik(token)).status).toBe(401)
  })
})

describe('an unused session of the office', () => {
  it('is over after an hour', async () => {
    const kantoor = await server.build.kantoor('office')
    await server.owner
      .updateTable('sessie')
      .set({ tot: new Date(Date.now() + 4 * HOUR) })
      .where('login_id', '=', kantoor.id)
      .execute()
    expect((await ik(kantoor.token, kantoor)).status).toBe(200)
    vooruit = 59 * MINUTE
    expect((await ik(kantoor.token, kantoor)).status).toBe(200)
    vooruit = 125 * MINUTE
    expect(await ik(kantoor.token, kantoor)).toMatchObject({
      status: 401,
      body: { code: 'token_expired' },
    })
  })
})
