import { startTestServer, type TestServer } from '@letterhaven/testkit/test-server'
import { buildSpeler, type TestSpeler } from '@letterhaven/testkit/test-speler'
import { afterAll, beforeAll, beforeEach, describe, expect, inject, it } from 'vitest'

let server: TestServer
const NU = Date.parse('2026-11-20T12:00:00Z')
const op = (minuut: number): string => `2026-11-20T09:${String(minuut).padStart(2, '0')}:00.000Z`

beforeAll(async () => {
  server = await startTestServer(inject('postgres'), () => new Date(NU))
})
afterAll(() => server.close())
beforeEach(async () => {
  await server.owner.deleteFrom('ijkpunt').execute()
})

const makeSpeler = async (
  admin: Parameters<TestServer['build']['admin']>[0] = {},
): Promise<TestSpeler> => buildSpeler(server, await server.build.admin(admin))

const punten = () => server.owner.selectFrom('ijkpunt').selectAll().orderBy('id').execute()

/**
 * Waits for this many points and returns them. A last answer of somebody else shows that everything before it has been written.
 */
async function geschreven(aantal: number) {
  await expect.poll(punten, { timeout: 5000 }).toHaveLength(aantal)
  return punten()
}

describe('what an answer says of its word', () => {
  it('is kept with the ability before that answer, the country and the day, and nothing else', async () => {
    const speler = await makeSpeler({ land: 'be' })
    const woord = speler.pakket.woorden[0]
    const { engine } = server.ctx.inhoud
    const begin = engine.parse(Buffer.from(speler.pakket.staat.bytes, 'base64'))
    if (!begin.ok || !woord) throw new Error('no state')
    const voor = engine.ability(begin.staat, woord.categorie)
    await speler.send([speler.antwoord({ gegevenOp: op(0) })])
    const [punt] = await geschreven(1)
    expect(punt).toEqual({
      id: expect.any(Number),
      dag: '2026-11-20',
      land: 'be',
      item: woord.id,
      correct: true,
      gok: 0.5,
      gewicht: 1,
      mean: Math.fround(voor.mean),
      variantie: expect.closeTo(voor.sd ** 2, 5),
      cel: 3,
      eerder: 0,
      geleerd_in: null,
    })
  })

  it('is kept once for an answer that comes twice, and not for a second try', async () => {
    const speler = await makeSpeler()
    const [eerst, weer] = [
      speler.antwoord({ gegevenOp: op(0), gegeven: 'mis' }),
      speler.antwoord({ gegevenOp: op(1), poging: 2 }),
    ]
    await speler.send([eerst, weer])
    await speler.send([eerst, weer])
    const ander = await makeSpeler()
    await ander.send([ander.antwoord({ gegevenOp: op(2) })])
    expect((await geschreven(2)).map(({ correct }) => correct)).toEqual([false, true])
  })

  it('weighs half at home, and is not kept of a guest or of a batch that came out of order', async () => {
    const [gast, thuis, laat] = [
      await makeSpeler({ soort: 'demo' }),
      await makeSpeler({ soort: 'thuis' }),
      await makeSpeler(),
    ]
    await gast.send([gast.antwoord({ gegevenOp: op(0) })])
    await laat.send([laat.antwoord({ gegevenOp: op(10) })])
    await laat.send([laat.antwoord({ gegevenOp: op(5) })])
    await thuis.send([thuis.antwoord({ gegevenOp: op(0) })])
    expect((await geschreven(2)).map(({ gewicht }) => gewicht)).toEqual([1, 0.5])
  })

  it('is written before a server stops', async () => {
    const tweede = await startTestServer(inject('postgres'), () => new Date(NU), { beside: server })
    const speler = await makeSpeler()
    await speler.send([speler.antwoord({ gegevenOp: op(0) })], { naar: tweede })
    await tweede.close()
    expect(await punten()).toHaveLength(1)
  })

  it('names no pupil and no school in any column', async () => {
    const speler = await makeSpeler()
    await speler.send([speler.antwoord({ gegevenOp: op(0) })])
    const tekst = JSON.stringify(await geschreven(1))
    for (const id of [speler.leerling.id, speler.leerling.adminId, speler.taakId])
      expect(tekst).not.toContain(id)
  })
})
