import { randomUUID } from 'node:crypto'
import type { Landkaart } from '@letterhaven/contracts/landkaart'
import type { Bezit, Ding, Plek } from '@letterhaven/contracts/plek'
import type { TaakPakket } from '@letterhaven/contracts/taak'
import { SCHELPEN } from '@letterhaven/domain/beloning'
import { beginUiterlijk } from '@letterhaven/domain/uiterlijk'
import { insertOudeAntwoorden } from '@letterhaven/testkit/oude-antwoorden'
import { buildSchool, type TestSchool } from '@letterhaven/testkit/test-school'
import { startTestServer, type TestServer } from '@letterhaven/testkit/test-server'
import { buildSpeler, type TestSpeler } from '@letterhaven/testkit/test-speler'
import { lightRamen } from '@letterhaven/testkit/light-ramen'
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest'

/** The moment of every test, a Thursday. */
const NU = new Date('2026-11-19T12:00:00Z')

let server: TestServer
let school: TestSchool

beforeAll(async () => {
  server = await startTestServer(inject('postgres'), () => NU)
  school = await buildSchool(server)
})
afterAll(() => server.close())

/** Makes a pupil who earned this many schelpen by lighting windows. */
async function makeSpeler(schelpen = 0): Promise<TestSpeler> {
  const speler = await buildSpeler(server, school.adminId)
  const wie = { adminId: school.adminId, id: speler.leerling.id }
  await lightRamen(server, wie, schelpen / SCHELPEN.perRaam)
  return speler
}

const plekPad = ({ leerling }: TestSpeler): string => `/api/leerlingen/${leerling.id}/plek`
const call = (speler: TestSpeler, deel: string, method: 'POST' | 'PUT', body: unknown) =>
  server.call(`${plekPad(speler)}/${deel}`, { method, token: speler.leerling.token, body })
const buy = (speler: TestSpeler, ding: Ding, id: string = randomUUID()) =>
  call(speler, 'aankopen', 'POST', { id, ding })
const plekVan = async (speler: TestSpeler): Promise<Plek> =>
  (await server.call(plekPad(speler), { token: speler.leerling.token })).body as Plek

describe('a purchase', () => {
  it('takes its fixed price from what was earned, and stays', async () => {
    const speler = await makeSpeler(50)
    expect(await buy(speler, 'pet')).toMatchObject({
      status: 200,
      body: { schelpen: 40, gekocht: ['pet'] },
    })
    expect((await plekVan(speler)).bezit).toEqual({ schelpen: 40, gekocht: ['pet'] })
    const kaart = await server.call(`/api/leerlingen/${speler.leerling.id}/landkaart`, {
      token: speler.leerling.token,
    })
    expect(kaart.body).toMatchObject({ schelpen: 40, verdiend: 50 } satisfies Partial<Landkaart>)
  })

  it('that is asked for twice is paid once: the same request, and the same thing anew', async () => {
    const speler = await makeSpeler(50)
    const id = randomUUID()
    for (const nogEens of [id, id, randomUUID()]) {
      const { status, body } = await buy(speler, 'strohoed', nogEens)
      expect({ status, schelpen: (body as Bezit).schelpen }).toEqual({ status: 200, schelpen: 35 })
    }
    expect(await buy(speler, 'pet', id)).toMatchObject({
      status: 409,
      body: { code: 'aankoop_conflict' },
    })
    expect((await plekVan(speler)).bezit.gekocht).toEqual(['strohoed'])
  })

  it('is refused in a sentence where there are too few, and nothing is lost', async () => {
    const speler = await makeSpeler(25)
    expect(await buy(speler, 'kroon')).toMatchObject({
      status: 409,
      body: { code: 'schelpen_te_weinig', message: expect.stringMatching(/nog niet genoeg/) },
    })
    expect((await plekVan(speler)).bezit).toEqual({ schelpen: 25, gekocht: [] })
  })

  it('of the last schelpen on two devices at once is made by one of them', async () => {
    for (let keer = 0; keer < 5; keer++) {
      const speler = await makeSpeler(25)
      const antwoorden = await Promise.all([buy(speler, 'muts'), buy(speler, 'bank')])
      expect(antwoorden.map(({ status }) => status).toSorted()).toEqual([200, 409])
      const { schelpen, gekocht } = (await plekVan(speler)).bezit
      expect({ schelpen, aantal: gekocht.length }).toEqual({ schelpen: 5, aantal: 1 })
    }
  })

  it('is one, however often the same request comes at the same moment', async () => {
    const speler = await makeSpeler(50)
    const id = randomUUID()
    const antwoorden = await Promise.all(Array.from({ length: 8 }, () => buy(speler, 'pet', id)))
    for (const { status, body } of antwoorden)
      expect({ status, body }).toEqual({ status: 200, body: { schelpen: 40, gekocht: ['pet'] } })
  })

  it('is nobody else’s: a classmate and a grown-up buy nothing for a child (decoy)', async () => {
    const [speler, ander] = [await makeSpeler(50), await makeSpeler(50)]
    const body = { id: randomUUID(), ding: 'pet' }
    const pad = `${plekPad(speler)}/aankopen`
    const callAs = async (token: string) =>
      (await server.call(pad, { method: 'POST', token, body })).status
    expect(await callAs(ander.leerling.token)).toBe(404)
    expect(await callAs(school.docent.token)).toBe(403)
    expect((await plekVan(speler)).bezit.gekocht).toEqual([])
  })
})

