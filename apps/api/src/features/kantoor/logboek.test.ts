import { randomUUID } from 'node:crypto'
import type { AdminId, UserId } from '@letterhaven/contracts/ids'
import type { KantoorLog, KantoorRegel } from '@letterhaven/contracts/kantoor-log'
import type { KantoorWat } from '@letterhaven/contracts/kantoor-wat'
import type { BuiltUser } from '@letterhaven/testkit/factories'
import { REDEN, startLook } from '@letterhaven/testkit/kantoor-proeven'
import { startTestServer, type TestServer } from '@letterhaven/testkit/test-server'
import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, describe, expect, inject, it } from 'vitest'
import type { Caller } from '../../kern/context.ts'
import { closeAccount } from '../sluiting/close-accounts.service.ts'
import { openKantoor } from '../../kern/kantoor/kantoor.service.ts'
import { withScope } from '../../platform/scope.ts'

let server: TestServer
let kantoor: BuiltUser<UserId>
let adminId: AdminId
let vooruit = 0

beforeAll(async () => {
  server = await startTestServer(inject('postgres'), () => new Date(Date.now() + vooruit))
})
beforeEach(async () => {
  vooruit = 0
  kantoor = await server.build.kantoor('office')
  adminId = await server.build.admin({ naam: 'De Klimop' })
})
afterAll(() => server.close())

/** Reads the lines of the caller, or those that the query asks for, as the page does. */
async function read(query: Record<string, string> = {}, wie = kantoor): Promise<KantoorLog> {
  const vraag = new URLSearchParams({ wie: wie.id, ...query }).toString()
  const { status, body } = await server.call(`/api/kantoor/logboek?${vraag}`, {
    token: kantoor.token,
  })
  expect(status).toBe(200)
  return body as KantoorLog
}
const watVan = ({ regels }: Pick<KantoorLog, 'regels'>): KantoorWat[] =>
  regels.map(({ wat }) => wat)
const search = async (zoek: string, wie = kantoor) =>
  server.call(`/api/kantoor/admins?zoek=${encodeURIComponent(zoek)}`, { token: wie.token })
const addRegel = (op: string, wat: KantoorWat = 'plaatsen_besteld', id = randomUUID()) =>
  server.owner
    .insertInto('kantoor_log')
    .values({ id, op, wie: kantoor.id, wat, voor_admin: adminId })
    .execute()

