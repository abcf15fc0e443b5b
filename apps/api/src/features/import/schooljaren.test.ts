import type { LeerlingId } from '@letterhaven/contracts/ids'
import type { ImportGelezen } from '@letterhaven/contracts/import'
import type { OvergangGedaan } from '@letterhaven/contracts/jaarovergang'
import {
  accountStand,
  readIn,
  apply,
  schoolbestand,
  sendBestand,
} from '@letterhaven/testkit/import-proeven'
import { readOvergang } from '@letterhaven/testkit/overgang-proeven'
import { startTestServer, type TestServer } from '@letterhaven/testkit/test-server'
import { afterAll, beforeAll, beforeEach, describe, expect, inject, it } from 'vitest'

let server: TestServer
let wie: { adminId: Awaited<ReturnType<TestServer['build']['admin']>>; token: string }
let docent: { id: Awaited<ReturnType<TestServer['build']['medewerker']>>['id']; token: string }
let nu: Date

beforeAll(async () => {
  server = await startTestServer(inject('postgres'), () => nu)
})
afterAll(() => server.close())
beforeEach(async () => {
  nu = new Date('2026-06-10T09:00:00Z')
  const adminId = await server.build.admin()
  const { token } = await server.build.medewerker(adminId, 'schooladmin')
  docent = await server.build.medewerker(adminId, 'docent')
  await server.owner
    .updateTable('medewerker')
    .set({ voornaam: 'Juf', tussenvoegsel: '', achternaam: 'Vos' })
    .where('id', '=', docent.id)
    .execute()
  wie = { adminId, token }
})

const post = (pad: string, body?: object) =>
  server.call(`/api/admins/${wie.adminId}/${pad}`, {
    method: 'POST',
    token: wie.token,
    ...(body ? { body } : {}),
  })

/** Makes a group of 2025-2026 with numbered pupils, taught by `docent`. */
async function klas(naam: string, jaargroep: number, nummers: readonly string[]) {
  const groepId = await server.build.groep(wie.adminId, {
    naam,
    schooljaar: '2025-2026',
    docenten: [docent.id],
  })
  const ids: LeerlingId[] = []
  for (const sleutel of nummers) {
    const { id } = await server.build.leerling(wie.adminId, { groepId, jaargroep })
    const kind = {
      sleutel,
      voornaam: `Kind${sleutel}`,
      achternaam: 'Zwerm',
      geboortedatum: null,
      eckid: null,
    }
    await server.owner.updateTable('leerling').set(kind).where('id', '=', id).execute()
    ids.push(id)
  }
  return { groepId, ids }
}

const lijst = (...regels: string[]): string =>
  ['Nummer;Voornaam;Achternaam;Groep;Jaargroep', ...regels].join('\n')
const regel = (sleutel: string, groep: string, jaar: number): string =>
  `${sleutel};Kind${sleutel};Zwerm;${groep};${jaar}`

async function goOver(): Promise<OvergangGedaan> {
  const { vingerafdruk } = await readOvergang(server, wie)
  const { status, body } = await post('jaarovergang/doorvoeren', { vingerafdruk })
  expect(status).toBe(200)
  return body as OvergangGedaan
}

/** Returns, by pupil number, the group that each pupil sits in and its school year. */
async function zitten(): Promise<Record<string, string>> {
  const rijen = await server.owner
    .selectFrom('plaatsing')
    .innerJoin('groep', 'groep.id', 'plaatsing.groep_id')
    .innerJoin('leerling', 'leerling.id', 'plaatsing.leerling_id')
    .select(['leerling.sleutel', 'groep.naam', 'groep.schooljaar'])
    .where('plaatsing.admin_id', '=', wie.adminId)
    .where('plaatsing.tot', 'is', null)
    .execute()
  return Object.fromEntries(rijen.map((rij) => [rij.sleutel, `${rij.naam} ${rij.schooljaar}`]))
}

const bestandVan = (jaar: string): string => schoolbestand().replaceAll('2026-2027', jaar)
async function codes(jaar: string): Promise<string[]> {
  const { body } = await sendBestand(server, wie, { bestand: bestandVan(jaar) })
  const gelezen = body as ImportGelezen
  const meldingen = gelezen.status === 'gelezen' ? gelezen.voorbeeld.meldingen : gelezen.meldingen
  return [gelezen.status, ...meldingen.map(({ code }) => code)]
}

