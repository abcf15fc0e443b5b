import type { Landkaart } from '@letterhaven/contracts/landkaart'
import { metTweeServers, reeks } from '@letterhaven/testkit/met-twee-servers'
import { buildSpeler, type TestSpeler } from '@letterhaven/testkit/test-speler'
import { bewaardeStaat } from '@letterhaven/testkit/verse-staat'
import { drainWachtrij } from '@letterhaven/testkit/wachtrij'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { withScope } from '../../platform/scope.ts'
import { foldBewaarde, inVolgorde, isAntwoord, type BewaardAntwoord } from '../vouwen.ts'
import { prepareJaarwissel } from './jaarwissel.service.ts'
import { replayStaat } from './naspelen.service.ts'
import { beginStaat, loadStaat, leerlingVoorEngine } from './staat.service.ts'

const proef = metTweeServers()

function wissel(spelers: readonly TestSpeler[], jaargroep: number, now = new Date()) {
  const { ctx } = proef.server
  const leerlingen = spelers.map(({ leerling }) => ({ id: leerling.id, jaargroep }))
  return withScope(ctx.kysely, proef.school.adminId, async (scope) =>
    (await prepareJaarwissel(ctx, scope, { leerlingen, now }))(),
  )
}

const naspelen = ({ leerling }: TestSpeler) =>
  withScope(proef.server.ctx.kysely, proef.school.adminId, (scope) =>
    replayStaat(scope, proef.server.ctx.inhoud, leerling.id),
  )

const regels = ({ leerling }: TestSpeler) =>
  proef.server.owner
    .selectFrom('jaarwissel')
    .select(['van', 'naar'])
    .where('leerling_id', '=', leerling.id)
    .orderBy('op')
    .execute()

async function speler(): Promise<TestSpeler> {
  const [eerste] = await proef.buildSpelers(1)
  if (!eerste) throw new Error('no pupil')
  return eerste
}

async function expectGelijk(wie: TestSpeler): Promise<void> {
  await drainWachtrij(proef.server)
  expect(await naspelen(wie)).toMatchObject({ uitkomst: 'gelijk' })
  const { vers, staat, achter_vanaf } = await proef.vouwing(wie)
  expect({ staat, achter_vanaf }).toEqual({ staat: vers, achter_vanaf: null })
}

describe('a change of school year', () => {
  it('reaches the state, keeps what was learned, and opens the categories of the new year', async () => {
    const wie = await speler()
    await wie.send(reeks(wie, 6, 60))
    await wissel([wie], 6)
    await expectGelijk(wie)
    const { ctx } = proef.server
    const { staat } = await withScope(ctx.kysely, proef.school.adminId, (scope) =>
      loadStaat(scope, ctx.inhoud, { id: wie.leerling.id, jaargroep: 6, dyslexie: false }),
    )
    const { scope } = leerlingVoorEngine(ctx.inhoud, { jaargroep: 6, dyslexie: false })
    expect(staat).toMatchObject({ groep: 6, n: 6 })
    expect(staat.categorieen.filter(({ inScope }) => inScope).map(({ code }) => code)).toEqual(
      expect.arrayContaining([...scope]),
    )
  })

  it('is folded between the answers: before, after, and those that come late of before it', async () => {
    const wie = await speler()
    const [laat, ...eerst] = reeks(wie, 8, 3 * 86_400)
    await wie.send(eerst)
    await wissel([wie], 6, new Date(Date.now() - 86_400_000))
    await wie.send(reeks(wie, 5, 60))
    await expectGelijk(wie)
    if (laat) await wie.send([laat])
    await wie.send(reeks(wie, 3, 20))
    await expectGelijk(wie)
    expect(await regels(wie)).toEqual([{ van: 5, naar: 6 }])
  })

  it('without its line is another state (decoy)', async () => {
    const wie = await speler()
    await wie.send(reeks(wie, 6, 60))
    await wissel([wie], 6)
    await expectGelijk(wie)
    await proef.server.owner
      .deleteFrom('jaarwissel')
      .where('leerling_id', '=', wie.leerling.id)
      .execute()
    expect(await naspelen(wie)).toMatchObject({ uitkomst: 'anders' })
  })

  it('that is taken back leaves the state as if it had never been', async () => {
    const wie = await speler()
    await wie.send(reeks(wie, 6, 60))
    const voor = await bewaardeStaat(proef.server, wie.leerling.id)
    await wissel([wie], 6)
    await expectGelijk(wie)
    expect((await bewaardeStaat(proef.server, wie.leerling.id)).staat).not.toBe(voor.staat)
    await wissel([wie], 5)
    await expectGelijk(wie)
    expect((await bewaardeStaat(proef.server, wie.leerling.id)).staat).toBe(voor.staat)
    expect(await regels(wie)).toEqual([])
  })

  it('back after months is a change of its own', async () => {
    const wie = await speler()
    await wissel([wie], 6, new Date(Date.now() - 60 * 86_400_000))
    await wissel([wie], 5)
    await expectGelijk(wie)
    expect(await regels(wie)).toEqual([
      { van: 5, naar: 6 },
      { van: 6, naar: 5 },
    ])
  })

  it('to the same year is none', async () => {
    const wie = await speler()
    const voor = await bewaardeStaat(proef.server, wie.leerling.id)
    await wissel([wie], 5)
    expect(await regels(wie)).toEqual([])
    expect(await bewaardeStaat(proef.server, wie.leerling.id)).toEqual(voor)
  })

  it('before the first visit leaves no line: the state begins in the new year', async () => {
    const leerling = await proef.server.build.leerling(proef.school.adminId, { jaargroep: 4 })
    const wie = { leerling } as TestSpeler
    await wissel([wie], 5)
    expect(await regels(wie)).toEqual([])
    const { token } = leerling
    const kaart = await proef.server.call(`/api/leerlingen/${leerling.id}/landkaart`, { token })
    expect(kaart.status).toBe(200)
    await expectGelijk(wie)
  })

  it('at the very moment of the first visit, and of answers, misses neither', async () => {
    const wie = await speler()
    const leerling = await proef.server.build.leerling(proef.school.adminId, { jaargroep: 4 })
    const nieuw = { leerling } as TestSpeler
    await Promise.all([
      wissel([wie, nieuw], 6),
      wie.send(reeks(wie, 5, 60)),
      wie.send(reeks(wie, 3, 20), { naar: proef.tweede }),
      proef.server.call(`/api/leerlingen/${leerling.id}/landkaart`, { token: leerling.token }),
    ])
    await expectGelijk(wie)
    await expectGelijk(nieuw)
    const { aantal } = await proef.vouwing(wie)
    expect(aantal).toBe(8)
  })

  it('of somebody of another school does nothing', async () => {
    const wie = await speler()
    const ander = await proef.server.build.admin()
    const { ctx } = proef.server
    const leerlingen = [{ id: wie.leerling.id, jaargroep: 8 }]
    await withScope(ctx.kysely, ander, async (scope) =>
      (await prepareJaarwissel(ctx, scope, { leerlingen, now: new Date() }))(),
    )
    expect(await regels(wie)).toEqual([])
  })

  it('shows on the map at the next visit, and nothing that was lit goes out', async () => {
    const wie = await buildSpeler(proef.server, proef.school.adminId, { jaargroep: 3 })
    await wie.send(reeks(wie, 6, 60))
    const kaart = async () => {
      const { id, token } = wie.leerling
      const antwoord = await proef.server.call(`/api/leerlingen/${id}/landkaart`, { token })
      return (antwoord.body as Landkaart).eilanden
    }
    const regelsOp = (eilanden: Landkaart['eilanden']) =>
      eilanden
        .filter(({ eiland }) => eiland === 'regels')
        .flatMap(({ straks, somvensters }) => [...straks, ...somvensters])
    const standen = (eilanden: Landkaart['eilanden']) =>
      new Map(eilanden.flatMap(({ somvensters }) => somvensters.map((s) => [s.id, s.stand])))
    await proef.server.owner
      .updateTable('somvenster')
      .set({ aan_sinds: new Date() })
      .where('id', '=', wie.somvensterId)
      .execute()
    const voor = await kaart()
    expect(standen(voor).get(wie.somvensterId)).toBe('aan')
    await wissel([wie], 5)
    await drainWachtrij(proef.server)
    const na = await kaart()
    expect(standen(na).get(wie.somvensterId)).toBe('aan')
    expect(regelsOp(na).length).toBeGreaterThan(regelsOp(voor).length)
  })
})

