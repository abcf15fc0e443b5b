import {
  accountStand,
  leerlingMetSleutel,
  readIn,
  apply,
  schoolbestand,
  setPlaatsen,
} from '@letterhaven/testkit/import-proeven'
import type { ImportId, LeerlingId, UserId } from '@letterhaven/contracts/ids'
import type { ImportGeschiedenis } from '@letterhaven/contracts/import'
import type { Licentie } from '@letterhaven/contracts/licentie'
import { buildSchool, type TestSchool } from '@letterhaven/testkit/test-school'
import { startTestServer, type TestServer } from '@letterhaven/testkit/test-server'
import { sql } from 'kysely'
import { sweepImports } from './import.service.ts'
import { afterAll, beforeAll, beforeEach, describe, expect, inject, it } from 'vitest'

let server: TestServer
let school: TestSchool
let wie: { adminId: TestSchool['adminId']; token: string }
const nu = new Date('2026-11-23T09:00:00Z')

beforeAll(async () => {
  server = await startTestServer(inject('postgres'), () => nu)
})
afterAll(() => server.close())
beforeEach(async () => {
  school = await buildSchool(server)
  wie = { adminId: school.adminId, token: school.rollen.schooladmin.token }
})

const stand = (): Promise<string> => accountStand(server, wie.adminId)
const leerlingMet = (sleutel: string) => leerlingMetSleutel(server, wie.adminId, sleutel)

const call = (pad: string, method: 'POST' | 'GET' | 'DELETE' = 'POST', body?: unknown) =>
  server.call(`/api/admins/${wie.adminId}/imports/${pad}`, {
    method,
    token: wie.token,
    ...(body === undefined ? {} : { body }),
  })