describe('a list, after the school went over in June', () => {
  it('speaks of the groups in which its pupils sit by now, and takes nobody back', async () => {
    await klas('Groep 5/6', 5, ['1', '2', '3'])
    await goOver()
    const voor = await zitten()
    const [een] = Object.values(voor)
    expect(een).toContain('2026-2027')
    const groep = een?.replace(' 2026-2027', '') ?? ''
    const { id, verschil } = await readIn(
      server,
      wie,
      lijst(regel('1', groep, 6), regel('9', groep, 6)),
    )
    expect([verschil.groepen.nieuw, verschil.verplaatst.aantal]).toEqual([[], 0])
    expect((await apply(server, { ...wie, id })).status).toBe(200)
    expect(await zitten()).toEqual({ ...voor, 9: een })
    // No pupil is offered to the transition again.
    expect((await readOvergang(server, wie)).oud.flatMap(({ leerlingen }) => leerlingen)).toEqual(
      [],
    )
  })

  it('before it went over speaks of the year that ends', async () => {
    await klas('Groep 5', 5, ['1'])
    const { id } = await readIn(server, wie, lijst(regel('9', 'Groep 5', 5)))
    await apply(server, { ...wie, id })
    expect(await zitten()).toEqual({ 1: 'Groep 5 2025-2026', 9: 'Groep 5 2025-2026' })
  })
})

describe('a file that says of which year it is', () => {
  it('is refused where the school has left that year, or may not go over to it yet', async () => {
    await klas('Groep 5', 5, ['1'])
    expect(await codes('2025-2026')).toContain('gelezen')
    expect(await codes('2026-2027')).toContain('gelezen')
    expect(await codes('2027-2028')).toEqual(['geweigerd', 'year-later'])
    expect(await codes('2024-2025')).toEqual(['geweigerd', 'year-over'])
    nu = new Date('2026-05-31T09:00:00Z')
    expect(await codes('2026-2027')).toEqual(['geweigerd', 'year-later'])
    nu = new Date('2026-06-10T09:00:00Z')
    await goOver()
    expect(await codes('2025-2026')).toEqual(['geweigerd', 'year-over'])
    expect(await codes('2026-2027')).toContain('gelezen')
  })

  it('is not applied when the school went over after it was read, and nothing changes', async () => {
    await klas('Groep 5', 5, ['1'])
    const { id, vingerafdruk } = await readIn(server, wie, bestandVan('2025-2026'))
    await goOver()
    const voor = await accountStand(server, wie.adminId)
    const geweigerd = { status: 409, body: { code: 'import_ander_jaar' } }
    const keuzes = { vingerafdruk, zelfde: [], nieuw: [], vertrokken: [] }
    expect(await post(`imports/${id}/toepassen`, keuzes)).toMatchObject(geweigerd)
    expect(
      await server.call(`/api/admins/${wie.adminId}/imports/${id}`, { token: wie.token }),
    ).toMatchObject(geweigerd)
    expect(await accountStand(server, wie.adminId)).toBe(voor)
  })
})

describe('a few who sit in another year than the others', () => {
  it('decide nothing: a file says that it takes the others along, and one of their year is no file of before', async () => {
    await klas('Groep 5', 5, ['1', '2', '3'])
    nu = new Date('2026-09-10T09:00:00Z')
    const groepId = await server.build.groep(wie.adminId, { schooljaar: '2026-2027' })
    await server.build.leerling(wie.adminId, { groepId, jaargroep: 4 })
    expect(await codes('2025-2026')).toEqual(['gelezen', 'last-year'])
    const { verschil } = await readIn(server, wie, lijst(regel('1', 'Groep 6', 6)))
    expect([verschil.schooljaar, verschil.overgang]).toEqual([
      '2026-2027',
      { van: '2025-2026', naar: '2026-2027' },
    ])
  })

  it('as after a year was taken back, where somebody came in the meantime', async () => {
    await klas('Groep 5', 5, ['1', '2', '3'])
    const { importId } = await goOver()
    const groepId = await server.build.groep(wie.adminId, { schooljaar: '2026-2027' })
    await server.build.leerling(wie.adminId, { groepId, jaargroep: 4 })
    expect((await post(`imports/${importId}/terugdraaien`)).status).toBe(200)
    expect(await codes('2025-2026')).toContain('gelezen')
    const { verschil } = await readIn(server, wie, lijst(regel('1', 'Groep 5', 5)))
    expect([verschil.schooljaar, verschil.verplaatst.aantal]).toEqual(['2025-2026', 0])
  })
})

describe('a list in summer', () => {
  it('says for which year it is read while the school may still go over, and not after it did', async () => {
    await klas('Groep 5', 5, ['1'])
    const zegt = async () =>
      (await readIn(server, wie, lijst(regel('1', 'Groep 5', 5)))).meldingen.find(
        ({ code }) => code === 'list-year',
      )?.waar
    expect(await zegt()).toBe('2025-2026')
    nu = new Date('2026-05-20T09:00:00Z')
    expect(await zegt()).toBeUndefined()
    nu = new Date('2026-06-10T09:00:00Z')
    await goOver()
    expect(await zegt()).toBeUndefined()
  })
})