describe('the held and the island', () => {
  it('begin without anything, and wear what was bought in every game and on the map', async () => {
    const speler = await makeSpeler(50)
    const begin = beginUiterlijk(speler.leerling.id)
    expect((await plekVan(speler)).uiterlijk).toEqual(begin)
    await buy(speler, 'pet')
    const uiterlijk = { ...begin, dier: 'kikker', trui: 'groen', hoed: 'pet' } as const
    expect(await call(speler, 'uiterlijk', 'PUT', uiterlijk)).toMatchObject({ status: 200 })
    const { id, token } = speler.leerling
    const kaart = (await server.call(`/api/leerlingen/${id}/landkaart`, { token })).body
    expect((kaart as Landkaart).uiterlijk).toEqual(uiterlijk)
    const pakket = await server.call(`/api/leerlingen/${id}/taken/${speler.taakId}`, { token })
    expect((pakket.body as TaakPakket).uiterlijk).toEqual(uiterlijk)
  })

  it('do not wear or show what was not bought', async () => {
    const speler = await makeSpeler(50)
    const begin = beginUiterlijk(speler.leerling.id)
    const fout = { status: 409, body: { code: 'niet_gekocht' } }
    expect(await call(speler, 'uiterlijk', 'PUT', { ...begin, hoed: 'kroon' })).toMatchObject(fout)
    const dingen = [{ plek: 0, ding: 'molen' }]
    expect(await call(speler, 'inrichting', 'PUT', { dingen })).toMatchObject(fout)
    expect(await plekVan(speler)).toMatchObject({ uiterlijk: begin, inrichting: { dingen: [] } })
  })

  it('each have their own memory: furnishing leaves the clothes as they are', async () => {
    const speler = await makeSpeler(75)
    await buy(speler, 'pet')
    await buy(speler, 'bank')
    const uiterlijk = { ...beginUiterlijk(speler.leerling.id), hoed: 'pet' } as const
    await call(speler, 'uiterlijk', 'PUT', uiterlijk)
    await call(speler, 'inrichting', 'PUT', { dingen: [{ plek: 3, ding: 'bank' }] })
    expect(await plekVan(speler)).toMatchObject({
      uiterlijk,
      inrichting: { dingen: [{ plek: 3, ding: 'bank' }] },
    })
  })

  it('hold one thing a place, and a thing in one place', async () => {
    const speler = await makeSpeler(50)
    await buy(speler, 'bank')
    for (const dingen of [
      [
        { plek: 3, ding: 'bank' },
        { plek: 3, ding: 'boom' },
      ],
      [
        { plek: 3, ding: 'bank' },
        { plek: 4, ding: 'bank' },
      ],
      [{ plek: 99, ding: 'bank' }],
    ])
      expect((await call(speler, 'inrichting', 'PUT', { dingen })).status).toBe(400)
  })
})

describe('what the place tells', () => {
  it('counts four weeks and the four before them, by stored answers alone', async () => {
    const speler = await makeSpeler(25)
    const opDag = (dag: string, correct: boolean) => ({
      gegevenOp: new Date(`${dag}T10:00:00Z`),
      correct,
    })
    await insertOudeAntwoorden(server, { adminId: school.adminId, id: speler.leerling.id }, [
      opDag('2026-09-20', true),
      opDag('2026-10-01', true),
      opDag('2026-11-02', true),
      opDag('2026-11-02', false),
      opDag('2026-11-18', true),
    ])
    const { groei, week } = await plekVan(speler)
    expect(groei).toEqual({ goed: { nu: 2, eerder: 1 }, dagen: 2, ramen: 1, woorden: 1 })
    expect(week).toEqual([false, false, true, false, false, false, false])
  })

  it('keeps a word with a picture in its collection once it was right, and no other', async () => {
    const speler = await makeSpeler()
    const opDag = { gegevenOp: new Date('2026-11-18T10:00:00Z') }
    const [eend, beer] = ['eend', 'beer']
    await insertOudeAntwoorden(server, { adminId: school.adminId, id: speler.leerling.id }, [
      { ...opDag, correct: true, woordId: eend },
      { ...opDag, correct: false, woordId: beer },
    ])
    const { albums } = await plekVan(speler)
    const dieren = albums.find(({ album }) => album === 'dieren')
    expect(dieren?.woorden).toEqual([{ woord: eend, plaatje: 'duck' }])
    expect(dieren?.totaal).toBeGreaterThan(40)
    expect(albums.flatMap(({ woorden }) => woorden)).toHaveLength(1)
  })
})