describe('taking a file back', () => {
  it('makes the account what it was, but for the pupils who came: they lie in the prullenbak', async () => {
    await apply(server, { ...wie, id: (await readIn(server, wie)).id })
    const voor = await stand()
    const ander = schoolbestand()
      .replace('<roepnaam>Zoë</roepnaam>', '<roepnaam>Zoey</roepnaam>')
      .replace('<groep key="6A"/>', '<groep key="6B"/>')
    const { id, verschil } = await readIn(server, wie, ander)
    expect(verschil.gewijzigd.aantal + verschil.verplaatst.aantal).toBeGreaterThan(0)
    await apply(server, { ...wie, id }, { vertrokken: [school.leerling.id] })
    expect(await stand()).not.toBe(voor)
    const terug = await call(`${id}/terugdraaien`)
    expect(terug).toMatchObject({ status: 200, body: { gelaten: 0 } })
    expect(await stand()).toBe(voor)
    expect((await call(`${id}/terugdraaien`)).body).toMatchObject({ code: 'import_klaar' })
    const { body } = await server.call(`/api/admins/${wie.adminId}/imports`, { token: wie.token })
    const nogTerug = (body as { imports: ImportGeschiedenis[] }).imports
      .filter(({ terugTot }) => terugTot !== null)
      .map((een) => een.id)
    expect(nogTerug).toHaveLength(1)
    expect(nogTerug).not.toContain(id)
  })

  it('is offered by a list that tells a change of year from a file', async () => {
    await apply(server, { ...wie, id: (await readIn(server, wie)).id })
    const [bestand] = await server.owner
      .selectFrom('import')
      .selectAll()
      .where('admin_id', '=', wie.adminId)
      .execute()
    await server.owner
      .insertInto('import')
      .values({
        admin_id: wie.adminId,
        id: crypto.randomUUID() as ImportId,
        soort: 'jaarovergang',
        bestandsnaam: 'Schooljaar 2026-2027',
        door: bestand?.door as UserId,
        gelezen_op: nu,
        meldingen: '[]',
        momentopname: null,
        toegepast_op: new Date(nu.getTime() - 1),
        telling: JSON.stringify(bestand?.telling),
      })
      .execute()
    const { body } = await server.call(`/api/admins/${wie.adminId}/imports`, { token: wie.token })
    const terugTot = new Date(nu.getTime() + 30 * 86_400_000 - 1).toISOString()
    expect((body as { imports: ImportGeschiedenis[] }).imports).toMatchObject([
      { soort: 'edexml', bestandsnaam: 'EDEX.XML' },
      { soort: 'jaarovergang', bestandsnaam: 'Schooljaar 2026-2027', terugTot },
    ])
    // At the very moment that it ends it is over: the list offers it no more, and the server refuses it.
    const id = bestand?.id ?? ''
    const eindigt = new Date(nu.getTime() - 30 * 86_400_000)
    await server.owner
      .updateTable('import')
      .set({ toegepast_op: eindigt })
      .where('admin_id', '=', wie.adminId)
      .execute()
    const later = await server.call(`/api/admins/${wie.adminId}/imports`, { token: wie.token })
    expect((later.body as { imports: ImportGeschiedenis[] }).imports).toMatchObject([
      { terugTot: null },
      { terugTot: null },
    ])
    expect(await call(`${id}/terugdraaien`)).toMatchObject({ body: { code: 'import_te_oud' } })
  })

  it('empties an account that a first file filled, and fills it again with the same people', async () => {
    const voor = await stand()
    const { id } = await readIn(server, wie)
    await apply(server, { ...wie, id })
    await call(`${id}/terugdraaien`)
    expect(await stand()).toBe(voor)
    const opnieuw = await readIn(server, wie)
    const { terug: weerHier, nieuw, verplaatst } = opnieuw.verschil
    expect([weerHier.aantal, nieuw.aantal]).toEqual([32, 0])
    // Their groups of the first time were archived meanwhile; that is neither a change of the pupils nor a move.
    expect(verplaatst.aantal).toBe(0)
    expect(weerHier.eerste).toContainEqual(expect.objectContaining({ groep: '4/5 Vlinders' }))
    const { body: telling } = await apply(server, { ...wie, id: opnieuw.id })
    expect(telling).toMatchObject({ terug: 32, verplaatst: 0 })
    expect(await stand()).not.toBe(voor)
    const terug = await call(`${opnieuw.id}/terugdraaien`)
    expect(terug).toMatchObject({ status: 200, body: { gelaten: 0 } })
    expect(await stand()).toBe(voor)
  })

  it('leaves what somebody changed since', async () => {
    const { id } = await readIn(server, wie)
    await apply(server, { ...wie, id })
    const ander = schoolbestand().replace('<roepnaam>Zoë</roepnaam>', '<roepnaam>Zoey</roepnaam>')
    const tweede = await readIn(server, wie, ander)
    await apply(server, { ...wie, id: tweede.id })
    await server.owner
      .updateTable('leerling')
      .set({ voornaam: 'Zo' })
      .where('admin_id', '=', wie.adminId)
      .where('sleutel', '=', '10015')
      .execute()
    expect((await call(`${tweede.id}/terugdraaien`)).body).toEqual({ gedaan: 0, gelaten: 1 })
    expect((await leerlingMet('10015'))?.voornaam).toBe('Zo')
  })

  it.each(['in a group', 'in the prullenbak'])(
    'leaves a number with who got it since, and takes the rest back: somebody %s',
    async (waar) => {
      await apply(server, { ...wie, id: (await readIn(server, wie)).id })
      const ander = schoolbestand()
        .replace('<leerling key="10001"', '<leerling key="90001"')
        .replace('<roepnaam>Zoë</roepnaam>', '<roepnaam>Zoey</roepnaam>')
      const tweede = await readIn(server, wie, ander)
      await apply(server, { ...wie, id: tweede.id })
      const later = await server.build.leerling(wie.adminId, { groepId: school.groepId })
      await server.owner
        .updateTable('leerling')
        .set({ sleutel: '10001', deleted_at: waar === 'in the prullenbak' ? nu : null })
        .where('id', '=', later.id)
        .execute()
      expect(await call(`${tweede.id}/terugdraaien`)).toMatchObject({
        status: 200,
        body: { gedaan: 1, gelaten: 1 },
      })
      expect((await leerlingMet('10015'))?.voornaam).toBe('Zoë')
      expect(await leerlingMet('90001')).toBeDefined()
    },
  )

  it('leaves who moved where it is when the group of before was put away since', async () => {
    await apply(server, { ...wie, id: (await readIn(server, wie)).id })
    const kind = await leerlingMet('10015')
    const elders = await server.build.groep(wie.adminId)
    const set = (groepId: string) =>
      server.call(`/api/admins/${wie.adminId}/plaatsingen`, {
        method: 'PUT',
        token: wie.token,
        body: { plekken: [{ leerlingId: kind?.id, groepId }] },
      })
    await set(elders)
    const { id, verschil } = await readIn(server, wie)
    expect(verschil.verplaatst.aantal).toBe(1)
    await apply(server, { ...wie, id })
    const archief = `/api/admins/${wie.adminId}/groepen/${elders}/archief`
    const weg = { method: 'PUT', token: wie.token, body: { gearchiveerd: true } } as const
    expect((await server.call(archief, weg)).status).toBe(200)
    expect((await call(`${id}/terugdraaien`)).body).toEqual({ gedaan: 0, gelaten: 1 })
    const zit = await server.owner
      .selectFrom('plaatsing')
      .innerJoin('groep', 'groep.id', 'plaatsing.groep_id')
      .select('groep.naam')
      .where('plaatsing.leerling_id', '=', kind?.id as never)
      .where('plaatsing.tot', 'is', null)
      .where('groep.gearchiveerd_op', 'is', null)
      .execute()
    expect(zit).toHaveLength(1)
  })

  it('brings nobody back for whom there is no seat, and then takes nothing back', async () => {
    await apply(server, { ...wie, id: (await readIn(server, wie)).id })
    const { id, verschil } = await readIn(server, wie)
    const vertrokken = verschil.vertrokken.eerste.map(({ wie: een }) => een.id as LeerlingId)
    expect(vertrokken.length).toBeGreaterThan(0)
    await apply(server, { ...wie, id }, { vertrokken })
    const voor = await stand()
    const { body } = await server.call(`/api/admins/${wie.adminId}/licentie`, { token: wie.token })
    const { gebruikt } = body as Licentie
    const plaatsen = (aantal: number) => setPlaatsen(server, wie.adminId, aantal)
    await plaatsen(gebruikt)
    expect(await call(`${id}/terugdraaien`)).toMatchObject({
      status: 409,
      body: { code: 'licentie_vol' },
    })
    expect(await stand()).toBe(voor)
    await plaatsen(gebruikt + vertrokken.length)
    expect((await call(`${id}/terugdraaien`)).status).toBe(200)
  })

  it('is over after thirty days, and what was read is forgotten after one', async () => {
    const { id } = await readIn(server, wie)
    await apply(server, { ...wie, id })
    const { id: open } = await readIn(server, wie)
    const clear = () => sweepImports(server.ctx)
    const ouder = (wanneer: string) =>
      sql`update import set gelezen_op = gelezen_op - ${wanneer}::interval, toegepast_op = toegepast_op - ${wanneer}::interval
        where admin_id = ${wie.adminId}`.execute(server.owner)
    await ouder('23 hours')
    await clear()
    expect((await call(open, 'GET')).status).toBe(200)
    await ouder('2 hours')
    await clear()
    expect((await call(open, 'GET')).status).toBe(404)
    await ouder('30 days')
    expect(await call(`${id}/terugdraaien`)).toMatchObject({
      status: 409,
      body: { code: 'import_te_oud' },
    })
    await clear()
    const rij = await server.owner
      .selectFrom('import')
      .select('stappen')
      .where('id', '=', id)
      .executeTakeFirst()
    expect(rij).toEqual({ stappen: null })
    const { body } = await server.call(`/api/admins/${wie.adminId}/imports`, { token: wie.token })
    expect(body).toMatchObject({ imports: [{ id, telling: { nieuw: 32 }, terugTot: null }] })
  })
})