describe('a file that takes the school to the next year', () => {
  it('says so, and from which year, which a file of this year does not', async () => {
    const { ids } = await klas('6A', 5, ['10001'])
    const noa = { voornaam: 'Noa', achternaam: 'Jansen' }
    await server.owner.updateTable('leerling').set(noa).where('id', 'in', ids).execute()
    expect((await readIn(server, wie, bestandVan('2026-2027'))).verschil.overgang).toEqual({
      van: '2025-2026',
      naar: '2026-2027',
    })
    expect((await readIn(server, wie, bestandVan('2025-2026'))).verschil.overgang).toBeNull()
  })

  it('gives a group the teachers of the one that was called so, and says of which', async () => {
    await klas('6A', 5, ['1'])
    const { id, verschil } = await readIn(server, wie, bestandVan('2026-2027'))
    const met = verschil.groepen.nieuw.filter(({ docenten }) => docenten !== '')
    expect(met.map(({ naam, docenten }) => [naam, docenten])).toEqual([['6A', 'Juf Vos']])
    await apply(server, { ...wie, id })
    const rijen = await server.owner
      .selectFrom('groep_docent')
      .innerJoin('groep', 'groep.id', 'groep_docent.groep_id')
      .select(['groep.id', 'groep.naam', 'medewerker_id'])
      .where('groep_docent.admin_id', '=', wie.adminId)
      .where('groep.schooljaar', '=', '2026-2027')
      .execute()
    expect(rijen.map((rij) => [rij.naam, rij.medewerker_id])).toEqual([['6A', docent.id]])
    // The teacher who taught the group sees the pupils who sit in it now.
    const pad = `/api/admins/${wie.adminId}/groepen/${rijen[0]?.id ?? ''}`
    const gezien = await server.call(pad, { token: docent.token })
    expect(gezien.status).toBe(200)
  })

  it('gives nobody a group by a name that says too little', async () => {
    const geven = async (bestand: string) =>
      (await readIn(server, wie, bestand)).verschil.groepen.nieuw.filter((een) => een.docenten)
    // A group of two years ago, and the group in which pupils without a group wait.
    const lang = { schooljaar: '2024-2025', docenten: [docent.id] }
    await server.build.groep(wie.adminId, { naam: 'Groep 6', ...lang })
    await klas('Nog niet ingedeeld', 5, ['1'])
    const regels = lijst(regel('1', 'Groep 6', 6), '8;Bo;Zwerm;;5')
    nu = new Date('2026-08-20T09:00:00Z')
    expect(await geven(regels)).toEqual([])
    // One of two groups with the same name.
    await klas('Instroom', 1, [])
    expect(await geven(lijst(regel('1', 'Instroom', 5)))).toHaveLength(1)
    await server.build.groep(wie.adminId, { naam: 'instroom', schooljaar: '2025-2026' })
    expect(await geven(lijst(regel('1', 'Instroom', 5)))).toEqual([])
  })

  it('is looked at once more where a colleague got a group since, and where the year turned', async () => {
    const { groepId } = await klas('6A', 5, ['1'])
    const { id, vingerafdruk } = await readIn(
      server,
      wie,
      lijst(regel('1', '6A', 5), regel('9', '7', 5)),
    )
    const pas = () =>
      post(`imports/${id}/toepassen`, { vingerafdruk, zelfde: [], nieuw: [], vertrokken: [] })
    nu = new Date('2026-08-01T09:00:00Z')
    expect((await pas()).body).toMatchObject({ code: 'import_veranderd' })
    const nieuw = await readIn(server, wie, lijst(regel('1', '6A', 5)))
    const ander = await server.build.medewerker(wie.adminId, 'docent')
    const erbij = { admin_id: wie.adminId, groep_id: groepId, medewerker_id: ander.id }
    await server.owner.insertInto('groep_docent').values(erbij).execute()
    const body = { vingerafdruk: nieuw.vingerafdruk, zelfde: [], nieuw: [], vertrokken: [] }
    expect((await post(`imports/${nieuw.id}/toepassen`, body)).body).toMatchObject({
      code: 'import_veranderd',
    })
  })

  it('leaves groups alone that were made by hand and nobody sat in yet', async () => {
    await klas('Groep 5', 5, ['1'])
    const plusklas = await server.build.groep(wie.adminId, {
      naam: 'Plusklas',
      schooljaar: '2025-2026',
      docenten: [docent.id],
    })
    nu = new Date('2026-08-20T09:00:00Z')
    const { id } = await readIn(server, wie, lijst(regel('1', 'Groep 6', 6)))
    await apply(server, { ...wie, id })
    const open = await server.owner
      .selectFrom('groep')
      .select(['id', 'naam'])
      .where('admin_id', '=', wie.adminId)
      .where('gearchiveerd_op', 'is', null)
      .execute()
    expect(open.map(({ naam }) => naam).toSorted()).toEqual(['Groep 6', 'Plusklas'])
    expect(open.map((een) => een.id)).toContain(plusklas)
  })
})
