import { randomUUID } from 'node:crypto'
import { sql, type Kysely } from 'kysely'
import type { AdminId } from '@letterhaven/contracts/ids'
import { startTestServer, type TestServer } from '@letterhaven/testkit/test-server'
import { buildSchool, type TestSchool } from '@letterhaven/testkit/test-school'
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest'
import { createApp } from '../app.ts'
import { createLogger } from '../platform/logging.ts'
import { createKysely, createPool, withSqlRewrite } from '../platform/db.ts'
import { executeScoped, withScope } from '../platform/scope.ts'
import { listGroepen, listLeerlingenVan } from '../features/groepen/groepen.queries.ts'
import type { Tables } from './tables.ts'

/** Takes the tenant's predicate out of a statement, but keeps its parameter in place. */
const zonderPredicaat = (text: string): string =>
  text.replaceAll(/(?:"?\w+"?\.)?"?admin_id"? = (\$\d+)/g, '($1::uuid is not null)')

let server: TestServer
let eigen: TestSchool
let andere: TestSchool

beforeAll(async () => {
  // All calls share one moment, because the engine's picture fades with time, at least in the last decimals.
  const nu = new Date()
  server = await startTestServer(inject('postgres'), () => nu)
  eigen = await buildSchool(server)
  andere = await buildSchool(server)
  for (const school of [eigen, andere]) {
    const antwoorden = [school.antwoord(), school.antwoord({ gegeven: 'fout' })]
    const { token, id } = school.leerling
    await server.call(`/api/leerlingen/${id}/antwoorden`, {
      method: 'POST',
      token,
      body: { antwoorden },
    })
  }
})
afterAll(() => server.close())

/** Lists every page that reads, with the token of a schooladmin or pupil of the own school. */
function paden({
  adminId,
  groepId,
  leerling,
  somvensterId,
  taakId,
}: TestSchool): { pad: string; token: string }[] {
  const { token } = eigen.rollen.schooladmin
  const [admin, kind] = [`/api/admins/${adminId}`, `/api/leerlingen/${leerling.id}`]
  return [
    { pad: `${admin}/groepen`, token },
    { pad: `${admin}/groepen/${groepId}`, token },
    { pad: `${admin}/leerlingen`, token },
    { pad: `${admin}/groepen/${groepId}/voortgang`, token },
    { pad: `${admin}/leerlingen/${leerling.id}/voortgang`, token },
    { pad: `${kind}/landkaart`, token: eigen.leerling.token },
    { pad: `${kind}/plek`, token: eigen.leerling.token },
    { pad: `${kind}/somvensters/${somvensterId}`, token: eigen.leerling.token },
    { pad: `${kind}/taken/${taakId}`, token: eigen.leerling.token },
  ]
}

