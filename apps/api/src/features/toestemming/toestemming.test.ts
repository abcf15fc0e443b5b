import type { AdminId, LeerlingId } from '@letterhaven/contracts/ids'
import { nieuweLeerling } from '@letterhaven/testkit/groep-proeven'
import { readPrullenbak, putAway, erase } from '@letterhaven/testkit/prullenbak-proeven'
import { buildSchool, type TestSchool } from '@letterhaven/testkit/test-school'
import { startTestServer, type TestServer } from '@letterhaven/testkit/test-server'
import {
  buildKlein,
  callToestemming,
  toestemming,
  type Klein,
} from '@letterhaven/testkit/toestemming-proeven'
import { hoofdVan, makeVerhuistoken, move } from '@letterhaven/testkit/verhuis-proeven'
import { afterAll, beforeAll, beforeEach, describe, expect, inject, it } from 'vitest'
import { withScope } from '../../platform/scope.ts'
import { makeLeerlingen } from '../nieuwe-leerlingen/nieuwe-leerlingen.service.ts'

let server: TestServer
let school: TestSchool
let thuis: Klein
let praktijk: Klein

beforeAll(async () => {
  server = await startTestServer(inject('postgres'))
  school = await buildSchool(server)
})
afterAll(() => server.close())
beforeEach(async () => {
  thuis = await buildKlein(server, 'thuis')
  praktijk = await buildKlein(server, 'rt')
})

type Waar = Pick<Klein, 'adminId' | 'groepId' | 'token'>
const add = ({ adminId, groepId, token }: Waar, kind: object = {}) =>
  server.call(`/api/admins/${adminId}/groepen/${groepId}/leerlingen`, {
    method: 'POST',
    token,
    body: { leerlingen: [nieuweLeerling(kind)] },
  })
const veldenVan = ({ body }: { body: unknown }): string[] =>
  Object.keys((body as { velden?: object }).velden ?? {})
const idVan = ({ body }: { body: unknown }): LeerlingId =>
  (body as { leerlingen: LeerlingId[] }).leerlingen[0] ?? ('' as LeerlingId)

async function aantalKinderen({ adminId }: Waar): Promise<number> {
  const rijen = await server.owner
    .selectFrom('leerling')
    .select('id')
    .where('admin_id', '=', adminId)
    .execute()
  return rijen.length
}
const rijenVan = (leerlingId: LeerlingId) =>
  server.owner.selectFrom('toestemming').selectAll().where('leerling_id', '=', leerlingId).execute()

describe('a child of a home or a practice', () => {
  it('does not come in without consent, and the field says so; a school is not asked for any (decoy)', async () => {
    for (const waar of [thuis, praktijk]) {
      const geweigerd = await add(waar)
      expect(geweigerd).toMatchObject({ status: 400, body: { code: 'invalid_input' } })
      expect(veldenVan(geweigerd)).toEqual(['leerlingen.0.toestemming'])
      expect(await aantalKinderen(waar)).toBe(1)
    }
    const hier = { ...hoofdVan(school), groepId: school.groepId }
    expect((await add(hier)).status).toBe(200)
    expect(veldenVan(await add(hier, { toestemming: toestemming() }))).toEqual([
      'leerlingen.0.toestemming',
    ])
  })

  it('comes in with it, and what was declared stands beside it: by whom, when, of which words', async () => {
    const gegeven = { soort: 'via_ouder', naam: 'Els Bos', gegevenOp: '2026-02-03' } as const
    const kind = { dyslexie: true, toestemming: toestemming(gegeven) }
    const erbij = await add(praktijk, kind)
    expect(erbij.status).toBe(200)
    const leerlingId = idVan(erbij)
    expect((await callToestemming(server, praktijk, { leerlingId })).body).toMatchObject({
      toestemming: { ...gegeven, versie: 2, door: 'Sanne de rtadmin' },
    })
    const { dyslexie } = await server.owner
      .selectFrom('leerling')
      .select('dyslexie')
      .where('id', '=', leerlingId)
      .executeTakeFirstOrThrow()
    expect(dyslexie).toBe(true)
  })

  it('needs the word of who may give it, on a day that has been', async () => {
    const met = (anders: Parameters<typeof toestemming>[0]) => ({
      toestemming: toestemming(anders),
    })
    expect(veldenVan(await add(thuis, met({ soort: 'via_ouder' })))).toEqual([
      'leerlingen.0.toestemming.soort',
    ])
    expect(veldenVan(await add(thuis, met({ gegevenOp: '2999-01-01' })))).toEqual([
      'leerlingen.0.toestemming.gegevenOp',
    ])
    expect(veldenVan(await add(thuis, met({ versie: 99 })))).toEqual([
      'leerlingen.0.toestemming.versie',
    ])
    expect((await add(thuis, met({ soort: 'zelf' }))).status).toBe(400)
    expect((await add(thuis, met({}))).status).toBe(200)
  })

  it('that was there before is declared once: a second declaration changes nothing', async () => {
    const leerlingId = thuis.leerling.id
    expect((await callToestemming(server, thuis, { leerlingId })).body).toEqual({
      toestemming: null,
    })
    const set = (gegevenOp: string) =>
      callToestemming(server, thuis, {
        leerlingId,
        method: 'PUT',
        body: toestemming({ gegevenOp }),
      })
    expect((await set('2026-02-03')).body).toMatchObject({
      toestemming: { gegevenOp: '2026-02-03' },
    })
    expect((await set('2026-03-03')).body).toMatchObject({
      toestemming: { gegevenOp: '2026-02-03' },
    })
    expect(await rijenVan(leerlingId)).toHaveLength(1)
    const hier = { leerlingId: school.leerling.id, method: 'PUT', body: toestemming() } as const
    expect(veldenVan(await callToestemming(server, hoofdVan(school), hier))).toEqual(['soort'])
  })

  it('comes by no other way either: whatever makes pupils asks for it, a file of a school too', async () => {
    const id = crypto.randomUUID() as LeerlingId
    const leeg = { geboortedatum: null, jaarcode: null, eckid: null, sleutel: null }
    const naam = { voornaam: 'Noor', tussenvoegsel: '', achternaam: '' }
    const wie = [{ kind: { id, ...naam, jaargroep: 4, ...leeg }, groepId: null }]
    const make = (adminId: AdminId) =>
      withScope(server.ctx.kysely, adminId, (scope) =>
        makeLeerlingen(server.ctx, scope, { wie, groepen: [] }),
      )
    await expect(make(thuis.adminId)).rejects.toMatchObject({ code: 'toestemming_nodig' })
    await expect(make(school.adminId)).resolves.toBeUndefined()
  })

  it('is out of reach of another home', async () => {
    const anders = await buildKlein(server, 'thuis')
    for (const method of ['GET', 'DELETE'] as const)
      expect(
        await callToestemming(server, anders, { leerlingId: thuis.leerling.id, method }),
      ).toMatchObject({ status: 404 })
  })
})

