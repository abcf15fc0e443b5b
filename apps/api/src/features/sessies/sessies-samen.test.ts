import type { AdminId, UserId } from '@letterhaven/contracts/ids'
import type { BuiltUser } from '@letterhaven/testkit/factories'
import { startTestServer, type TestServer } from '@letterhaven/testkit/test-server'
import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, describe, expect, inject, it, vi } from 'vitest'
import { withScope } from '../../platform/scope.ts'
import { endSessionsOfMany } from './einde.service.ts'

const MINUTE = 60_000

let server: TestServer
let adminId: AdminId
let docent: BuiltUser<UserId>
let vooruit = 0

beforeAll(async () => {
  server = await startTestServer(inject('postgres'), () => new Date(Date.now() + vooruit))
  adminId = await server.build.admin()
})
beforeEach(async () => {
  vooruit = 0
  docent = await server.build.medewerker(adminId)
})
afterAll(() => server.close())

const ik = (token: string, wie = docent) => server.call(`/api/users/${wie.id}`, { token })

describe('many sessions at once', () => {
  /** Locks somebody's session while `work` goes on, as a call that is in the middle of ending it does. */
  const terwijlVast = <T>(wie: BuiltUser<UserId>, work: () => Promise<T>): Promise<T> =>
    server.owner.transaction().execute(async (trx) => {
      await trx
        .selectFrom('sessie')
        .select('id')
        .where('login_id', '=', wie.id)
        .forUpdate()
        .execute()
      return work()
    })

  it('are in use without waiting for one that is being ended: nobody is kept by another school', async () => {
    const ander = await server.build.medewerker(adminId)
    vooruit = 2 * MINUTE
    const antwoorden = await terwijlVast(ander, () =>
      Promise.all([ik(ander.token, ander), ik(docent.token)]),
    )
    expect(antwoorden.map(({ status }) => status)).toEqual([200, 200])
  })

  it('are ended in the order of their ids: two who end the same ones wait in no circle', async () => {
    const wie = await Promise.all(Array.from({ length: 4 }, () => server.build.medewerker(adminId)))
    const { owner, ctx } = server
    const { rows } = await sql<{ login_id: UserId }>`
      select login_id from sessie where login_id = any(${wie.map(({ id }) => id)}) order by id`.execute(
      owner,
    )
    const opId = rows.map(({ login_id }) => login_id)
    // The rows lie on the disk in reverse order, which is the order in which a small table is scanned.
    for (const id of opId.toReversed())
      await sql`update sessie set laatst_op = laatst_op where login_id = ${id}`.execute(owner)
    await sql`analyze sessie`.execute(owner)
    const [eerste] = wie.filter(({ id }) => id === opId[0])
    if (!eerste) throw new Error('no session')
    const bezig = await terwijlVast(eerste, async () => {
      const einde = withScope(ctx.kysely, adminId, (scope) =>
        endSessionsOfMany(scope, opId.toReversed(), ctx.now()),
      )
      await vi.waitFor(
        async () => {
          const wachtend = await sql`select from pg_stat_activity
            where datname = current_database() and wait_event_type = 'Lock'`.execute(owner)
          expect(wachtend.rows).toHaveLength(1)
        },
        { timeout: 20_000 },
      )
      const vrij = await sql`select id from sessie
        where login_id = any(${opId.slice(1)}) for update skip locked`.execute(owner)
      expect(vrij.rows).toHaveLength(3)
      return [einde]
    })
    await Promise.all(bezig)
    for (const een of wie) expect((await ik(een.token, een)).status).toBe(401)
  })
})
