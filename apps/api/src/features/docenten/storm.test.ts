import { nieuwe, nodigUit } from '@letterhaven/testkit/docent-proeven'
import { buildSchool, type TestSchool } from '@letterhaven/testkit/test-school'
import { startTestServer, type TestServer } from '@letterhaven/testkit/test-server'
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest'
import type { DocentUitnodigingId } from '@letterhaven/contracts/ids'
import { withScope } from '../../platform/scope.ts'
import { hashToken, maakToken } from './token.ts'
import { renewUitnodiging } from './uitnodiging.queries.ts'

let server: TestServer
let school: TestSchool

beforeAll(async () => {
  server = await startTestServer(inject('postgres'), undefined, { post: true })
  school = await buildSchool(server)
})
afterAll(() => server.close())

/** The link of a new invitation, as its mail has it. */
async function eenLink(): Promise<string> {
  const { adminId, rollen } = school
  const { body } = await nodigUit(server, { adminId, token: rollen.schooladmin.token })
  const token = maakToken(adminId)
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
    const lessen = Array.from({ length: 10 }, () => school.stuur([school.antwoord()]))
    expect(statussen(await Promise.all(lessen))).toEqual([200])
    expect(statussen(await Promise.all(lezen))).toEqual([200])
  })

  it('invite colleagues, and all of them and every lesson beside them are answered', async () => {
    const { adminId, rollen } = school
    const uitnodigen = Array.from({ length: 16 }, () =>
      nodigUit(server, { adminId, token: rollen.schooladmin.token }, nieuwe()),
    )
    const lessen = Array.from({ length: 10 }, () => school.stuur([school.antwoord()]))
    expect(statussen(await Promise.all(lessen))).toEqual([200])
    expect(statussen(await Promise.all(uitnodigen))).toEqual([200])
  })
})
