import { randomUUID } from 'node:crypto'
import type { Licentie } from '@letterhaven/contracts/licentie'
import { place } from '@letterhaven/testkit/licentie-proeven'
import { putAway } from '@letterhaven/testkit/prullenbak-proeven'
import { readOvergang } from '@letterhaven/testkit/overgang-proeven'
import { insertOudeAntwoorden } from '@letterhaven/testkit/oude-antwoorden'
import { buildSchool, type TestSchool } from '@letterhaven/testkit/test-school'
import { startTestServer, type TestServer } from '@letterhaven/testkit/test-server'
import { afterAll, beforeAll, beforeEach, describe, expect, inject, it } from 'vitest'

let server: TestServer
let school: TestSchool
let wie: { adminId: TestSchool['adminId']; token: string }
let nu: Date

beforeAll(async () => {
  server = await startTestServer(inject('postgres'), () => nu)
})
afterAll(() => server.close())
beforeEach(async () => {
  nu = new Date('2025-11-10T09:00:00Z')
  school = await buildSchool(server)
  wie = { adminId: school.adminId, token: school.rollen.schooladmin.token }
})

const pad = () => `/api/admins/${wie.adminId}/licentie`
const read = async (): Promise<Licentie> =>
  (await server.call(pad(), { token: wie.token })).body as Licentie
/** Orders as many seats as are in use and `meer` more, and none for another school year. */
const makeRoomy = async (meer: number): Promise<void> => {
  const { gebruikt, schooljaar } = await read()
  await server.owner.deleteFrom('licentie_bestelling').where('admin_id', '=', wie.adminId).execute()
  await server.owner
    .insertInto('licentie_bestelling')
    .values({
      admin_id: wie.adminId,
      id: randomUUID() as never,
      schooljaar,
      plaatsen: gebruikt + meer,
      op: new Date('2025-06-01T10:00:00Z'),
      door: null,
    })
    .execute()
}
const kind = () => ({
  sleutel: randomUUID(),
  voornaam: 'Mila',
  tussenvoegsel: '',
  achternaam: 'Vos',
  jaargroep: 5,
})
const add = (leerlingen = [kind()]) =>
  server.call(`/api/admins/${wie.adminId}/groepen/${school.groepId}/leerlingen`, {
    method: 'POST',
    token: wie.token,
    body: { leerlingen },
  })
const withdraw = (id: string, token = wie.token) =>
  server.call(`${pad()}/bestellingen/${id}`, { method: 'DELETE', token })

