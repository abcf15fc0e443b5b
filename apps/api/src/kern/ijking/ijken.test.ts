import { plantLes, woordenVan } from '@letterhaven/testkit/ijk-proeven'
import { startTestServer, type TestServer } from '@letterhaven/testkit/test-server'
import { drainWachtrij } from '@letterhaven/testkit/wachtrij'
import { sql } from 'kysely'
import { afterEach, beforeEach, describe, expect, inject, it } from 'vitest'
import { listPuntenPerLand } from './bank.queries.ts'
import { calibrateWoorden } from './ijken.service.ts'

let server: TestServer
let woorden: string[]
const NU = new Date('2026-11-20T02:30:00Z')
/** Returns how much harder a word is than the corpus thinks: a third of the words are much harder, a third much easier. */
const extra = (woord: string): number => [1.2, -1.2, 0][woorden.indexOf(woord) % 3] ?? 0

// A bank that has been live never becomes another one, so each night has a database of its own.
beforeEach(async () => {
  server = await startTestServer(inject('postgres'), () => NU)
  woorden = woordenVan(server, 'ei')
})
afterEach(() => server.close())

const opServer = async ({ ctx }: TestServer) => {
  const ijking = await calibrateWoorden(ctx.kysely, {
    catalogus: ctx.inhoud.catalogus,
    now: ctx.now(),
  })
  await ctx.inhoud.ververs()
  return ijking
}
const nacht = () => opServer(server)
const versies = () => server.owner.selectFrom('bank_versie').selectAll().orderBy('versie').execute()
const levendeVersie = () => server.ctx.inhoud.voor('nl').bank?.versie ?? 0
const wachtend = async (): Promise<number> => {
  const rijen = await server.owner
    .selectFrom('ijkpunt')
    .select('id')
    .where('geleerd_in', 'is', null)
    .execute()
  return rijen.length
}

describe('the night', () => {
  it('makes a bank that lives, with what it learned, from how much, and how much better it foresees', async () => {
    await plantLes(server, { seed: 1, aantal: 3000, extra, woorden })
    expect(await nacht()).toMatchObject({ uitkomst: 'leeft', versie: 1, punten: 2400, proef: 600 })
    const [rij] = await versies()
    expect(rij).toMatchObject({ versie: 1, voorganger: 0, levend_sinds: NU, gemaakt_op: NU })
    expect(rij?.verlies_na).toBeLessThan(rij?.verlies_voor ?? 0)
    const bank = await server.owner.selectFrom('item_bank').selectAll().execute()
    expect(bank.map(({ item }) => item).toSorted()).toEqual(woorden.toSorted())
    expect(bank.every(({ n, land }) => n >= 10 && land === 'alle')).toBe(true)
    expect(await wachtend()).toBe(600)
    // This server uses it at once; the hardest word is one of those that were made hard.
    expect(levendeVersie()).toBe(1)
    const { engine } = server.ctx.inhoud.voor('nl')
    const verschil = (woord: string): number =>
      engine.difficulty(woord).mean -
      (server.ctx.inhoud.catalogus.woorden.find(({ id }) => id === woord)?.moeilijkheid.mean ?? 0)
    const [zwaar, licht] = [woorden[0] ?? '', woorden[1] ?? '']
    expect(verschil(zwaar) - verschil(licht)).toBeGreaterThan(1.2)
  })

  it('goes on from the bank that lives, and counts on', async () => {
    await plantLes(server, { seed: 2, aantal: 2000, extra, woorden })
    await nacht()
    await plantLes(server, { seed: 3, aantal: 2000, extra, woorden })
    expect(await nacht()).toMatchObject({ versie: 2, punten: 1920, proef: 480 })
    const alle = await versies()
    expect(alle.map(({ voorganger }) => voorganger)).toEqual([0, 1])
  })

  it('does not live when later answers say otherwise; the old bank stays and its answers wait (decoy)', async () => {
    await plantLes(server, { seed: 4, aantal: 1600, extra, woorden })
    await plantLes(server, { seed: 5, aantal: 400, extra: (w) => -extra(w), woorden })
    expect(await nacht()).toMatchObject({ uitkomst: 'niet_beter', versie: 1 })
    const [rij] = await versies()
    expect(rij?.levend_sinds).toBeNull()
    expect(await server.owner.selectFrom('item_bank').selectAll().execute()).toEqual([])
    expect(await wachtend()).toBe(2000)
    expect(levendeVersie()).toBe(0)
  })

  it('does nothing the second time', async () => {
    await plantLes(server, { seed: 6, aantal: 1500, extra, woorden })
    await nacht()
    expect(await nacht()).toEqual({ uitkomst: 'te_weinig', wachtend: 300 })
    expect(await versies()).toHaveLength(1)
  })

  it('is one night when it is begun several times at the same moment, by two servers', async () => {
    const tweede = await startTestServer(inject('postgres'), () => NU, { beside: server })
    try {
      await plantLes(server, { seed: 7, aantal: 1500, extra, woorden })
      const beide = [server, tweede, server, tweede]
      const uitkomsten = await Promise.all(beide.map(opServer))
      expect(uitkomsten.filter(({ uitkomst }) => uitkomst === 'leeft')).toHaveLength(1)
      expect(await versies()).toHaveLength(1)
      expect(await wachtend()).toBe(300)
    } finally {
      await tweede.close()
    }
  })

  it('leaves the old bank whole when it is killed in the middle, and can be run again', async () => {
    await plantLes(server, { seed: 8, aantal: 1500, extra, woorden })
    // Somebody else locks the table of words, so that the night waits after it has written its version.
    const gebroken = await server.owner.transaction().execute(async (trx) => {
      await sql`lock table item_bank in access exclusive mode`.execute(trx)
      const bezig = nacht().then(
        () => 'done',
        () => 'broken',
      )
      // This runs outside the transaction, in which PostgreSQL would keep showing one moment of the others' work.
      const wait = async () => {
        const { rows } = await sql<{ pid: number }>`
          select pid from pg_stat_activity where datname = current_database()
            and wait_event_type = 'Lock' and query like '%insert into item_bank%'`.execute(
          server.owner,
        )
        return rows.map(({ pid }) => pid)
      }
      await expect.poll(wait, { timeout: 10_000 }).toHaveLength(1)
      const [pid = 0] = await wait()
      await sql`select pg_terminate_backend(${pid}::integer)`.execute(server.owner)
      return [bezig]
    })
    expect(await Promise.all(gebroken)).toEqual(['broken'])
    expect(await versies()).toEqual([])
    expect(await wachtend()).toBe(1500)
    expect(levendeVersie()).toBe(0)
    expect(await nacht()).toMatchObject({ uitkomst: 'leeft', versie: 1 })
  })

  it('throws away what is older than 35 days, and learns from none of it', async () => {
    await plantLes(server, { seed: 9, aantal: 500, extra, woorden, dag: '2026-10-15' })
    await plantLes(server, { seed: 10, aantal: 399, extra, woorden, dag: '2026-10-16' })
    expect(await nacht()).toEqual({ uitkomst: 'te_weinig', wachtend: 399 })
    expect(await wachtend()).toBe(399)
  })

  it('is a job of the queue', async () => {
    await plantLes(server, { seed: 11, aantal: 1500, extra, woorden })
    await sql`select graphile_worker.add_job('ijk_woorden', '{}'::json)`.execute(server.owner)
    await drainWachtrij(server)
    expect(await versies()).toHaveLength(1)
    expect(levendeVersie()).toBe(1)
  })
})