describe('the fold of answers and changes', () => {
  it('is the same in one go as in two, wherever it is cut', () => {
    const { inhoud } = proef.server.ctx
    const woorden = [...inhoud.woorden.keys()].slice(0, 40)
    const t0 = Date.parse('2026-09-01T08:00:00Z')
    const op = (minuut: number) => new Date(t0 + minuut * 60_000)
    const antwoord = fc
      .record({ minuut: fc.nat(5000), woord: fc.constantFrom(...woorden), correct: fc.boolean() })
      .map(({ minuut, woord, correct }): BewaardAntwoord => ({
        woord_id: woord,
        correct,
        gok: 0.02,
        ms: 3000,
        reden: null,
        gegeven_op: op(minuut),
        thuis: false,
        telt: true,
        bank_versie: 0,
      }))
    const jaar = fc.record({ minuut: fc.nat(5000), jaargroep: fc.integer({ min: 3, max: 8 }) })
    const opTijd = <T extends { gegeven_op: Date }>(rijen: readonly T[]) =>
      rijen.toSorted((a, b) => a.gegeven_op.getTime() - b.gegeven_op.getTime())
    fc.assert(
      fc.property(
        fc.array(antwoord, { maxLength: 20 }),
        fc.array(jaar, { maxLength: 4 }),
        fc.nat(24),
        (antwoorden, jaren, snede) => {
          const wissels = jaren.map(({ minuut, jaargroep }) => ({
            leerling: leerlingVoorEngine(inhoud, { jaargroep, dyslexie: false }),
            gegeven_op: op(minuut),
            bank_versie: 0,
          }))
          const alles = inVolgorde(opTijd(antwoorden), opTijd(wissels))
          expect(alles.filter(isAntwoord)).toEqual(opTijd(antwoorden))
          expect(alles).toEqual(opTijd([...opTijd(wissels), ...opTijd(antwoorden)]))
          const begin = beginStaat(inhoud, {
            id: '00000000-0000-4000-8000-000000000001' as never,
            jaargroep: 4,
            dyslexie: false,
          })
          const motor = () => inhoud.engine
          const heel = foldBewaarde(motor, begin, alles)
          const eerst = foldBewaarde(motor, begin, alles.slice(0, snede))
          const bewaard = inhoud.engine.parse(inhoud.engine.serialize(eerst))
          const helft = bewaard.ok ? bewaard.staat : eerst
          const later = foldBewaarde(motor, helft, alles.slice(snede))
          expect(Buffer.from(inhoud.engine.serialize(later))).toEqual(
            Buffer.from(inhoud.engine.serialize(heel)),
          )
        },
      ),
      { numRuns: 60 },
    )
  })
})
