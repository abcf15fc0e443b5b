import { metTweeServers, reeks } from '@letterhaven/testkit/met-twee-servers'
import type { TestSpeler } from '@letterhaven/testkit/test-speler'
import { bewaardeAntwoorden } from '@letterhaven/testkit/verse-staat'
import { drainWachtrij } from '@letterhaven/testkit/wachtrij'
import { sql } from 'kysely'
import { describe, expect, it } from 'vitest'

const proef = metTweeServers()

async function expectVolledigeVouwing(speler: TestSpeler, aantal: number): Promise<void> {
  const { vers, ...gevonden } = await proef.vouwing(speler)
  expect(gevonden).toEqual({ aantal, achter_vanaf: null, staat: vers })
}

/** Locks this pupil's state while `work` sends, so that the server has to wait, and then releases it. */
async function terwijlVast<T>(speler: TestSpeler, work: () => Promise<T>): Promise<T> {
  return proef.server.owner.transaction().execute(async (trx) => {
    await trx
      .selectFrom('staat')
      .select('versie')
      .where('leerling_id', '=', speler.leerling.id)
      .forUpdate()
      .execute()
    return work()
  })
}

/** Waits until at least one connection of the server waits for a lock. */
async function waitForSlot(): Promise<void> {
  for (;;) {
    const { rows } = await sql<{ n: number }>`
      select count(*)::integer as n from pg_stat_activity
      where datname = current_database() and wait_event_type = 'Lock'`.execute(proef.server.owner)
    if ((rows[0]?.n ?? 0) > 0) return
  }
}

describe('answers of many pupils at the same moment', () => {
  it('end, on two servers at once, in the state of a fold in order', async () => {
    const spelers = await proef.buildSpelers(4)
    const statussen: number[] = []
    await Promise.all(
      spelers.flatMap((speler) =>
        reeks(speler, 10, 60).map(async (antwoord, i) => {
          const naar = i % 2 === 0 ? proef.server : proef.tweede
          const send = () => speler.send([antwoord], { naar })
          let { status } = await send()
          if (status === 503) status = (await send()).status
          statussen.push(status)
        }),
      ),
    )
    expect(new Set(statussen)).toEqual(new Set([200]))
    await drainWachtrij(proef.server)
    for (const speler of spelers) await expectVolledigeVouwing(speler, 10)
  })

  it('store one answer once when both servers get it at the same moment', async () => {
    const [speler] = (await proef.buildSpelers(1)) as [TestSpeler]
    for (let keer = 0; keer < 10; keer += 1) {
      const [antwoord] = reeks(speler, 1, 60 - keer)
      if (!antwoord) throw new Error('no answer')
      const beide = await Promise.all(
        [proef.server, proef.tweede].map((naar) => speler.send([antwoord], { naar })),
      )
      expect(beide.map((a) => a.status)).toEqual([200, 200])
    }
    await drainWachtrij(proef.server)
    await expectVolledigeVouwing(speler, 10)
  })

  it('confirm an answer that another server had stored but not yet committed when it came', async () => {
    const [speler, ander] = (await proef.buildSpelers(2)) as [TestSpeler, TestSpeler]
    const [bron] = reeks(ander, 1, 60)
    const [antwoord, botsing] = reeks(speler, 2, 60)
    if (!bron || !antwoord || !botsing) throw new Error('no answers')
    await ander.send([bron])
    const [rij] = await bewaardeAntwoorden(proef.server, ander.leerling.id)
    if (!rij) throw new Error('no stored answer')
    const { ontvangen_op: _, ...kolommen } = rij
    const eigen = {
      ...kolommen,
      leerling_id: speler.leerling.id,
      taak_id: speler.taakId,
      reden: JSON.stringify(rij.reden) as never,
    }
    const onderweg = await proef.server.owner.transaction().execute(async (trx) => {
      for (const { id, gegeven, ms, woordId, volgnummer, apparaat } of [antwoord, botsing]) {
        const extra = { id, gegeven, ms, woord_id: woordId, volgnummer, apparaat }
        await trx
          .insertInto('antwoord')
          .values({ ...eigen, ...extra })
          .execute()
      }
      const bezig = speler.send([antwoord, { ...botsing, ms: 1 }])
      await waitForSlot()
      return [bezig]
    })
    const [uitkomst] = await Promise.all(onderweg)
    expect(uitkomst).toMatchObject({
      status: 409,
      body: { opgeslagen: [antwoord.id], conflict: [botsing.id] },
    })
  })

  it('hold states in the order of their ids: whoever changes the same ones waits for them in no circle', async () => {
    const spelers = await proef.buildSpelers(4)
    const opId = spelers.toSorted((a, b) => (a.leerling.id < b.leerling.id ? -1 : 1))
    const [eerste, ...rest] = opId as [TestSpeler, ...TestSpeler[]]
    for (const speler of opId) await speler.send(reeks(speler, 1, 90))
    // The rows lie on the disk in reverse order, which is the order in which a small table is scanned.
    const { owner } = proef.server
    for (const { leerling } of opId.toReversed())
      await sql`update staat set versie = versie where leerling_id = ${leerling.id}`.execute(owner)
    await sql`analyze staat`.execute(owner)
    const vrij = (speler: TestSpeler) =>
      owner
        .selectFrom('staat')
        .select('leerling_id')
        .where('leerling_id', '=', speler.leerling.id)
        .forUpdate()
        .skipLocked()
        .execute()
    const bezig = await terwijlVast(eerste, async () => {
      const antwoorden = opId.map((speler) => speler.send(reeks(speler, 1, 60)))
      await waitForSlot()
      for (const speler of rest) expect(await vrij(speler)).toHaveLength(1)
      return antwoorden
    })
    const statussen = (await Promise.all(bezig)).map(({ status }) => status)
    expect(statussen).toEqual(opId.map(() => 200))
  })

  it('hold when a second tab answers at the other server in turn', async () => {
    const [speler] = (await proef.buildSpelers(1)) as [TestSpeler]
    const antwoorden = reeks(speler, 8, 30)
    for (const [i, antwoord] of antwoorden.entries()) {
      const { status } = await speler.send([antwoord], {
        naar: i % 2 === 0 ? proef.server : proef.tweede,
      })
      expect(status).toBe(200)
    }
    await drainWachtrij(proef.server)
    await expectVolledigeVouwing(speler, 8)
  })
})

