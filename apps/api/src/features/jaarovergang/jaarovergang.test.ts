import type {
  BewaarOvergang,
  JaarovergangIn,
  OvergangGedaan,
} from '@letterhaven/contracts/jaarovergang'
import { accountStand } from '@letterhaven/testkit/import-proeven'
import { readOvergang } from '@letterhaven/testkit/overgang-proeven'
import { buildSchool, type TestSchool } from '@letterhaven/testkit/test-school'
import { startTestServer, type TestServer } from '@letterhaven/testkit/test-server'
import type { GroepId, LeerlingId } from '@letterhaven/contracts/ids'
import { afterAll, beforeAll, beforeEach, describe, expect, inject, it } from 'vitest'

let server: TestServer
let school: TestSchool
let wie: { adminId: TestSchool['adminId']; token: string }
let nu = new Date('2026-07-05T09:00:00Z')

beforeAll(async () => {
  server = await startTestServer(inject('postgres'), () => nu)
})
afterAll(() => server.close())
beforeEach(async () => {
  nu = new Date('2026-07-05T09:00:00Z')
  school = await buildSchool(server)
  wie = { adminId: school.adminId, token: school.rollen.schooladmin.token }
})

const PAD = () => `/api/admins/${wie.adminId}/jaarovergang`
const save = (body: BewaarOvergang) => server.call(PAD(), { method: 'PUT', token: wie.token, body })
const carryOut = (vingerafdruk: string) =>
  server.call(`${PAD()}/doorvoeren`, {
    method: 'POST',
    token: wie.token,
    body: { vingerafdruk },
  })
const terug = (importId: string) =>
  server.call(`/api/admins/${wie.adminId}/imports/${importId}/terugdraaien`, {
    method: 'POST',
    token: wie.token,
  })

/** Makes a group of 2025-2026 with this many pupils of one jaargroep. */
async function klas(naam: string, jaargroep: number, aantal = 3) {
  const id = await server.build.groep(wie.adminId, {
    naam,
    docenten: [school.docent.id],
    schooljaar: '2025-2026',
  })
  const leerlingen: LeerlingId[] = []
  for (let n = 0; n < aantal; n += 1) {
    const kind = await server.build.leerling(wie.adminId, { groepId: id, jaargroep })
    leerlingen.push(kind.id)
  }
  return { id, leerlingen }
}

/**
 * Lists where these pupils sit, each place once: the group's name, the jaargroep and the school year, or 'weg' for the
 * prullenbak.
 */
async function zitten(ids: readonly LeerlingId[]) {
  const rijen = await server.owner
    .selectFrom('leerling')
    .innerJoin('plaatsing', 'plaatsing.leerling_id', 'leerling.id')
    .innerJoin('groep', 'groep.id', 'plaatsing.groep_id')
    .select(['leerling.deleted_at', 'leerling.jaargroep', 'groep.naam', 'groep.schooljaar'])
    .where('leerling.id', 'in', [...ids])
    .where('plaatsing.tot', 'is', null)
    .execute()
  return [
    ...new Set(
      rijen.map(({ deleted_at, naam, jaargroep, schooljaar }) =>
        deleted_at ? 'weg' : `${naam} (${jaargroep}, ${schooljaar})`,
      ),
    ),
  ]
}

const groepen = () =>
  server.owner
    .selectFrom('groep')
    .select(['id', 'naam', 'schooljaar', 'gearchiveerd_op'])
    .where('admin_id', '=', wie.adminId)
    .orderBy('naam')
    .execute()

it('who went over early makes the next groups of that year, and nobody goes up twice', async () => {
  const { leerlingen } = await klas('Groep 5', 5)
  expect((await carryOut((await readOvergang(server, wie)).vingerafdruk)).status).toBe(200)
  const pad = `/api/admins/${wie.adminId}/groepen`
  const als = { token: wie.token }
  const { body } = await server.call(pad, { method: 'POST', ...als, body: { naam: 'Groep 6b' } })
  const { id: groepId } = body as { id: GroepId }
  const plekken = leerlingen.map((leerlingId) => ({ leerlingId, groepId }))
  await server.call(`/api/admins/${wie.adminId}/plaatsingen`, {
    method: 'PUT',
    ...als,
    body: { plekken },
  })
  expect(await zitten(leerlingen)).toEqual(['Groep 6b (6, 2026-2027)'])
  const { oud } = await readOvergang(server, wie)
  expect(oud.map(({ naam }) => naam)).not.toContain('Groep 6b')
  // A group that is archived now is found again too.
  const leeg = await server.call(pad, { method: 'POST', ...als, body: { naam: 'Groep 6c' } })
  const { id } = leeg.body as { id: GroepId }
  await server.call(`${pad}/${id}/archief`, {
    method: 'PUT',
    ...als,
    body: { gearchiveerd: true },
  })
  const archief = await server.call(`/api/admins/${wie.adminId}/gearchiveerde-groepen`, als)
  expect((archief.body as { groepen: { id: string }[] }).groepen.map((g) => g.id)).toContain(id)
})