describe('what is looked at for a difference between the countries', () => {
  it('are the newest answers of each country, of every word in its turn and of none twice', async () => {
    await plantLes(server, { seed: 20, aantal: 1000, extra, woorden })
    await plantLes(server, { seed: 21, aantal: 1000, extra, woorden, land: 'be' })
    const deel = (nummer: number) =>
      listPuntenPerLand(server.owner, { deel: nummer, delen: 3, perWoord: 5 })
    const delen = await Promise.all([0, 1, 2].map(deel))
    expect(delen.every((rijen) => rijen.length > 0)).toBe(true)
    const alle = delen.flat()
    expect(alle).toHaveLength(woorden.length * 2 * 5)
    expect(new Set(alle.map(({ id }) => id)).size).toBe(alle.length)
    const [woord = ''] = woorden
    const laatste = await server.owner
      .selectFrom('ijkpunt')
      .select('id')
      .where('item', '=', woord)
      .where('land', '=', 'be')
      .orderBy('id', 'desc')
      .limit(5)
      .execute()
    const gezien = alle.filter(({ item, land }) => item === woord && land === 'be')
    expect(gezien.map(({ id }) => id).toSorted()).toEqual(laatste.map(({ id }) => id).toSorted())
  })
})

describe('another server', () => {
  it('goes by the new bank without being started again', async () => {
    const tweede = await startTestServer(inject('postgres'), () => NU, {
      beside: server,
      bankElkeMs: 20,
    })
    try {
      await plantLes(server, { seed: 12, aantal: 1500, extra, woorden })
      await nacht()
      const versieDaar = () => tweede.ctx.inhoud.voor('be').bank?.versie
      await expect.poll(versieDaar, { timeout: 5000 }).toBe(1)
      for (const woord of woorden)
        expect(tweede.ctx.inhoud.voor('nl').engine.difficulty(woord)).toEqual(
          server.ctx.inhoud.voor('nl').engine.difficulty(woord),
        )
    } finally {
      await tweede.close()
    }
  })

  it('that is started later begins with it', async () => {
    await plantLes(server, { seed: 13, aantal: 1500, extra, woorden })
    await nacht()
    const later = await startTestServer(inject('postgres'), () => NU, { beside: server })
    expect(later.ctx.inhoud.voor('nl').bank?.versie).toBe(1)
    await later.close()
  })
})

describe('a word that differs in Flanders', () => {
  it('is harder for Flemish accounts alone, in every engine that they meet', async () => {
    const [woord = ''] = woorden.slice(2)
    const les = { aantal: 7000, woorden } as const
    await plantLes(server, { ...les, seed: 14, extra })
    await plantLes(server, {
      ...les,
      seed: 15,
      land: 'be',
      dag: '2026-11-18',
      extra: (w) => extra(w) + (w === woord ? 1.4 : 0),
    })
    expect(await nacht()).toMatchObject({ uitkomst: 'leeft' })
    const [nl, be] = [server.ctx.inhoud.voor('nl').engine, server.ctx.inhoud.voor('be').engine]
    expect(be.difficulty(woord).mean - nl.difficulty(woord).mean).toBeGreaterThan(0.8)
    const rest = woorden.filter((w) => w !== woord)
    for (const ander of rest) expect(be.difficulty(ander)).toEqual(nl.difficulty(ander))
    const rijen = await server.owner
      .selectFrom('item_bank')
      .select(['land', 'let_op', 'dif'])
      .where('item', '=', woord)
      .orderBy('land')
      .execute()
    expect(rijen.map(({ land }) => land)).toEqual(['alle', 'be'])
    expect(rijen[0]?.let_op).toContain('verschilt_per_land')
    expect(rijen[0]?.dif).toBeGreaterThan(0.5)
  })
})
