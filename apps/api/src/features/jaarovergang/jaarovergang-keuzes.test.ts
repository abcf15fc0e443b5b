import type { GroepId } from '@letterhaven/contracts/ids'
import type { BewaarOvergang } from '@letterhaven/contracts/jaarovergang'
import type { Licentie } from '@letterhaven/contracts/licentie'
import { readOvergang } from '@letterhaven/testkit/overgang-proeven'
import { buildSchool, type TestSchool } from '@letterhaven/testkit/test-school'
import { startTestServer, type TestServer } from '@letterhaven/testkit/test-server'
import { afterAll, beforeAll, beforeEach, describe, expect, inject, it } from 'vitest'

let server: TestServer
let wie: { adminId: TestSchool['adminId']; token: string }
const nu = new Date('2026-07-05T09:00:00Z')

beforeAll(async () => {
  server = await startTestServer(inject('postgres'), () => nu)
})
afterAll(() => server.close())
beforeEach(async () => {
  const { adminId, rollen } = await buildSchool(server)
  wie = { adminId, token: rollen.schooladmin.token }
})

const pad = (deel: string) => `/api/admins/${wie.adminId}/${deel}`
const save = (body: Omit<BewaarOvergang, 'schooljaar'>) =>
  server.call(pad('jaarovergang'), {
    method: 'PUT',
    token: wie.token,
    body: { schooljaar: '2026-2027', ...body },
  })
const carryOut = (vingerafdruk: string) =>
  server.call(pad('jaarovergang/doorvoeren'), {
    method: 'POST',
    token: wie.token,
    body: { vingerafdruk },
  })

/** Makes a group of the school year that ends, with this many pupils of one jaargroep. */
async function klas(naam: string, jaargroep: number, aantal = 3): Promise<void> {
  const groepId = await server.build.groep(wie.adminId, { naam, schooljaar: '2025-2026' })
  for (let n = 0; n < aantal; n += 1)
    await server.build.leerling(wie.adminId, { groepId, jaargroep })
}

async function namenInGebruik(): Promise<string[]> {
  const rijen = await server.owner
    .selectFrom('groep')
    .select('naam')
    .where('admin_id', '=', wie.adminId)
    .where('gearchiveerd_op', 'is', null)
    .execute()
  return rijen.map(({ naam }) => naam).toSorted()
}

describe('what is decided of the new school year', () => {
  it('is 409 for who decides over the decision of a colleague, and keeps that one', async () => {
    const { versie, keuzes } = await readOvergang(server, wie)
    const eerste = { ...keuzes, groepen: [{ sleutel: 'x', naam: 'Van de een' }] }
    const tweede = { ...keuzes, groepen: [{ sleutel: 'x', naam: 'Van de ander' }] }
    expect((await save({ versie, keuzes: eerste })).status).toBe(200)
    expect(await save({ versie, keuzes: tweede })).toMatchObject({
      status: 409,
      body: { code: 'overgang_veranderd' },
    })
    expect((await readOvergang(server, wie)).keuzes).toEqual(eerste)
  })

  it('refuses what the database takes not, and a version that nobody saw', async () => {
    const { versie, keuzes } = await readOvergang(server, wie)
    for (const sleutel of ['a\0b', '\ud800'])
      expect(
        await save({ versie, keuzes: { ...keuzes, groepen: [{ sleutel, naam: 'Groep 4' }] } }),
      ).toMatchObject({ status: 400, body: { code: 'invalid_input' } })
    for (const teGroot of [2 ** 31 - 1, 2 ** 31, 2 ** 53])
      expect((await save({ versie: teGroot, keuzes })).status).toBe(400)
    expect((await save({ versie: versie + 4, keuzes })).body).toMatchObject({
      code: 'overgang_veranderd',
    })
    expect((await save({ versie, keuzes })).status).toBe(200)
  })

  it('refuses two groups of one name', async () => {
    const { versie, keuzes } = await readOvergang(server, wie)
    const groepenTwee = [
      { sleutel: 'a', naam: 'Groep 4' },
      { sleutel: 'b', naam: 'groep 4' },
    ]
    expect(await save({ versie, keuzes: { ...keuzes, groepen: groepenTwee } })).toMatchObject({
      status: 400,
      body: { velden: { groepen: 'Deze naam is al in gebruik' } },
    })
  })

  it('refuses the name of a group that the new year has or gets, and makes no second one of it', async () => {
    await klas('Groep 3', 3)
    const { versie, keuzes } = await readOvergang(server, wie)
    const label = (naam: string) => ({ ...keuzes, groepen: [{ sleutel: 'erbij', naam }] })
    for (const naam of ['groep-4', 'Groep  3'])
      expect(await save({ versie, keuzes: label(naam) })).toMatchObject({ status: 400 })
    expect((await save({ versie, keuzes: label('De Uil') })).status).toBe(200)
    // Groups of these names have been made since; that is nobody's mistake, and they are the same groups.
    for (const naam of ['De-Uil', 'Groep-4'])
      await server.build.groep(wie.adminId, { naam, schooljaar: '2026-2027' })
    expect((await save({ versie: versie + 1, keuzes: label('De Uil') })).status).toBe(200)
    const { vingerafdruk } = await readOvergang(server, wie)
    expect((await carryOut(vingerafdruk)).status).toBe(200)
    const namen = await namenInGebruik()
    expect(namen.filter((naam) => /^groep.4$|^de.uil$/i.test(naam))).toEqual(['De-Uil', 'Groep-4'])
  })

  it('loses its goal with the group that it named, and sends nobody away by that', async () => {
    await klas('Groep 3', 3)
    const groepId = await server.build.groep(wie.adminId, { naam: 'Plusklas' })
    const { versie, keuzes, oud } = await readOvergang(server, wie)
    const [van] = oud
    const delen = [{ groepId: van?.id as GroepId, jaargroep: 3, naar: groepId }]
    expect((await save({ versie, keuzes: { ...keuzes, delen } })).status).toBe(200)
    const gaat = async () => {
      const overgang = await readOvergang(server, wie)
      const naar = new Set(overgang.oud.flatMap((een) => een.leerlingen.map((kind) => kind.naar)))
      return [[...naar], overgang.keuzes.delen.length]
    }
    const set = (velden: { naam: string } | { gearchiveerd_op: Date }) =>
      server.owner.updateTable('groep').set(velden).where('id', '=', groepId).execute()
    await set({ naam: 'Plusgroep' })
    expect(await gaat()).toEqual([[groepId], 1])
    await set({ gearchiveerd_op: nu })
    expect(await gaat()).toEqual([['groep 4'], 0])
  })

  it('counts the seat of who sits in no group, as the licence does', async () => {
    const gebruikt = async () => {
      const { body } = await server.call(pad('licentie'), { token: wie.token })
      return (body as Licentie).gebruikt
    }
    await server.build.leerling(wie.adminId, { jaargroep: 5 })
    expect((await readOvergang(server, wie)).plaatsen.nodig).toBe(await gebruikt())
    // One pupil takes a seat by going up, three give theirs up by leaving, and three keep theirs.
    await klas('Groep 2', 2, 1)
    await klas('Groep 8', 8)
    await klas('Groep 5', 5)
    const { plaatsen, vingerafdruk } = await readOvergang(server, wie)
    expect(plaatsen.nodig).toBe((await gebruikt()) + 1 - 3)
    expect((await carryOut(vingerafdruk)).status).toBe(200)
    expect(await gebruikt()).toBe(plaatsen.nodig)
  })
})