describe('the log of the office', () => {
  it('says who did what, about which account and why, newest first', async () => {
    await search('klimop')
    vooruit = 1000
    const { id } = await startLook(server, kantoor.token, { adminId })
    vooruit = 2000
    await server.call(`/api/kantoor/kijk-mee/${id}`, { method: 'DELETE', token: kantoor.token })
    const { regels, mensen, verder } = await read()
    const account = { id: adminId, naam: 'De Klimop' }
    const van = { id: expect.any(String), op: expect.any(String), wie: kantoor.gebruikersnaam }
    const leeg = { reden: null, over: null, aantal: null }
    expect(regels).toEqual([
      { ...van, ...leeg, wat: 'kijk_mee_gestopt', account },
      { ...van, ...leeg, wat: 'kijk_mee_gestart', account, reden: REDEN },
      { ...van, ...leeg, wat: 'accounts_gezocht', account: null, over: 'klimop', aantal: 1 },
    ] satisfies KantoorRegel[])
    expect(mensen).toContainEqual({
      id: kantoor.id,
      naam: kantoor.gebruikersnaam,
      isWeg: false,
    })
    expect(verder).toBeNull()
  })

  it('names nobody of a school among its people, and outlives the account and who was of the office', async () => {
    const baas = await server.build.medewerker(adminId, 'schooladmin')
    await addRegel('2026-11-20T09:00:00Z')
    const sluit_op = new Date(Date.now() - 1000)
    await server.owner
      .updateTable('admin')
      .set({ sluit_op, sluit_gevraagd_op: sluit_op, sluit_door: baas.id })
      .where('admin_id', '=', adminId)
      .execute()
    expect(await closeAccount(server.ctx, adminId)).toBe(true)
    const eerst = await read()
    expect(eerst.regels).toMatchObject([{ account: { id: adminId, naam: null } }])
    expect(eerst.mensen.map(({ id }) => id)).not.toContain(baas.id)
    const weg = kantoor
    kantoor = await server.build.kantoor('superadmin')
    const zonder = { kantoor_role: null }
    await server.owner.updateTable('login').set(zonder).where('id', '=', weg.id).execute()
    const na = await read({}, weg)
    expect(na.regels).toMatchObject([{ wie: weg.gebruikersnaam }])
    const { id, gebruikersnaam: naam } = weg
    expect(na.mensen).toContainEqual({ id, naam, isWeg: true })
  })

  it('is filtered by person, by kind and by days of the calendar here, both included', async () => {
    // Midnight is at 23:00 UTC in winter, and at 22:00 in summer.
    const regels = {
      '2026-06-30T21:59:59Z': 'plaatsen_besteld',
      '2026-06-30T22:00:00Z': 'sluiting_gevraagd',
      '2026-11-20T22:59:59Z': 'gegevens_gewijzigd',
      '2026-11-20T23:00:00Z': 'plaatsen_besteld',
    } as const
    for (const [op, wat] of Object.entries(regels)) await addRegel(op, wat)
    const watten = async (query: Record<string, string>) => watVan(await read(query))
    expect(await watten({ van: '2026-07-01', tot: '2026-11-20' })).toEqual([
      'gegevens_gewijzigd',
      'sluiting_gevraagd',
    ])
    expect(await watten({ van: '2026-11-21' })).toEqual(['plaatsen_besteld'])
    expect(await watten({ tot: '2026-06-30' })).toEqual(['plaatsen_besteld'])
    expect(await watten({ van: '2026-11-20', tot: '2026-07-01' })).toEqual([])
    expect(await watten({ wat: 'sluiting_gevraagd' })).toEqual(['sluiting_gevraagd'])
    const collega = await server.build.kantoor('superadmin')
    expect(watVan(await read({}, collega))).toEqual([])
    expect((await read({ wie: collega.id })).regels).toEqual([])
  })

  it('comes fifty at a time, each line once, also where many share a moment', async () => {
    const ids = Array.from({ length: 101 }, () => randomUUID())
    for (const id of ids) await addRegel('2026-11-20T09:00:00.123456Z', 'plaatsen_besteld', id)
    const eerste = await read()
    expect(eerste.regels).toHaveLength(50)
    const tweede = await read({ na: eerste.verder ?? '' })
    const derde = await read({ na: tweede.verder ?? '' })
    expect(derde.verder).toBeNull()
    const gezien = [eerste, tweede, derde].flatMap(({ regels }) => regels.map(({ id }) => id))
    expect(gezien.toSorted()).toEqual(ids.toSorted())
    // A full page that is the last one says so.
    await sql`delete from kantoor_log where id = ${derde.regels[0]?.id ?? ''}`.execute(server.owner)
    expect((await read({ na: eerste.verder ?? '' })).verder).toBeNull()
  })

  it('has one line for a search text of a person in a minute, however often it is asked', async () => {
    const collega = await server.build.kantoor('office')
    for (const zoek of ['kli', 'klim', 'klim', ' klim ', 'klim']) await search(zoek)
    await search('klim', collega)
    const teksten = async (wie = kantoor) =>
      (await read({}, wie)).regels.map(({ over }) => over).toSorted()
    expect(await teksten()).toEqual(['kli', 'klim'])
    expect(await teksten(collega)).toEqual(['klim'])
    vooruit = 59_000
    await search('klim')
    expect(await teksten()).toEqual(['kli', 'klim'])
    vooruit = 62_000
    await search('klim')
    expect(await teksten()).toEqual(['kli', 'klim', 'klim'])
  })
})

describe('a list that is read through', () => {
  it('has a line of each page, however soon it follows', async () => {
    for (let n = 0; n < 60; n++) await server.build.admin({ naam: `Doorlees ${n}` })
    const eerste = (await search('doorlees')).body as { verder: string }
    const vervolg = `/api/kantoor/admins?zoek=doorlees&na=${eerste.verder}`
    for (let n = 0; n < 2; n++) await server.call(vervolg, { token: kantoor.token })
    expect((await read()).regels.map(({ over, aantal }) => ({ over, aantal }))).toEqual([
      { over: 'doorlees', aantal: 10 },
      { over: 'doorlees', aantal: 10 },
      { over: 'doorlees', aantal: 50 },
    ])
  })

  it('is found by many words at once, of which the text of an account is written only once', async () => {
    const naam = 'De A B C D E F G H I J K L M N O P Q R S T U V W X Y Z'
    await server.build.admin({ naam })
    const woorden = naam.slice(3).toLowerCase()
    expect((await search(woorden)).body).toMatchObject({ admins: [{ naam }] })
    expect((await search(`${woorden} zz`)).body).toMatchObject({ admins: [] })
  })
})