describe('the new school year', () => {
  it('is rehearsed without touching anything', async () => {
    await klas('Groep 3', 3)
    await klas('Groep 8', 8)
    const voor = await accountStand(server, wie.adminId)
    const overgang = await readOvergang(server, wie)
    expect(overgang).toMatchObject({ schooljaar: '2026-2027', vanaf: null, gedaan: null })
    expect(overgang.oud.map(({ naam, delen }) => [naam, delen])).toContainEqual([
      'Groep 8',
      [{ jaargroep: 8, naar: null }],
    ])
    expect(overgang.groepen).toContainEqual({
      sleutel: 'groep 4',
      naam: 'Groep 4',
      bestaat: false,
      docenten: [],
    })
    expect(await accountStand(server, wie.adminId)).toBe(voor)
  })

  it('takes every pupil along at once, with its year, and sends the last year out', async () => {
    const [drie, vier, acht] = [
      await klas('Groep 3', 3),
      await klas('Groep 4', 4),
      await klas('Groep 8', 8),
    ]
    const { vingerafdruk } = await readOvergang(server, wie)
    const { status, body } = await carryOut(vingerafdruk)
    expect(status).toBe(200)
    expect(body).toMatchObject({ overgegaan: 6, vertrokken: 3 })
    expect(await zitten(drie.leerlingen)).toEqual(['Groep 4 (4, 2026-2027)'])
    expect(await zitten(vier.leerlingen)).toEqual(['Groep 5 (5, 2026-2027)'])
    expect(await zitten(acht.leerlingen)).toEqual(['weg'])
    const oude = (await groepen()).filter(({ schooljaar }) => schooljaar === '2025-2026')
    expect(oude.every(({ gearchiveerd_op }) => gearchiveerd_op !== null)).toBe(true)
    const nieuweVier = (await groepen()).find(
      ({ naam, schooljaar }) => naam === 'Groep 4' && schooljaar === '2026-2027',
    )
    const docenten = await server.owner
      .selectFrom('groep_docent')
      .select('medewerker_id')
      .where('groep_id', '=', nieuweVier?.id as GroepId)
      .execute()
    expect(docenten).toEqual([{ medewerker_id: school.docent.id }])
  })

  it('is taken back to what it was', async () => {
    await klas('Groep 3', 3)
    await klas('Groep 8', 8)
    const voor = await accountStand(server, wie.adminId)
    const { vingerafdruk } = await readOvergang(server, wie)
    const { importId } = (await carryOut(vingerafdruk)).body as OvergangGedaan
    const { gedaan, oud } = await readOvergang(server, wie)
    expect(gedaan).toMatchObject({
      importId,
      naam: 'Schooljaar 2026-2027',
      overgegaan: 3,
      vertrokken: 3,
      groepen: 1,
      wisOp: '2026-08-04T09:00:00.000Z',
    })
    expect(oud).toEqual([])
    expect(await terug(importId)).toMatchObject({ status: 200, body: { gelaten: 0 } })
    expect(await accountStand(server, wie.adminId)).toBe(voor)
    expect((await readOvergang(server, wie)).gedaan).toBeNull()
  })

  it('is taken back for who got another name since as well, who keeps that name', async () => {
    const drie = await klas('Groep 3', 3)
    const [id] = drie.leerlingen as [LeerlingId]
    const voor = await zitten(drie.leerlingen)
    const { importId } = (await carryOut((await readOvergang(server, wie)).vingerafdruk))
      .body as OvergangGedaan
    const pad = `/api/admins/${wie.adminId}/leerlingen/${id}`
    const naam = { method: 'PATCH', token: wie.token, body: { voornaam: 'Nora' } } as const
    expect((await server.call(pad, naam)).status).toBe(200)
    expect(await terug(importId)).toMatchObject({ status: 200, body: { gelaten: 0 } })
    expect(await zitten(drie.leerlingen)).toEqual(voor)
    const kind = await server.owner
      .selectFrom('leerling')
      .select(['voornaam', 'jaargroep'])
      .where('id', '=', id)
      .executeTakeFirst()
    expect(kind).toEqual({ voornaam: 'Nora', jaargroep: 3 })
  })

  it('is 409 for a decision about another year than the one whose turn it is, and keeps nothing of it', async () => {
    nu = new Date('2026-09-05T09:00:00Z')
    await klas('Groep 3', 3)
    const { schooljaar, versie, keuzes, vingerafdruk } = await readOvergang(server, wie)
    const groepen = [{ sleutel: 'groep 4', naam: 'Toch anders' }]
    expect((await carryOut(vingerafdruk)).status).toBe(200)
    expect(await save({ schooljaar, versie, keuzes: { ...keuzes, groepen } })).toMatchObject({
      status: 409,
      body: { code: 'overgang_veranderd' },
    })
    const na = await readOvergang(server, wie)
    expect([na.schooljaar, na.versie, na.keuzes.groepen]).toEqual(['2027-2028', 0, []])
    expect(
      (await save({ schooljaar: na.schooljaar, versie, keuzes: { ...keuzes, groepen } })).status,
    ).toBe(200)
  })

  it('goes the way that was decided: who stays down, who goes elsewhere, what a group is called', async () => {
    const [a, b] = [await klas('3A', 3), await klas('3B', 3)]
    const [blijver, ander] = a.leerlingen as [LeerlingId, LeerlingId]
    const { schooljaar, versie, keuzes } = await readOvergang(server, wie)
    const antwoord = await save({
      schooljaar,
      versie,
      keuzes: {
        ...keuzes,
        groepen: [
          { sleutel: '4a', naam: 'De Zwaluwen' },
          { sleutel: 'nieuw-1', naam: '3C' },
        ],
        delen: [{ groepId: b.id, jaargroep: 3, naar: '4a' }],
        leerlingen: [
          { id: blijver, naar: 'nieuw-1', blijft: true },
          { id: ander, naar: null, blijft: false },
        ],
      },
    })
    expect(antwoord.status).toBe(200)
    await carryOut((antwoord.body as JaarovergangIn).vingerafdruk)
    expect(await zitten(b.leerlingen)).toEqual(['De Zwaluwen (4, 2026-2027)'])
    expect(await zitten([blijver])).toEqual(['3C (3, 2026-2027)'])
    expect(await zitten([ander])).toEqual(['weg'])
  })

  it('is not carried out by who did not see it, nor twice, nor by two at once', async () => {
    await klas('Groep 3', 3)
    const { vingerafdruk } = await readOvergang(server, wie)
    await klas('Groep 4', 4)
    const voor = await accountStand(server, wie.adminId)
    expect(await carryOut(vingerafdruk)).toMatchObject({
      status: 409,
      body: { code: 'overgang_veranderd' },
    })
    expect(await accountStand(server, wie.adminId)).toBe(voor)
    const nieuw = (await readOvergang(server, wie)).vingerafdruk
    const samen = await Promise.all([carryOut(nieuw), carryOut(nieuw)])
    expect(samen.map(({ status }) => status).toSorted()).toEqual([200, 409])
  })

  it('says when who leaves is erased, and whether lessons of this year are missed', async () => {
    await klas('Groep 8', 8)
    const setVakanties = (van: string) =>
      server.owner
        .updateTable('admin')
        .set({ vakanties: JSON.stringify([{ naam: 'Zomervakantie', van, tot: '2026-08-16' }]) })
        .where('admin_id', '=', wie.adminId)
        .execute()
    const read = async () => {
      const { lopend, wisOp } = await readOvergang(server, wie)
      return { lopend, wisOp }
    }
    const wisOp = '2026-08-04T09:00:00.000Z'
    const begintOp = '2026-08-01'
    expect(await read()).toEqual({ wisOp, lopend: { vakantieOp: null, begintOp } })
    await setVakanties('2026-07-11')
    expect(await read()).toEqual({ wisOp, lopend: { vakantieOp: '2026-07-11', begintOp } })
    await setVakanties('2026-07-04')
    expect(await read()).toEqual({ wisOp, lopend: null })
    await server.owner
      .updateTable('admin')
      .set({ land: 'be', vakanties: '[]' })
      .where('admin_id', '=', wie.adminId)
      .execute()
    expect((await read()).lopend).toEqual({ vakantieOp: null, begintOp: '2026-09-01' })
    // In September the groups that were there before are this year's work.
    nu = new Date('2026-09-10T09:00:00Z')
    expect((await read()).lopend).toBeNull()
  })

  it('waits for June, and keeps what was decided', async () => {
    nu = new Date('2026-03-01T09:00:00Z')
    const { vingerafdruk, vanaf } = await readOvergang(server, wie)
    expect(vanaf).toBe('2026-06-01')
    expect(await carryOut(vingerafdruk)).toMatchObject({
      status: 409,
      body: { code: 'overgang_te_vroeg' },
    })
  })

  it('may come after the summer: groups of before that still have pupils are this year’s work', async () => {
    nu = new Date('2026-09-10T09:00:00Z')
    const { leerlingen } = await klas('Groep 3', 3)
    const { schooljaar, vingerafdruk, vanaf } = await readOvergang(server, wie)
    expect({ schooljaar, vanaf }).toEqual({ schooljaar: '2026-2027', vanaf: null })
    expect((await carryOut(vingerafdruk)).status).toBe(200)
    expect(await zitten(leerlingen)).toEqual(['Groep 4 (4, 2026-2027)'])
  })

  it('puts pupils in a group that the new year has already', async () => {
    nu = new Date('2026-09-10T09:00:00Z')
    const { leerlingen } = await klas('Groep 3', 3)
    const er = await server.build.groep(wie.adminId, { naam: 'groep 4', schooljaar: '2026-2027' })
    const overgang = await readOvergang(server, wie)
    expect(overgang.groepen).toContainEqual(
      expect.objectContaining({ sleutel: er, naam: 'groep 4', bestaat: true }),
    )
    await carryOut(overgang.vingerafdruk)
    expect(await zitten(leerlingen)).toEqual(['groep 4 (4, 2026-2027)'])
    const vieren = (await groepen()).filter(({ naam }) => naam.toLowerCase() === 'groep 4')
    expect(vieren.map(({ id }) => id)).toEqual([er])
  })
})
