import { startDatabaseProxy, type DatabaseProxy } from '@letterhaven/testkit/database-proxy'
import { buildSchool, type TestSchool } from '@letterhaven/testkit/test-school'
import { startTestServer, type TestServer } from '@letterhaven/testkit/test-server'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest'
import { withReadScope } from '../../platform/scope.ts'

let replica: DatabaseProxy
let server: TestServer
let school: TestSchool

beforeAll(async () => {
  server = await startTestServer(inject('postgres'), () => new Date(), {
    reader: async (owner) => {
      replica = await startDatabaseProxy(owner)
      return replica.connection
    },
  })
  school = await buildSchool(server)
})
afterAll(async () => {
  await server.close()
  await replica.close()
})

const retrieve = async (pad: string) => {
  const { adminId, docent } = school
  const { status } = await server.call(`/api/admins/${adminId}/${pad}`, { token: docent.token })
  return status
}

describe('with a replica to read from', () => {
  it('progress comes from there, and groups, sign-in and readiness do not', async () => {
    const { groepId, leerling } = school
    const voortgang = [`groepen/${groepId}/voortgang`, `leerlingen/${leerling.id}/voortgang`]
    for (const pad of voortgang) expect(await retrieve(pad)).toBe(200)
    await replica.cut()
    for (const pad of voortgang)
      expect({ pad, status: await retrieve(pad) }).toEqual({ pad, status: 503 })
    for (const pad of ['groepen', `groepen/${groepId}`]) expect(await retrieve(pad)).toBe(200)
    expect((await server.call('/readyz')).status).toBe(200)
    await replica.restore()
    for (const pad of voortgang) expect(await retrieve(pad)).toBe(200)
  })

  it('knows the admin there as well, and writes nothing', async () => {
    const { adminId } = school
    const andere = await buildSchool(server)
    const count = (id: typeof adminId) =>
      withReadScope(server.ctx.readKysely, id, async ({ db }) => {
        const rijen = await db.selectFrom('leerling').select('admin_id').execute()
        return new Set(rijen.map((rij) => rij.admin_id))
      })
    expect([...(await count(adminId))]).toEqual([adminId])
    expect([...(await count(andere.adminId))]).toEqual([andere.adminId])
    const schrijf = withReadScope(server.ctx.readKysely, adminId, ({ db }) =>
      sql`update leerling set voornaam = 'x'`.execute(db),
    )
    await expect(schrijf).rejects.toThrow(/read-only transaction/)
  })
})