describe('the second wall: row-level security', () => {
  it('shows nothing of another school when the predicate of every query is taken out', async () => {
    for (const { pad, token } of paden(eigen)) {
      const gewoon = await server.call(pad, { token })
      const kaal = await withSqlRewrite(zonderPredicaat, () => server.call(pad, { token }))
      expect({ pad, status: kaal.status, body: kaal.body }).toEqual({
        pad,
        status: 200,
        body: gewoon.body,
      })
      for (const vreemd of [andere.adminId, andere.groepId, andere.leerling.id]) {
        expect(JSON.stringify(kaal.body)).not.toContain(vreemd)
      }
    }
  })

  it('the predicate really is gone: without row-level security the same query shows both schools', async () => {
    const pool = createPool(server.ownerConnection, { max: 1, applicationName: 'decoy' })
    try {
      const ids = await withSqlRewrite(zonderPredicaat, () =>
        withScope(createKysely<Tables>(pool), eigen.adminId, async (scope) =>
          (await listGroepen(scope, null)).map((groep) => groep.id),
        ),
      )
      expect(ids).toEqual(expect.arrayContaining([eigen.groepId, andere.groepId]))
    } finally {
      await pool.end()
    }
  })

  it('a query outside any scope is an error, not an empty answer', async () => {
    await expect(server.ctx.kysely.selectFrom('leerling').selectAll().execute()).rejects.toThrow(
      /app\.admin_id|invalid input syntax for type uuid/,
    )
  })

  it("the scope ends with its transaction and never reaches the connection's next user", async () => {
    await withScope(server.ctx.kysely, eigen.adminId, (scope) =>
      listLeerlingenVan(scope, [eigen.groepId]),
    )
    const rows = await sql<{
      waarde: string | null
    }>`select current_setting('app.admin_id', true) as waarde`.execute(server.ctx.kysely)
    expect(rows.rows[0]?.waarde ?? '').toBe('')
  })

  it('a row for another school cannot be written', async () => {
    const schrijf = withScope(server.ctx.kysely, eigen.adminId, ({ db }) =>
      db
        .insertInto('groep')
        .values({
          admin_id: andere.adminId,
          id: randomUUID() as never,
          naam: 'vreemd',
          schooljaar: '2026-2027',
        })
        .execute(),
    )
    await expect(schrijf).rejects.toThrow(/row-level security/)
  })

  it("a row cannot point at another school's row, because keys carry the school", async () => {
    const wijs = withScope(server.ctx.kysely, eigen.adminId, ({ db }) =>
      db
        .insertInto('plaatsing')
        .values({
          admin_id: eigen.adminId,
          leerling_id: andere.leerling.id,
          groep_id: eigen.groepId,
          van: '2026-08-01',
        })
        .execute(),
    )
    await expect(wijs).rejects.toThrow(/foreign key/)
  })

  it('the hot statement is held by the same wall', async () => {
    const vreemd = executeScoped(server.ctx.pool, eigen.adminId, {
      name: 'vreemd',
      text: 'insert into staat (admin_id, leerling_id, versie, staat, begin_jaargroep) values ($1, $2, 1, $3, 4)',
      values: [andere.adminId, andere.leerling.id, Buffer.from('x')],
    })
    await expect(vreemd).rejects.toThrow(/row-level security/)
  })

  it('/readyz refuses a server whose user can look past the wall', async () => {
    expect((await server.call('/readyz')).status).toBe(200)
    const owner = createPool(server.ownerConnection, { max: 1, applicationName: 'owner' })
    const options = {
      ctx: server.ctx,
      web: null,
      logger: createLogger('silent'),
      trustProxy: 0,
      checkResponses: true,
    }
    const open = await createApp({ ...options, watch: [owner] })
    try {
      expect((await open.fastify.inject('/readyz')).statusCode).toBe(503)
    } finally {
      await open.stop()
      await owner.end()
    }
  })

  it('the office’s log takes lines about the own school alone, shows a school none, and loses none', async () => {
    const { ctx } = server
    const wie = (await server.build.kantoor('office')).id
    const regel = (adminId: AdminId | null) => ({
      id: randomUUID(),
      op: new Date(),
      wie,
      wat: 'plaatsen_besteld' as const,
      voor_admin: adminId,
    })
    const inSchool = <R>(work: (db: Kysely<Tables>) => Promise<R>) =>
      withScope(ctx.kysely, eigen.adminId, ({ db }) => work(db))
    const add = (adminId: AdminId | null) =>
      inSchool((db) => db.insertInto('kantoor_log').values(regel(adminId)).execute())
    await add(eigen.adminId)
    for (const vreemd of [andere.adminId, null])
      await expect(add(vreemd)).rejects.toThrow(/row-level security/)
    const WEG = [
      sql`select wat from kantoor_log`,
      sql`update kantoor_log set reden = 'anders'`,
      sql`delete from kantoor_log`,
    ]
    for (const query of WEG)
      await expect(inSchool((db) => query.execute(db))).rejects.toThrow(/permission denied/)
    for (const query of WEG.slice(1))
      await expect(query.execute(ctx.officeKysely)).rejects.toThrow(/permission denied/)
    // Decoy: the office itself reads what was added.
    const { rows } = await sql`select wat from kantoor_log where wie = ${wie}`.execute(
      ctx.officeKysely,
    )
    expect(rows).toEqual([{ wat: 'plaatsen_besteld' }])
  })

  it('a made-up admin shows nothing', async () => {
    const niets = await withScope(server.ctx.kysely, randomUUID() as string as AdminId, (scope) =>
      listGroepen(scope, null),
    )
    expect(niets).toEqual([])
  })
})