describe('consent that is withdrawn', () => {
  const withdraw = (leerlingId: LeerlingId) =>
    callToestemming(server, thuis, { leerlingId, method: 'DELETE' })

  it('puts the child in the prullenbak, with no way in; only a new one brings it back', async () => {
    const leerlingId = idVan(await add(thuis, { toestemming: toestemming() }))
    const blijft = idVan(await add(thuis, { toestemming: toestemming() }))
    expect((await withdraw(leerlingId)).body).toEqual({ ingetrokken: true })
    expect((await withdraw(leerlingId)).status).toBe(404)
    const { leerlingen } = await readPrullenbak(server, thuis)
    expect(leerlingen).toMatchObject([{ id: leerlingId, ingetrokken: true }])

    const terug = { leerlingen: [leerlingId], weg: false }
    expect(veldenVan(await putAway(server, thuis, terug))).toEqual(['toestemming'])
    const met = { ...terug, toestemming: toestemming() }
    expect((await putAway(server, thuis, met)).body).toMatchObject({ gedaan: [expect.any(String)] })
    expect(await rijenVan(leerlingId)).toHaveLength(2)
    expect(await rijenVan(blijft)).toMatchObject([{ ingetrokken_op: null }])
  })

  it('is erased with the child, and a child that was only put away needs no new one (decoy)', async () => {
    const [weg, terug] = [
      idVan(await add(thuis, { toestemming: toestemming() })),
      idVan(await add(thuis, { toestemming: toestemming() })),
    ]
    await withdraw(weg)
    await putAway(server, thuis, { leerlingen: [terug], weg: true })
    expect((await putAway(server, thuis, { leerlingen: [terug], weg: false })).status).toBe(200)
    expect((await erase(server, thuis, [weg])).status).toBe(200)
    expect(await rijenVan(weg)).toEqual([])
    expect(await rijenVan(terug)).toHaveLength(1)
  })
})

describe('consent and a move', () => {
  it('stays behind: a home that takes a pupil in declares for itself', async () => {
    const code = await makeVerhuistoken(server, praktijk, praktijk.leerling.id)
    await callToestemming(server, praktijk, {
      leerlingId: praktijk.leerling.id,
      method: 'PUT',
      body: toestemming({ soort: 'via_ouder', naam: 'Els Bos' }),
    })
    const kaal = { code, groepId: thuis.groepId }
    expect(veldenVan(await move(server, thuis, kaal))).toEqual(['toestemming'])
    const met = { ...kaal, toestemming: toestemming() }
    expect((await move(server, thuis, met)).status).toBe(200)
    expect(await rijenVan(praktijk.leerling.id)).toMatchObject([
      { admin_id: thuis.adminId, soort: 'ouder', naam: '' },
    ])
  })
})
