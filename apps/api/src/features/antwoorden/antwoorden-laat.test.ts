import { metTweeServers, reeks } from '@letterhaven/testkit/met-twee-servers'
import { startTestServer } from '@letterhaven/testkit/test-server'
import type { TestSpeler } from '@letterhaven/testkit/test-speler'
import { bewaardeAntwoorden, bewaardeStaat } from '@letterhaven/testkit/verse-staat'
import { drainWachtrij } from '@letterhaven/testkit/wachtrij'
import { sql } from 'kysely'
import { describe, expect, inject, it } from 'vitest'

const proef = metTweeServers()

async function expectVolledigeVouwing(speler: TestSpeler, aantal: number): Promise<void> {
  const { vers, ...gevonden } = await proef.vouwing(speler)
  expect(gevonden).toEqual({ aantal, achter_vanaf: null, staat: vers })
}

describe('an answer that comes late', () => {
  it('is stored at once, and folded in its place by the job', async () => {
    const [speler] = (await proef.buildSpelers(1)) as [TestSpeler]
    const [laat, ...opTijd] = reeks(speler, 6, 60)
    if (!laat) throw new Error('no answer')
    await speler.send(opTijd)
    const voor = await bewaardeStaat(proef.server, speler.leerling.id)
    expect((await speler.send([laat])).status).toBe(200)
    const tussen = await bewaardeStaat(proef.server, speler.leerling.id)
    expect(tussen.staat).toBe(voor.staat)
    expect(tussen.achter_vanaf?.toISOString()).toBe(laat.gegevenOp)
    expect(await bewaardeAntwoorden(proef.server, speler.leerling.id)).toHaveLength(6)
    await drainWachtrij(proef.server)
    await expectVolledigeVouwing(speler, 6)
    expect((await bewaardeStaat(proef.server, speler.leerling.id)).staat).not.toBe(tussen.staat)
  })

  it('of the very same moment is counted by the device: its number decides, not the order of arrival', async () => {
    const [speler] = (await proef.buildSpelers(1)) as [TestSpeler]
    const gegevenOp = new Date(Date.now() - 30_000).toISOString()
    const eerst = speler.antwoord({ gegevenOp, gegeven: 'mis' })
    const daarna = speler.antwoord({ gegevenOp, volgnummer: eerst.volgnummer + 1 })
    for (const antwoord of [daarna, eerst]) {
      expect((await speler.send([antwoord])).status).toBe(200)
    }
    await drainWachtrij(proef.server)
    await expectVolledigeVouwing(speler, 2)
  })

  it('of days ago is folded from the state of its day, with answers that go on meanwhile', async () => {
    const [speler] = (await proef.buildSpelers(1)) as [TestSpeler]
    const DAG = 86_400
    for (const dagen of [5, 4, 2]) await speler.send(reeks(speler, 3, dagen * DAG))
    await drainWachtrij(proef.server)
    const vanTablet = reeks(speler, 3, 3 * DAG)
    expect((await speler.send(vanTablet)).status).toBe(200)
    expect((await speler.send(reeks(speler, 3, 60))).status).toBe(200)
    await drainWachtrij(proef.server)
    await expectVolledigeVouwing(speler, 15)
    const dagen = await proef.server.owner
      .selectFrom('staat_dag')
      .select('dag')
      .where('leerling_id', '=', speler.leerling.id)
      .execute()
    expect(dagen).toHaveLength(5)
  })

  it('is not lost when the job was running while it came', async () => {
    const [speler] = (await proef.buildSpelers(1)) as [TestSpeler]
    const [een, twee, ...rest] = reeks(speler, 8, 60)
    if (!een || !twee) throw new Error('no answers')
    await speler.send(rest)
    await speler.send([twee])
    const [, { status }] = await Promise.all([
      drainWachtrij(proef.server),
      speler.send([een], { naar: proef.tweede }),
    ])
    expect(status).toBe(200)
    await drainWachtrij(proef.server)
    await expectVolledigeVouwing(speler, 8)
  })

  it('over midnight in one batch ends in the fold in order, with a state for each day', async () => {
    const middernacht = Date.parse('2026-03-11T23:00:00Z')
    const nacht = await startTestServer(inject('postgres'), () => new Date(middernacht + 600_000), {
      beside: proef.server,
    })
    try {
      const [speler] = (await proef.buildSpelers(1)) as [TestSpeler]
      const antwoorden = [-2000, -1000, 1000, 2000].map((ms) =>
        speler.antwoord({ gegevenOp: new Date(middernacht + ms).toISOString() }),
      )
      expect((await speler.send(antwoorden, { naar: nacht })).status).toBe(200)
      await drainWachtrij(proef.server)
      await expectVolledigeVouwing(speler, 4)
      const dagen = await proef.server.owner
        .selectFrom('staat_dag')
        .select(sql<string>`dag::text`.as('dag'))
        .where('leerling_id', '=', speler.leerling.id)
        .orderBy('dag')
        .execute()
      expect(dagen.map((rij) => rij.dag)).toEqual(['2026-03-11', '2026-03-12'])
    } finally {
      await nacht.close()
    }
  })
})

