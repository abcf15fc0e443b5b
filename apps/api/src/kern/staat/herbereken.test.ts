import { buildSchool, type TestSchool } from '@letterhaven/testkit/test-school'
import { startTestServer, type TestServer } from '@letterhaven/testkit/test-server'
import { buildSpeler, type TestSpeler } from '@letterhaven/testkit/test-speler'
import { bewaardeStaat, verseStaat } from '@letterhaven/testkit/verse-staat'
import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, describe, expect, inject, it } from 'vitest'
import { herberekenStaat } from './herbereken.service.ts'

let server: TestServer
let school: TestSchool
let speler: TestSpeler
/** The server's clock stands still, so that the test decides what the days are. */
const NU = Date.parse('2026-11-20T12:00:00Z')

beforeAll(async () => {
  server = await startTestServer(inject('postgres'), () => new Date(NU))
  school = await buildSchool(server)
})
afterAll(() => server.close())
beforeEach(async () => {
  speler = await buildSpeler(server, school.adminId)
})

const op = (moment: string, gegeven?: string) =>
  speler.antwoord({ gegevenOp: moment, ...(gegeven === undefined ? {} : { gegeven }) })
const herbereken = () => herberekenStaat(server.ctx, school.adminId, speler.leerling.id)
const staat = () => bewaardeStaat(server, speler.leerling.id)
const vers = () => verseStaat(server, speler.leerling.id)

/** Returns the kept days, each with the moment of the last answer folded before it. */
const dagen = () =>
  server.owner
    .selectFrom('staat_dag')
    .select([sql<string>`dag::text`.as('dag'), 'laatst_op'])
    .where('leerling_id', '=', speler.leerling.id)
    .orderBy('dag')
    .execute()

