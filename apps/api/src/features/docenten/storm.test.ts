import { nieuwe, invite } from '@letterhaven/testkit/docent-proeven'
import { buildSchool, type TestSchool } from '@letterhaven/testkit/test-school'
import { startTestServer, type TestServer } from '@letterhaven/testkit/test-server'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, inject, it, vi } from 'vitest'
import type { DocentUitnodigingId } from '@letterhaven/contracts/ids'
import { withScope } from '../../platform/scope.ts'
import { lockSchool } from '../../kern/plaatsing/plaatsing.service.ts'
import { hashToken, makeToken } from './token.ts'
import { renewUitnodiging } from './uitnodiging.queries.ts'

let server: TestServer
let school: TestSchool

beforeAll(async () => {
  server = await startTestServer(inject('postgres'), undefined, { post: true })
  school = await buildSchool(server)
})
afterAll(() => server.close())

/** Returns the token of a new invitation, as the link in its mail carries it. */
async function eenLink(): Promise<string> {
  const { adminId, rollen } = school
  const { body } = await invite(server, { adminId, token: rollen.schooladmin.token })
  const token = makeToken(adminId)
  await withScope(server.ctx.kysely, adminId, (scope) =>
    renewUitnodiging(scope, (body as { id: DocentUitnodigingId }).id, {
      tokenHash: hashToken(token),
      geldigTot: new Date(Date.now() + 86_400_000),
    }),
  )
  return token
}

const statussen = (antwoorden: readonly { status: number }[]): number[] =>
  [...new Set(antwoorden.map(({ status }) => status))].toSorted()

describe('many at once, more than there are connections', () => {
  it('read one invitation, and all of them and every lesson beside them are answered', async () => {
    const token = await eenLink()
    const lezen = Array.from({ length: 60 }, () =>
      server.call('/api/uitnodigingen/lezen', { method: 'POST', body: { token } }),
    )
    const lessen = Array.from({ length: 10 }, () => school.send([school.antwoord()]))
    expect(statussen(await Promise.all(lessen))).toEqual([200])
    expect(statussen(await Promise.all(lezen))).toEqual([200])
  })

  it('invite colleagues, and all of them and every lesson beside them are answered', async () => {
    const { adminId, rollen } = school
    const uitnodigen = Array.from({ length: 16 }, () =>
      invite(server, { adminId, token: rollen.schooladmin.token }, nieuwe()),
    )
    const lessen = Array.from({ length: 10 }, () => school.send([school.antwoord()]))
    expect(statussen(await Promise.all(lessen))).toEqual([200])
    expect(statussen(await Promise.all(uitnodigen))).toEqual([200])
  })
})

it('who has which group is changed while nobody arranges the school, and nothing is held before that', async () => {
  const { adminId, groepId, docent, rollen } = school
  const { owner } = server
  const wijzigen = await owner.transaction().execute(async (db) => {
    await lockSchool({ adminId, db })
    const bezig = server.call(`/api/admins/${adminId}/docenten/${docent.id}`, {
      method: 'PATCH',
      token: rollen.schooladmin.token,
      body: { groepen: [groepId] },
    })
    await vi.waitFor(
      async () => {
        const { rows } = await sql`select from pg_stat_activity
          where datname = current_database() and wait_event = 'advisory'`.execute(owner)
        expect(rows).toHaveLength(1)
      },
      { timeout: 4_000 },
    )
    const vrij = await owner
      .selectFrom('groep_docent')
      .select('groep_id')
      .where('medewerker_id', '=', docent.id)
      .forUpdate()
      .skipLocked()
      .execute()
    expect(vrij.length).toBeGreaterThan(0)
    return { bezig }
  })
  expect((await wijzigen.bezig).status).toBe(200)
})
