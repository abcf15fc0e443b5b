import type { GroepId } from '@letterhaven/contracts/ids'
import { startTestServer, type TestServer } from '@letterhaven/testkit/test-server'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest'
import type { AdminScope } from '../../kern/context.ts'
import { withScope } from '../../platform/scope.ts'
import { archiveLege, setGearchiveerd } from './wijzigingen.queries.ts'

const LEERLINGEN = 240
const NOW = new Date('2026-11-23T09:00:00Z')

let server: TestServer

beforeAll(async () => {
  server = await startTestServer(inject('postgres'), () => NOW)
})
afterAll(() => server.close())

/** Returns how many pupil rows this transaction has read so far. */
async function readSoFar({ db }: AdminScope): Promise<number> {
  const { rows } = await sql<{ gelezen: string }>`
    select seq_tup_read + coalesce(idx_tup_fetch, 0) as gelezen
    from pg_stat_xact_user_tables where relname = 'leerling'`.execute(db)
  return Number(rows[0]?.gelezen)
}

/**
 * Closes the groups of a school whose pupils came and left in the same transaction; returns how many closed, and how many pupil
 * rows that read.
 */
async function closeGroepen(
  aantal: number,
  close: (scope: AdminScope, ids: GroepId[]) => Promise<number>,
): Promise<{ gesloten: number; gelezen: number }> {
  const adminId = await server.build.admin()
  const groepen: GroepId[] = []
  for (let n = 0; n < aantal; n += 1)
    groepen.push(await server.build.groep(adminId, { schooljaar: '2025-2026' }))
  return withScope(server.ctx.kysely, adminId, async (scope) => {
    await sql`
      with nieuw as (
        insert into leerling (admin_id, id, voornaam, jaargroep, deleted_at)
        select ${adminId}, gen_random_uuid(), 'Kind ' || n, 5, ${NOW} from generate_series(1, ${LEERLINGEN}) n
        returning id
      )
      insert into plaatsing (admin_id, leerling_id, groep_id, van)
      select ${adminId}, id, (${groepen}::uuid[])[1 + row_number() over () % ${aantal}], '2025-08-01' from nieuw`.execute(
      scope.db,
    )
    const voor = await readSoFar(scope)
    const gesloten = await close(scope, groepen)
    return { gesloten, gelezen: (await readSoFar(scope)) - voor }
  })
}

describe('closing groups', () => {
  it.each<[string, (scope: AdminScope, ids: GroepId[]) => Promise<number>]>([
    ['that a file brought', (scope, ids) => setGearchiveerd(scope, ids, NOW)],
    [
      'of an earlier year',
      async (scope, groepen) =>
        (await archiveLege(scope, { groepen, schooljaar: '2026-2027', now: NOW })).length,
    ],
  ])('%s reads every pupil once, however many groups there are', async (_naam, close) => {
    const [weinig, veel] = [await closeGroepen(2, close), await closeGroepen(12, close)]
    expect([weinig.gesloten, veel.gesloten]).toEqual([2, 12])
    expect(weinig.gelezen).toBeGreaterThan(0)
    expect(veel.gelezen).toBeLessThan(1.5 * weinig.gelezen)
  })

  it('leaves open where somebody sits', async () => {
    const adminId = await server.build.admin()
    const [vol, leeg] = [await server.build.groep(adminId), await server.build.groep(adminId)]
    await server.build.leerling(adminId, { groepId: vol })
    const gesloten = await withScope(server.ctx.kysely, adminId, (scope) =>
      setGearchiveerd(scope, [vol, leeg], NOW),
    )
    expect(gesloten).toBe(1)
  })
})