describe('folding anew', () => {
  it('does nothing where no answer waits, so that a job may run twice', async () => {
    await speler.send([op('2026-11-20T09:00:00Z')])
    const voor = await staat()
    await herbereken()
    await herbereken()
    expect(await staat()).toEqual(voor)
  })

  it('folds late answers in their place, whatever came after them', async () => {
    await speler.send([op('2026-11-20T09:00:00Z'), op('2026-11-20T09:02:00Z', 'mis')])
    await speler.send([op('2026-11-20T09:01:00Z', 'mis'), op('2026-11-20T08:59:00Z')])
    const tussen = await staat()
    await herbereken()
    const na = await staat()
    expect(tussen.achter_vanaf).not.toBeNull()
    expect(na).toMatchObject({ staat: await vers(), achter_vanaf: null, versie: tussen.versie + 1 })
    expect(na.laatst_op?.toISOString()).toBe('2026-11-20T09:02:00.000Z')
    expect(na.staat).not.toBe(tussen.staat)
  })

  it('begins at the state of the day, and keeps one for each day that it folds', async () => {
    for (const dag of ['16', '17', '19']) await speler.send([op(`2026-11-${dag}T09:00:00Z`)])
    const voor = await dagen()
    expect(voor.map((rij) => rij.dag)).toEqual(['2026-11-16', '2026-11-17', '2026-11-19'])
    await speler.send([op('2026-11-18T09:00:00Z', 'mis')])
    await herbereken()
    expect(await staat()).toMatchObject({ staat: await vers(), achter_vanaf: null })
    expect(await dagen()).toEqual([
      { dag: '2026-11-16', laatst_op: null },
      { dag: '2026-11-17', laatst_op: new Date('2026-11-16T09:00:00Z') },
      { dag: '2026-11-18', laatst_op: new Date('2026-11-17T09:00:00Z') },
      { dag: '2026-11-19', laatst_op: new Date('2026-11-18T09:00:00Z') },
    ])
  })

  it('takes an answer after all others of an earlier day with that day', async () => {
    for (const dag of ['16', '17', '18']) await speler.send([op(`2026-11-${dag}T09:00:00Z`)])
    await speler.send([op('2026-11-17T10:00:00Z', 'mis')])
    await herbereken()
    expect(await staat()).toMatchObject({ staat: await vers(), achter_vanaf: null })
    expect(await dagen()).toEqual([
      { dag: '2026-11-16', laatst_op: null },
      { dag: '2026-11-17', laatst_op: new Date('2026-11-16T09:00:00Z') },
      { dag: '2026-11-18', laatst_op: new Date('2026-11-17T10:00:00Z') },
    ])
  })

  it('does not read what lies before that day: the state there is taken as it was kept', async () => {
    await speler.send([op('2026-11-16T09:00:00Z')])
    await speler.send([op('2026-11-17T09:00:00Z')])
    // Decoy: the answers before the 17th are changed, which a fold from the beginning would count and one from the 17th would
    // not.
    await sql`update antwoord set correct = false where leerling_id = ${speler.leerling.id}
      and gegeven_op < '2026-11-17'`.execute(server.owner)
    await speler.send([op('2026-11-17T08:00:00Z')])
    await herbereken()
    expect((await staat()).staat).not.toBe(await vers())
    await sql`update antwoord set correct = true where leerling_id = ${speler.leerling.id}
      and gegeven_op < '2026-11-17'`.execute(server.owner)
    expect((await staat()).staat).toBe(await vers())
  })

  it('takes an answer at the very moment of the last one of an earlier day with that day', async () => {
    await speler.send([op('2026-11-16T09:00:00Z')])
    await speler.send([op('2026-11-17T09:00:00Z')])
    await speler.send([op('2026-11-16T09:00:00Z', 'mis')])
    await herbereken()
    expect(await staat()).toMatchObject({ staat: await vers(), achter_vanaf: null })
  })

  it('sorts by the days of Amsterdam, summer and winter', async () => {
    await speler.send([op('2026-11-17T22:59:59Z')])
    await speler.send([op('2026-11-17T23:00:00Z')])
    await speler.send([op('2026-11-17T22:00:00Z')])
    await herbereken()
    expect((await dagen()).map((rij) => rij.dag)).toEqual(['2026-11-17', '2026-11-18'])
    expect((await staat()).staat).toBe(await vers())
  })

  it('may run twice at the same moment', async () => {
    await speler.send([op('2026-11-20T09:00:00Z')])
    await speler.send([op('2026-11-20T08:00:00Z')])
    await Promise.all([herbereken(), herbereken(), herbereken()])
    expect(await staat()).toMatchObject({ staat: await vers(), achter_vanaf: null })
  })

  it("does nothing under another school's name", async () => {
    const ander = await server.build.admin()
    await speler.send([op('2026-11-20T09:00:00Z')])
    await speler.send([op('2026-11-20T08:00:00Z')])
    const voor = await staat()
    await herberekenStaat(server.ctx, ander, speler.leerling.id)
    expect(await staat()).toEqual(voor)
    expect(voor.achter_vanaf).not.toBeNull()
  })
})

describe('a state that can no longer be read', () => {
  const beschadig = (tabel: 'staat' | 'staat_dag') =>
    server.owner
      .updateTable(tabel)
      .set({ staat: Buffer.from('geen staat') })
      .where('leerling_id', '=', speler.leerling.id)
      .execute()

  it('is folded from all answers at the next one: what was learned is not forgotten', async () => {
    for (const uur of ['07', '08', '09']) await speler.send([op(`2026-11-20T${uur}:00:00Z`)])
    await beschadig('staat')
    const vers2 = await startTestServer(inject('postgres'), () => new Date(NU), { beside: server })
    try {
      const { status } = await speler.send([op('2026-11-20T10:00:00Z')], { naar: vers2 })
      expect(status).toBe(200)
    } finally {
      await vers2.close()
    }
    await herbereken()
    expect(await staat()).toMatchObject({ staat: await vers(), achter_vanaf: null })
  })

  it('of a day does not stand in the way of folding a late answer', async () => {
    for (const dag of ['16', '17']) await speler.send([op(`2026-11-${dag}T09:00:00Z`)])
    await beschadig('staat_dag')
    await speler.send([op('2026-11-17T08:00:00Z')])
    await herbereken()
    expect(await staat()).toMatchObject({ staat: await vers(), achter_vanaf: null })
  })
})