describe('a neighbour in the batch that cannot be stored', () => {
  it('does not take the others down', async () => {
    const [rem, weg, ...buren] = await proef.buildSpelers(5)
    if (!rem || !weg) throw new Error('no pupils')
    // The server remembers this pupil once they have answered; then their rows are deleted, so new answers have no parent.
    for (const speler of [rem, weg, ...buren]) await speler.send(reeks(speler, 1, 90))
    const { owner } = proef.server
    for (const tabel of [
      'antwoord',
      'dagtelling',
      'staat_dag',
      'staat',
      'taak',
      'somvenster',
    ] as const) {
      await owner.deleteFrom(tabel).where('leerling_id', '=', weg.leerling.id).execute()
    }
    await owner.deleteFrom('leerling').where('id', '=', weg.leerling.id).execute()

    const { eerste, rest } = await terwijlVast(rem, async () => {
      const vast = rem.send(reeks(rem, 1, 60))
      await waitForSlot()
      // These wait for the batch that is blocked, and then go on together as one.
      const wachtenden = [weg, ...buren].map((speler) => speler.send(reeks(speler, 2, 60)))
      return { eerste: [vast], rest: wachtenden }
    })
    expect((await Promise.all(eerste)).map((a) => a.status)).toEqual([200])
    const [kapot, ...goed] = await Promise.all(rest)
    expect(goed.map((a) => a.status)).toEqual([200, 200, 200])
    // The device is told to try again; this is not a fault of ours.
    expect(kapot).toMatchObject({ status: 503, body: { code: 'unavailable' } })
    // The server has forgotten this pupil: a pupil who no longer exists is signed out, and the device keeps its answers.
    expect((await weg.send(reeks(weg, 1, 30))).status).toBe(401)
    for (const speler of buren) await expectVolledigeVouwing(speler, 3)
  })
})