describe('calls about an account', () => {
  it('that are made at one moment leave one line', async () => {
    const paden = ['accountgegevens', 'licentie', 'sluiting', 'sluiting/gevolgen']
    await Promise.all(
      paden.map((pad) => server.call(`/api/admins/${adminId}/${pad}`, { token: kantoor.token })),
    )
    expect(watVan(await read())).toEqual(['account_geopend'])
  })

  it('leave their line also where another one bears a moment that is still to come', async () => {
    const over = new Date(Date.now() + 86_400_000).toISOString()
    await addRegel(over, 'account_geopend')
    await server.call(`/api/admins/${adminId}/licentie`, { token: kantoor.token })
    expect(watVan(await read())).toEqual(['account_geopend', 'account_geopend'])
    // At a school nobody adds such a line at all, though a deed is added (decoy).
    const forge = (wat: KantoorWat) =>
      withScope(server.ctx.kysely, adminId, async ({ db }) => {
        await db
          .insertInto('kantoor_log')
          .values({ id: randomUUID(), op: new Date(), wie: kantoor.id, wat, voor_admin: adminId })
          .execute()
      })
    await expect(forge('account_geopend')).rejects.toThrow(/row-level security/)
    await forge('plaatsen_besteld')
  })

  it('find no account of guests', async () => {
    const gast = await server.build.admin({ soort: 'demo' })
    for (const pad of ['accountgegevens', 'licentie', 'sluiting', 'sluiting/gevolgen'])
      expect(
        (await server.call(`/api/admins/${gast}/${pad}`, { token: kantoor.token })).status,
      ).toBe(404)
  })

  it('tell whoever cannot prove who they are nothing of the account', async () => {
    const { status, body } = await server.call(`/api/admins/${adminId}/sluiting`, {
      method: 'POST',
      token: kantoor.token,
      body: { schoolnaam: 'Iets anders', wachtwoord: 'Niet-mijn-wachtwoord-1' },
    })
    expect(status).toBe(400)
    expect(JSON.stringify(body)).not.toContain('Klimop')
  })
})

describe('the door of the office', () => {
  const callerVan = (deel: Partial<Caller>): Caller =>
    ({ userId: kantoor.id, role: 'office', adminId: null, binnenDoor: null, ...deel }) as Caller
  const lezing = { wat: 'accounts_gezocht', zoek: 'deur' } as const

  it('opens for nobody else', async () => {
    for (const role of ['schooladmin', 'docent', 'leerling'] as const) {
      const vraag = { ctx: server.ctx, caller: callerVan({ role }), lezing }
      const open = openKantoor(vraag, () => Promise.reject(new Error('it opened')))
      await expect(open).rejects.toThrow('role_refused')
    }
  })

  it('lets nothing be written behind it, and logs nothing of a read that failed', async () => {
    const vraag = { ctx: server.ctx, caller: callerVan({}), lezing }
    const write = openKantoor(vraag, async (db) => {
      await db
        .insertInto('kantoor_log')
        .values({ id: randomUUID(), op: new Date(), wie: kantoor.id, wat: 'plaatsen_besteld' })
        .execute()
      return { antwoord: null, aantal: 0 }
    })
    await expect(write).rejects.toThrow(/read-only transaction/)
    const mis = openKantoor(vraag, () => Promise.reject(new Error('half way')))
    await expect(mis).rejects.toThrow('half way')
    expect(watVan(await read())).toEqual([])
    // Decoy: one that goes well is logged.
    await openKantoor(vraag, async () => ({ antwoord: null, aantal: 3 }))
    expect((await read()).regels).toMatchObject([{ over: 'deur', aantal: 3 }])
  })
})
