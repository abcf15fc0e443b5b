import type { AdminId, UserId } from '@letterhaven/contracts/ids'
import type { Rol } from '@letterhaven/contracts/rol'
import type { BuiltUser } from '@letterhaven/testkit/factories'
import { startTestServer, type TestServer } from '@letterhaven/testkit/test-server'
import { afterAll, beforeAll, beforeEach, describe, expect, inject, it } from 'vitest'
import { startRefreshableSession } from './sessies.service.ts'

const MINUTE = 60_000
const LOOPT = { status: 200, body: { loopt: true } }
const OVER = { status: 401, body: { code: 'token_expired' } }

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

const look = (token: string) => server.call('/api/auth/sessie', { token })
const ik = (token: string) => server.call(`/api/users/${docent.id}`, { token })

const begin = (role: Rol = 'docent') => {
  const wie = { userId: docent.id, adminId, role } as const
  return startRefreshableSession(server.ctx, { wie, ver: 1, agent: '' }, server.ctx.kysely)
}

describe('looking whether a session runs', () => {
  it('is answered for a token of calls and for one that fetches new tokens', async () => {
    const { access_token, refresh_token } = await begin()
    for (const token of [docent.token, access_token, refresh_token])
      expect(await look(token)).toMatchObject(LOOPT)
  })

  it('tells that it was ended on another device', async () => {
    const { access_token, refresh_token, sessieId } = await begin()
    const pad = `/api/users/${docent.id}/sessies/${sessieId}`
    expect((await server.call(pad, { method: 'DELETE', token: docent.token })).status).toBe(200)
    for (const token of [access_token, refresh_token]) expect(await look(token)).toMatchObject(OVER)
    expect(await look(docent.token)).toMatchObject(LOOPT)
  })

  it('tells that the sign-in was switched off', async () => {
    await server.owner
      .updateTable('login')
      .set({ actief: false })
      .where('id', '=', docent.id)
      .execute()
    expect(await look(docent.token)).toMatchObject({ status: 401, body: { code: 'token_invalid' } })
  })

  it('is no use: a session that only its page looks at ends as an unused one', async () => {
    const { access_token, refresh_token } = await begin()
    for (vooruit = MINUTE; vooruit < 60 * MINUTE; vooruit += 5 * MINUTE)
      expect(await look(refresh_token)).toMatchObject(LOOPT)
    vooruit = 61 * MINUTE
    expect(await look(refresh_token)).toMatchObject(OVER)
    expect((await ik(access_token)).status).toBe(401)
  })

  it('is not what keeps a used session: one call in between does', async () => {
    const { access_token, refresh_token } = await begin()
    vooruit = 10 * MINUTE
    expect((await ik(access_token)).status).toBe(200)
    vooruit = 61 * MINUTE
    expect(await look(refresh_token)).toMatchObject(LOOPT)
  })
})
