import type { AdminSoort, Land } from '@letterhaven/contracts/admin'
import { startTestServer, type TestServer } from '@letterhaven/testkit/test-server'
import { buildSpeler, type TestSpeler } from '@letterhaven/testkit/test-speler'
import { bewaardeAntwoorden, bewaardeStaat, verseStaat } from '@letterhaven/testkit/verse-staat'
import { drainWachtrij } from '@letterhaven/testkit/wachtrij'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest'

let server: TestServer
/** Saturday afternoon, when answers of the days before are still being sent. */
let nu = Date.parse('2026-11-21T14:00:00Z')
const [LES, AVOND, WEEKEND] = [
  '2026-11-20T09:00:00.000Z',
  '2026-11-20T18:30:00.000Z',
  '2026-11-21T10:00:00.000Z',
] as const

beforeAll(async () => {
  server = await startTestServer(inject('postgres'), () => new Date(nu))
})
afterAll(() => server.close())

async function makeSpeler(soort: AdminSoort, land: Land = 'nl'): Promise<TestSpeler> {
  return buildSpeler(server, await server.build.admin({ soort, land }))
}

const thuisVan = async (speler: TestSpeler): Promise<boolean[]> =>
  (await bewaardeAntwoorden(server, speler.leerling.id)).map(({ thuis }) => thuis)

async function expectVolledigeVouwing({ leerling }: TestSpeler): Promise<void> {
  const { staat, achter_vanaf } = await bewaardeStaat(server, leerling.id)
  expect(achter_vanaf).toBeNull()
  expect(staat).toBe(await verseStaat(server, leerling.id))
}

describe('where an answer was given', () => {
  it('is stored by the hour at which it was given, not by the hour at which it was sent', async () => {
    const speler = await makeSpeler('school')
    for (const gegevenOp of [LES, AVOND, WEEKEND])
      expect((await speler.send([speler.antwoord({ gegevenOp })])).status).toBe(200)
    expect(await thuisVan(speler)).toEqual([false, true, true])
    await expectVolledigeVouwing(speler)
  })

  it('is home for every answer of a home account, and school for a guest', async () => {
    const [thuis, gast] = [await makeSpeler('thuis'), await makeSpeler('demo')]
    for (const speler of [thuis, gast])
      await speler.send([
        speler.antwoord({ gegevenOp: LES }),
        speler.antwoord({ gegevenOp: '2026-11-20T09:00:05.000Z' }),
      ])
    expect(await thuisVan(thuis)).toEqual([true, true])
    expect(await thuisVan(gast)).toEqual([false, false])
  })

  it('weighs in the state: the same answers at home move it less', async () => {
    const [school, thuis] = [await makeSpeler('school'), await makeSpeler('thuis')]
    const { engine } = server.ctx.inhoud
    const winst = async (speler: TestSpeler): Promise<number> => {
      const antwoord = speler.antwoord({ gegevenOp: LES })
      await speler.send([antwoord])
      const categorie = speler.pakket.woorden[0]?.categorie ?? ''
      const begin = engine.parse(Buffer.from(speler.pakket.staat.bytes, 'base64'))
      const na = engine.parse(
        Buffer.from((await bewaardeStaat(server, speler.leerling.id)).staat, 'base64'),
      )
      if (!begin.ok || !na.ok) throw new Error('no state')
      return engine.ability(na.staat, categorie).mean - engine.ability(begin.staat, categorie).mean
    }
    const [opSchool, bijHuis] = [await winst(school), await winst(thuis)]
    expect(bijHuis).toBeGreaterThan(0)
    expect(bijHuis).toBeLessThan(opSchool)
  })

  it('holds for a batch that comes late and is folded by the job', async () => {
    const speler = await makeSpeler('school')
    await speler.send([speler.antwoord({ gegevenOp: WEEKEND })])
    await speler.send([
      speler.antwoord({ gegevenOp: LES, gegeven: 'mis' }),
      speler.antwoord({ gegevenOp: AVOND, gegeven: 'mis' }),
    ])
    await drainWachtrij(server)
    expect(await thuisVan(speler)).toEqual([false, true, true])
    await expectVolledigeVouwing(speler)
    // Decoy: folded as if every answer was given at school, the state is a different one.
    await server.owner
      .updateTable('antwoord')
      .set({ thuis: false })
      .where('leerling_id', '=', speler.leerling.id)
      .execute()
    const { staat } = await bewaardeStaat(server, speler.leerling.id)
    expect(staat).not.toBe(await verseStaat(server, speler.leerling.id))
  })

  it('is corrected with the clock of the device: a clock that is wrong does not send a child home', async () => {
    nu = Date.parse('2026-11-20T09:30:00Z')
    const speler = await makeSpeler('school')
    const antwoord = speler.antwoord({ gegevenOp: '2026-11-20T20:29:00.000Z' })
    await speler.send([antwoord], { verzondenOp: '2026-11-20T20:30:00.000Z' })
    expect(await thuisVan(speler)).toEqual([false])
  })

  it('does not change when the same answer is sent again at home', async () => {
    nu = Date.parse('2026-11-20T09:30:00Z')
    const speler = await makeSpeler('school')
    const antwoord = speler.antwoord({ gegevenOp: LES })
    await speler.send([antwoord])
    nu = Date.parse('2026-11-20T20:30:00Z')
    expect((await speler.send([antwoord])).status).toBe(200)
    expect(await thuisVan(speler)).toEqual([false])
  })

  it('is told to the browser by the account in the taak, and by nothing a device could fill in', async () => {
    const speler = await makeSpeler('rt', 'be')
    expect(speler.pakket.account).toEqual({ soort: 'rt', land: 'be' })
    const antwoord = { ...speler.antwoord({ gegevenOp: LES }), thuis: false }
    expect((await speler.send([antwoord])).status).toBe(400)
  })
})

describe('a server of the release before', () => {
  it('goes on storing answers while the new one starts: as at school, with the corpus itself', async () => {
    const speler = await makeSpeler('thuis')
    await speler.send([speler.antwoord({ gegevenOp: LES })])
    const [rij] = await bewaardeAntwoorden(server, speler.leerling.id)
    if (!rij) throw new Error('no answer')
    // The old server's statement names every column except those it does not know.
    const kolommen = Object.keys(rij).filter(
      (kolom) => !['id', 'thuis', 'bank_versie', 'motor_versie'].includes(kolom),
    )
    await sql`
      insert into antwoord (id, ${sql.join(kolommen.map((kolom) => sql.ref(kolom)))})
      select gen_random_uuid(), ${sql.join(kolommen.map((kolom) => sql.ref(kolom)))}
      from antwoord where id = ${rij.id}`.execute(server.owner)
    const rijen = await bewaardeAntwoorden(server, speler.leerling.id)
    const nieuw = rijen.find(({ id }) => id !== rij.id)
    expect(nieuw).toMatchObject({ thuis: false, bank_versie: 0, motor_versie: 2 })
    expect(rij.thuis).toBe(true)
  })
})