describe('a device whose clock is wrong', () => {
  const UUR = 3_600_000
  it.each([
    ['an hour ahead', UUR],
    ['an hour behind', -UUR],
    ['in 1970', -Date.now() + 60_000],
    ['in 2090', Date.parse('2090-01-01') - Date.now()],
  ])('%s loses nothing: its answers count at the moment they were given', async (_naam, fout) => {
    const [speler] = (await proef.buildSpelers(1)) as [TestSpeler]
    const opDeKlok = (ms: number) => new Date(Date.now() + fout - ms).toISOString()
    const antwoorden = [30_000, 20_000, 10_000].map((ms) =>
      speler.antwoord({ gegevenOp: opDeKlok(ms) }),
    )
    const antwoord = await speler.send(antwoorden, { verzondenOp: opDeKlok(0) })
    expect(antwoord.status).toBe(200)
    const rijen = await bewaardeAntwoorden(proef.server, speler.leerling.id)
    expect(rijen.map((rij) => rij.id)).toEqual(antwoorden.map((a) => a.id))
    for (const rij of rijen) {
      const leeftijd = Date.now() - rij.gegeven_op.getTime()
      expect(leeftijd).toBeGreaterThanOrEqual(0)
      expect(leeftijd).toBeLessThan(120_000)
    }
  })

  it('and is set right between two tries: the answer that comes again is not counted twice', async () => {
    const [speler] = (await proef.buildSpelers(1)) as [TestSpeler]
    const geleden = (ms: number) => new Date(Date.now() - ms).toISOString()
    const [eerst, nieuw] = [
      speler.antwoord({ gegevenOp: geleden(100_000) }),
      speler.antwoord({ gegevenOp: geleden(90_000) }),
    ]
    await speler.send([eerst])
    // By the device's clock as it is now, the first answer would come out half a minute younger than it was stored.
    const { status } = await speler.send([eerst, nieuw], { verzondenOp: geleden(30_000) })
    expect(status).toBe(200)
    await drainWachtrij(proef.server)
    await expectVolledigeVouwing(speler, 2)
  })

  it('and that does not say what time it sent: kept within fourteen days, never in the future', async () => {
    const [speler] = (await proef.buildSpelers(1)) as [TestSpeler]
    const [oud, nieuw] = ['1970-01-01T00:00:10Z', '2090-01-01T00:00:00Z'].map((gegevenOp) =>
      speler.antwoord({ gegevenOp }),
    )
    if (!oud || !nieuw) throw new Error('no answers')
    expect((await speler.send([nieuw, oud])).status).toBe(200)
    const rijen = await bewaardeAntwoorden(proef.server, speler.leerling.id)
    expect(rijen.map((rij) => rij.id)).toEqual([oud.id, nieuw.id])
    const [a, b] = rijen.map((rij) => Date.now() - rij.gegeven_op.getTime()) as [number, number]
    expect(Math.round(a / 86_400_000)).toBe(14)
    expect(b).toBeGreaterThanOrEqual(0)
    expect(b).toBeLessThan(120_000)
    await drainWachtrij(proef.server)
    await expectVolledigeVouwing(speler, 2)
  })
})
