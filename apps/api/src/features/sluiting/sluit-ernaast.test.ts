import { buildSchool } from '@letterhaven/testkit/test-school'
import { startTestServer, type TestServer } from '@letterhaven/testkit/test-server'
import { sql } from 'kysely'
import pg from 'pg'
import { afterAll, beforeAll, expect, inject, it, vi } from 'vitest'
import { closeAccounts } from './close-accounts.service.ts'

let server: TestServer

beforeAll(async () => {
  server = await startTestServer(inject('postgres'))
})
afterAll(() => server.close())

/** Resolves once this many connections wait for a lock of others. */
const wachten = (aantal: number) =>
  vi.waitFor(
    async () => {
      const { rows } = await sql`select from pg_stat_activity
        where datname = current_database() and wait_event_type = 'Lock'`.execute(server.owner)
      expect(rows).toHaveLength(aantal)
    },
    { timeout: 20_000 },
  )

it('what waits while its account is closed is not found, as everything of that account', async () => {
  const school = await buildSchool(server)
  const { adminId, leerling, rollen, docent } = school
  const toen = new Date(Date.now() - 1000)
  const antwoord = new pg.Client({ ...server.ownerConnection })
  await antwoord.connect()
  await antwoord.query('begin')
  await antwoord.query('select from staat where leerling_id = $1 for update', [leerling.id])
  await server.owner
    .updateTable('admin')
    .set({ sluit_op: toen, sluit_gevraagd_op: toen, sluit_door: docent.id })
    .where('admin_id', '=', adminId)
    .execute()
  const sluiten = closeAccounts(server.ctx)
  await wachten(1)
  const wijzigen = server.call(`/api/admins/${adminId}/leerlingen/${leerling.id}`, {
    method: 'PATCH',
    token: rollen.schooladmin.token,
    body: { jaargroep: 7 },
  })
  await wachten(2)
  await antwoord.query('rollback')
  await antwoord.end()
  expect(await sluiten).toBe(1)
  const { status, body } = await wijzigen
  expect([status, (body as { code: string }).code]).toEqual([404, 'not_found'])
})
