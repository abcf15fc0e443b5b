import { randomUUID } from 'node:crypto'
import type { AdminId, LeerlingId, TaakId } from '@letterhaven/contracts/ids'
import { buildSpeler } from '@letterhaven/testkit/test-speler'
import { plantLes, woordenVan } from '@letterhaven/testkit/ijk-proeven'
import { startTestServer, type TestServer } from '@letterhaven/testkit/test-server'
import { uuidv7 } from '@letterhaven/testkit/nieuw-antwoord'
import { drainWachtrij } from '@letterhaven/testkit/wachtrij'
import { sql } from 'kysely'
import { afterEach, beforeEach, describe, expect, inject, it } from 'vitest'
import { withScope } from '../../platform/scope.ts'
import { runNight } from '../../start/night.ts'
import { toeval } from '../../seed/historie/toeval.ts'
import { replayStaat } from '../staat/naspelen.service.ts'

let server: TestServer
let school: AdminId
const NU = new Date('2026-11-20T09:00:00Z')
const MINUUT = 60_000
const CODES = ['ei', 'ij', 'au', 'ou'] as const
const PER_KIND = 80

beforeEach(async () => {
  server = await startTestServer(inject('postgres'), () => NU)
  school = await server.build.admin({ land: 'nl' })
})
afterEach(() => server.close())

/** Plants pupils who are alike in everything but far apart in single categories, unlike what the engine was set with. */
async function plantKinderen(admin: AdminId, aantal: number, seed = 0): Promise<void> {
  const rnd = toeval(`maand/${seed}`)
  const { woorden } = server.ctx.inhoud.catalogus
  const lijsten = CODES.map((code) => woorden.filter(({ categorie }) => categorie === code))
  const begin = NU.getTime() - 30 * 24 * 60 * MINUUT
  for (let i = 0; i < aantal; i += 1) {
    const id = randomUUID() as string as LeerlingId
    const kind = { admin_id: admin, id, voornaam: 'Noor', tussenvoegsel: '', achternaam: `${i}` }
    await server.owner
      .insertInto('leerling')
      .values({ ...kind, jaargroep: 5 })
      .execute()
    const niveaus = CODES.map(() => 1 + 1.1 * rnd.normaal())
    const rijen = Array.from({ length: PER_KIND }, (_, j) => {
      const k = rnd.onder(CODES.length)
      const woord = lijsten[k]?.[rnd.onder(lijsten[k]?.length ?? 1)]
      if (!woord) throw new Error('no such words')
      const x = (niveaus[k] ?? 0) - woord.moeilijkheid.mean
      const correct = rnd() < 0.02 + 0.95 / (1 + Math.exp(-x))
      const gegevenOp = new Date(begin + j * MINUUT)
      const plek = { admin_id: admin, leerling_id: id, taak_id: randomUUID() as string as TaakId }
      const tijd = { gegeven_op: gegevenOp, apparaat: randomUUID(), volgnummer: j, thuis: false }
      return {
        ...plek,
        ...tijd,
        id: uuidv7(gegevenOp),
        spel: 'glazenwasser' as const,
        woord_id: woord.id,
        categorie: woord.categorie,
        gegeven: correct ? woord.id : 'mis',
        correct,
        gok: 0.02,
        ms: 4000,
        poging: 1,
        reden: { soort: 'peiling' as const, categorie: woord.categorie, aantal: j },
        bank_versie: 0,
        motor_versie: 3,
      }
    })
    await server.owner.insertInto('antwoord').values(rijen).execute()
  }
}

const maand = () => runNight(server.ctx, server.ownerConnection, 'leerlingen')
const nacht = () => runNight(server.ctx, server.ownerConnection, 'woorden')
const versies = () => server.owner.selectFrom('bank_versie').selectAll().orderBy('versie').execute()
const aannames = () => server.ctx.inhoud.voor('nl').bank?.aannames
const naspelen = (id: LeerlingId) =>
  withScope(server.ctx.kysely, school, (scope) => replayStaat(scope, server.ctx.inhoud, id))

describe('the month', () => {
  it('learns how pupils differ, and every fold takes what held when its answer came in', async () => {
    const woorden = woordenVan(server, 'ei')
    await plantLes(server, { seed: 1, aantal: 3000, woorden, extra: (w) => w.length % 3 })
    expect((await nacht()).uitkomst).toBe('leeft')
    const anderen = await Promise.all([1, 2, 3, 4].map(() => server.build.admin()))
    for (const [i, admin] of [school, ...anderen].entries()) await plantKinderen(admin, 24, i)
    // One pupil began before the month; the other opened a taak before it and begins after it.
    const [eerder, later] = [await buildSpeler(server, school), await buildSpeler(server, school)]
    const op = (minuut: number) => new Date(NU.getTime() + (minuut - 60) * MINUUT).toISOString()
    await eerder.send([0, 2].map((m) => eerder.antwoord({ gegevenOp: op(m) })))

    expect(await maand()).toMatchObject({ uitkomst: 'leeft', versie: 2, leerlingen: 120 })
    const [, rij] = await versies()
    expect(rij).toMatchObject({ voorganger: 1, punten: 90 * PER_KIND, proef: 30 * PER_KIND })
    expect(rij?.verlies_na).toBeLessThan(rij?.verlies_voor ?? 0)
    expect(aannames()?.algemeen).toBeLessThan(0.6 * 0.81)
    expect(aannames()?.eigen).toBeGreaterThan(1.2 * 0.49)
    const perVersie = await server.owner
      .selectFrom('item_bank')
      .select([
        'versie',
        (eb) => eb.fn.sum<number>('b').as('som'),
        (eb) => eb.fn.countAll().as('n'),
      ])
      .groupBy('versie')
      .orderBy('versie')
      .execute()
    expect(perVersie.map(({ som, n }) => [som, n])).toEqual(
      perVersie.map(() => [perVersie[0]?.som, perVersie[0]?.n]),
    )

    for (const speler of [eerder, later]) {
      await speler.send([20, 22].map((m) => speler.antwoord({ gegevenOp: op(m) })))
      expect(await naspelen(speler.leerling.id)).toMatchObject({ uitkomst: 'gelijk' })
    }
    expect((await naspelen(eerder.leerling.id))?.banken).toEqual([1, 2])
    expect((await naspelen(later.leerling.id))?.banken).toEqual([2])

    // A later night goes on from this and forgets nothing of it.
    const geleerd = aannames()
    await plantLes(server, { seed: 2, aantal: 3000, woorden, extra: (w) => (w.length + 1) % 3 })
    expect(await nacht()).toMatchObject({ uitkomst: 'leeft', versie: 3 })
    expect(aannames()).toEqual(geleerd)
    expect(await naspelen(later.leerling.id)).toMatchObject({ uitkomst: 'gelijk' })
  })

  it('says nothing from under a hundred pupils, and visitors of the demonstration are none', async () => {
    await plantKinderen(school, 4)
    await plantKinderen(await server.build.admin({ soort: 'demo' }), 4)
    expect(await maand()).toEqual({ uitkomst: 'te_weinig', leerlingen: 4 })
    expect(await versies()).toEqual([])
  })

  it('is a job of the queue', async () => {
    await sql`select graphile_worker.add_job('schat_leerlingen', '{}'::json)`.execute(server.owner)
    await drainWachtrij(server)
    expect(await versies()).toEqual([])
  })
})