describe('seats', () => {
  it('a full licence stops new pupils with a 409 that says how many are missing, and changes nothing', async () => {
    await makeRoomy(1)
    expect(await add([kind(), kind(), kind()])).toMatchObject({
      status: 409,
      body: { code: 'licentie_vol', velden: { plaatsen: 'Er zijn 2 plaatsen te weinig' } },
    })
    const { gebruikt, plaatsen } = await read()
    expect(plaatsen - gebruikt).toBe(1)
    expect((await add()).status).toBe(200)
    expect((await add()).status).toBe(409)
  })

  it('that are ordered count at once, once however often the order is sent', async () => {
    await makeRoomy(0)
    const sleutel = randomUUID()
    const [een, twee] = [
      await place(server, wie, { plaatsen: 2, sleutel }),
      await place(server, wie, { plaatsen: 2, sleutel }),
    ]
    expect([een.status, twee.status]).toEqual([200, 200])
    const { gebruikt, plaatsen, bestellingen } = await read()
    expect(plaatsen - gebruikt).toBe(2)
    expect(bestellingen).toHaveLength(2)
    expect(bestellingen[0]).toMatchObject({ plaatsen: 2, door: 'Sanne de schooladmin' })
    expect((await add([kind(), kind()])).status).toBe(200)
  })

  it('a pupil who practises goes on, whatever the licence says', async () => {
    await makeRoomy(0)
    await server.owner
      .deleteFrom('licentie_bestelling')
      .where('admin_id', '=', wie.adminId)
      .execute()
    const body = { antwoorden: [school.antwoord()] }
    const naar = `/api/leerlingen/${school.leerling.id}/antwoorden`
    const { status } = await server.call(naar, {
      method: 'POST',
      token: school.leerling.token,
      body,
    })
    expect(status).toBe(200)
  })

  it('are for the youngest and who has no number only once they practise, now and next year', async () => {
    const voor = await read()
    const nodig = async () => (await readOvergang(server, wie)).plaatsen.nodig
    const eerstNodig = await nodig()
    const groepId = await server.build.groep(wie.adminId, {
      naam: 'Groep 2',
      schooljaar: '2025-2026',
    })
    const set = (rest: { jaargroep: number; jaarcode?: string }) =>
      server.build.leerling(wie.adminId, { groepId, ...rest })
    await set({ jaargroep: 1 })
    await set({ jaargroep: 2 })
    const kleuter = await set({ jaargroep: 2 })
    const sbo = await set({ jaargroep: 2, jaarcode: 'S' })
    await makeRoomy(0)
    expect(await read()).toMatchObject({ gebruikt: voor.gebruikt, nogNiet: 4 })
    // A pupil in groep 2 learns to read next year.
    expect((await read()).volgend.blijven).toBe(voor.volgend.blijven + 2)
    expect(await nodig()).toBe(eerstNodig + 2)
    // A full licence lets a kleuter in, but refuses a decoy in groep 3.
    expect((await add([{ ...kind(), jaargroep: 2 }])).status).toBe(200)
    expect((await add([{ ...kind(), jaargroep: 3 }])).status).toBe(409)
    expect(await read()).toMatchObject({ gebruikt: voor.gebruikt, nogNiet: 5 })
    for (const { id } of [kleuter, sbo])
      await insertOudeAntwoorden(server, { adminId: wie.adminId, id }, [
        { gegevenOp: nu, correct: true },
      ])
    const na = await read()
    expect(na).toMatchObject({ gebruikt: voor.gebruikt + 2, nogNiet: 3 })
    expect(na.volgend.blijven).toBe(voor.volgend.blijven + 4)
    expect(await nodig()).toBe(eerstNodig + 3)
  })

  it('are asked for by the prullenbak too, and given back by it', async () => {
    const { id } = school.leerling
    await putAway(server, wie, { leerlingen: [id], weg: true })
    await makeRoomy(1)
    expect((await add()).status).toBe(200)
    expect((await putAway(server, wie, { leerlingen: [id], weg: false })).status).toBe(409)
    await place(server, wie, { plaatsen: 1 })
    expect((await putAway(server, wie, { leerlingen: [id], weg: false })).status).toBe(200)
  })

  it('the last one goes to one of two who ask at the same moment', async () => {
    await makeRoomy(1)
    const statussen = (await Promise.all([add(), add()])).map(({ status }) => status)
    expect(statussen.toSorted()).toEqual([200, 409])
  })

  it('of the year before count until 1 October', async () => {
    await makeRoomy(3)
    nu = new Date('2026-09-20T09:00:00Z')
    expect(await read()).toMatchObject({ schooljaar: '2026-2027', respijtTot: '2026-09-30' })
    expect((await add()).status).toBe(200)
    // The coming shortage is told while there are still seats enough, and an order placed then reduces it.
    const { gebruikt } = await read()
    expect(await read()).toMatchObject({ besteld: 0, tekort: { nu: 0, straks: gebruikt } })
    await place(server, wie, { plaatsen: 1 })
    const tekort = { nu: 0, straks: gebruikt - 1 }
    expect(await read()).toMatchObject({ besteld: 1, tekort, respijtTot: '2026-09-30' })
    nu = new Date('2026-10-02T09:00:00Z')
    const na = { nu: gebruikt - 1, straks: gebruikt - 1 }
    expect(await read()).toMatchObject({ plaatsen: 1, tekort: na, respijtTot: null })
    expect((await add()).status).toBe(409)
  })

  it('the new school year says how many it asks for and how many were ordered', async () => {
    await makeRoomy(3)
    const { volgend } = await read()
    await place(server, wie, { plaatsen: 12, schooljaar: volgend.schooljaar })
    const { plaatsen } = await readOvergang(server, wie)
    expect(plaatsen.besteld).toBe(12)
    expect(plaatsen.nodig).toBeGreaterThan(0)
    expect((await read()).volgend).toMatchObject({ plaatsen: 12 })
  })
})

describe('an order', () => {
  it('is for this year or the next', async () => {
    expect(await place(server, wie, { plaatsen: 1, schooljaar: '2028-2029' })).toMatchObject({
      status: 400,
      body: { velden: { schooljaar: 'Kies dit schooljaar of het volgende' } },
    })
  })

  it('is taken back within two weeks, once, and stays in the history', async () => {
    const { bestellingen } = (await place(server, wie, { plaatsen: 4 })).body as Licentie
    const id = bestellingen.find(({ plaatsen }) => plaatsen === 4)?.id ?? ''
    expect((await withdraw(id)).status).toBe(200)
    expect((await withdraw(id)).body).toMatchObject({ code: 'bestelling_te_oud' })
    const na = (await read()).bestellingen.find((rij) => rij.id === id)
    expect(na).toMatchObject({ plaatsen: 4, terugTot: null })
    expect(na?.ingetrokkenOp).not.toBeNull()
    const laat = (await place(server, wie, { plaatsen: 6 })).body as Licentie
    nu = new Date('2025-11-25T09:00:00Z')
    expect((await withdraw(laat.bestellingen[0]?.id ?? '')).body).toMatchObject({
      code: 'bestelling_te_oud',
    })
  })

  it('stays where pupils sit on its seats', async () => {
    await makeRoomy(0)
    const { bestellingen } = (await place(server, wie, { plaatsen: 1 })).body as Licentie
    await add()
    expect(await withdraw(bestellingen[0]?.id ?? '')).toMatchObject({
      status: 409,
      body: { code: 'plaatsen_bezet' },
    })
    const { gebruikt, plaatsen } = await read()
    expect(plaatsen).toBe(gebruikt)
  })

  it('of another school does not exist', async () => {
    const ander = await buildSchool(server)
    const elders = { adminId: ander.adminId, token: ander.rollen.schooladmin.token }
    const { bestellingen } = (await place(server, elders, { plaatsen: 1 })).body as Licentie
    expect((await withdraw(bestellingen[0]?.id ?? '')).status).toBe(404)
  })
})
