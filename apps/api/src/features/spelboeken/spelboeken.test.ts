import type { Spelboek } from '@letterhaven/contracts/spelboek'
import type { TaakPakket } from '@letterhaven/contracts/taak'
import { beginUiterlijk } from '@letterhaven/domain/uiterlijk'
import { buildSchool, type TestSchool } from '@letterhaven/testkit/test-school'
import { startTestServer, type TestServer } from '@letterhaven/testkit/test-server'
import { buildSpeler, type TestSpeler } from '@letterhaven/testkit/test-speler'
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest'

let server: TestServer
let school: TestSchool

beforeAll(async () => {
  server = await startTestServer(inject('postgres'))
  school = await buildSchool(server)
})
afterAll(() => server.close())

const makeSpeler = () => buildSpeler(server, school.adminId)
const padVan = ({ leerling }: TestSpeler): string => `/api/leerlingen/${leerling.id}`
const put = (speler: TestSpeler, deel: string, body: unknown) =>
  server.call(`${padVan(speler)}/${deel}`, { method: 'PUT', token: speler.leerling.token, body })

describe('what a game remembers', () => {
  const BOEK: Spelboek = { gespeeld: 2, record: 9, geheim: false, trap: 2 }
  const save = (speler: TestSpeler, boek: unknown, spel = 'leesraket') =>
    put(speler, 'spelboeken', { spel, boek })

  const pakketVan = async ({ leerling, taakId }: TestSpeler): Promise<TaakPakket> =>
    (
      await server.call(`/api/leerlingen/${leerling.id}/taken/${taakId}`, {
        token: leerling.token,
      })
    ).body as TaakPakket

  it('comes with the taak, put together from all devices in any order', async () => {
    const speler = await makeSpeler()
    expect(await save(speler, BOEK)).toMatchObject({ status: 200, body: BOEK })
    const samen = { gespeeld: 2, record: 12, geheim: true, trap: 2 }
    const elders = { gespeeld: 1, record: 12, geheim: true, trap: 1 }
    expect(await save(speler, elders)).toMatchObject({ status: 200, body: samen })
    expect(await save(speler, BOEK)).toMatchObject({ status: 200, body: samen })
    const pakket = await pakketVan(speler)
    expect(pakket.spelboeken).toEqual({ leesraket: samen })
  })

  it('of two devices at once is told by both', async () => {
    const speler = await makeSpeler()
    const records = [3, 8, 5, 1, 7]
    await Promise.all(
      records.map((record, i) => save(speler, { ...BOEK, record, geheim: i === 3 })),
    )
    expect((await pakketVan(speler)).spelboeken?.leesraket).toEqual({
      ...BOEK,
      record: 8,
      geheim: true,
    })
  })

  it('leaves how the pupil looks as it is, and is left by it', async () => {
    const speler = await makeSpeler()
    await save(speler, BOEK)
    const uiterlijk = { ...beginUiterlijk(speler.leerling.id), trui: 'roze' as const }
    const na = await put(speler, 'plek/uiterlijk', uiterlijk)
    await save(speler, { ...BOEK, gespeeld: 3 }, 'taxirit')
    expect(na.status).toBe(200)
    const pakket = await pakketVan(speler)
    expect(pakket.uiterlijk).toEqual(na.body)
    expect(new Set(Object.keys(pakket.spelboeken ?? {}))).toEqual(new Set(['leesraket', 'taxirit']))
  })

  it.each([
    ['a game that is none', BOEK, 'schaken'],
    ['a stage that no longer exists', { ...BOEK, trap: 4 }, 'leesraket'],
    ['a record below nothing', { ...BOEK, record: -1 }, 'leesraket'],
    ['more plays than there can be', { ...BOEK, gespeeld: 1e9 }, 'leesraket'],
    ['a field that is not its own', { ...BOEK, score: 1 }, 'leesraket'],
  ])('is refused for %s, and what was there stays', async (_, boek, spel) => {
    const speler = await makeSpeler()
    await save(speler, BOEK)
    const { status, body } = await save(speler, boek, spel)
    expect(status).toBe(400)
    expect(body).toMatchObject({ message: expect.stringMatching(/\./) })
    expect((await pakketVan(speler)).spelboeken).toEqual({ leesraket: BOEK })
  })

  it('is written by nobody else', async () => {
    const [speler, ander] = [await makeSpeler(), await makeSpeler()]
    for (const token of [ander.leerling.token, school.docent.token]) {
      const pad = `${padVan(speler)}/spelboeken`
      const { status } = await server.call(pad, {
        method: 'PUT',
        token,
        body: { spel: 'leesraket', boek: BOEK },
      })
      expect([403, 404]).toContain(status)
    }
    expect((await pakketVan(speler)).spelboeken).toEqual({})
  })
})
