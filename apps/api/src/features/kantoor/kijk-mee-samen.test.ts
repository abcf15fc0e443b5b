import type { AdminId } from '@letterhaven/contracts/ids'
import { REDEN } from '@letterhaven/testkit/kantoor-proeven'
import { startTestServer, type TestServer } from '@letterhaven/testkit/test-server'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, inject, it } from 'vitest'

let server: TestServer

beforeAll(async () => {
  server = await startTestServer(inject('postgres'))
})
afterAll(() => server.close())

it('a look is one, also of several that begin at the same moment', async () => {
  const { build } = server
  const { id, token } = await build.kantoor('office')
  const scholen = [await build.admin(), await build.admin()]
  const begin = (adminId: AdminId | undefined) =>
    server.call('/api/kantoor/kijk-mee', {
      method: 'POST',
      token,
      body: { adminId, als: null, reden: REDEN },
    })
  const begonnen = await Promise.all(Array.from({ length: 12 }, (_, i) => begin(scholen[i % 2])))
  // A look that another one replaced at once is over already.
  expect(begonnen.every(({ status }) => status === 200 || status === 409)).toBe(true)
  const { rows } = await sql`select from kijk_mee
    where login_id = ${id} and gestopt_op is null and tot > now()`.execute(server.owner)
  expect(rows).toHaveLength(1)
})
