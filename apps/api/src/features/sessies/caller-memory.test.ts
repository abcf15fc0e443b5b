import type { AdminId, SessieId, UserId } from '@letterhaven/contracts/ids'
import type { BuiltUser } from '@letterhaven/testkit/factories'
import { startTestServer, type TestServer } from '@letterhaven/testkit/test-server'
import { sql } from 'kysely'
import { createHash } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, describe, expect, inject, it } from 'vitest'
import { createCallerMemory, type CallerMemory } from './caller-memory.ts'
import { findBearer } from './sessies.queries.ts'
import { createSessieVragen, resolveCaller, type SessieVragen } from './sessies.service.ts'

const SECOND = 1000

let server: TestServer
let docent: BuiltUser<UserId>
let adminId: AdminId
let sessieId: SessieId
let memory: CallerMemory
let vragen: SessieVragen
let vooruit = 0
/** How often the database was asked who the bearer is. */
let lookUps = 0

beforeAll(async () => {
  server = await startTestServer(inject('postgres'), () => new Date(Date.now() + vooruit))
})
afterAll(() => server.close())

beforeEach(async () => {
  vooruit = 0
  adminId = await server.build.admin()
  docent = await server.build.medewerker(adminId)
  sessieId = server.ctx.tokens.verify(docent.token).sid as SessieId
  vragen = createSessieVragen(server.ctx)
  memory = createCallerMemory(server.ctx)
  // A memory knows from where to listen only after its first question.
  await call()
  await call()
  vooruit += SECOND
  await call()
  lookUps = 0
})

const call = () =>
  memory({ token: docent.token, userId: docent.id }, () => {
    lookUps += 1
    return resolveCaller(server.ctx, vragen, docent.token)
  })

/** Calls a second after the change; returns whether the database was asked who the caller is. */
async function isAskedAfter(change: () => Promise<unknown>): Promise<boolean> {
  lookUps = 0
  await change()
  vooruit += SECOND
  await call().catch(() => null)
  return lookUps > 0
}

const sessie = () => server.owner.updateTable('sessie').where('id', '=', sessieId)
const login = () => server.owner.updateTable('login').where('id', '=', docent.id)
const lid = () => server.owner.updateTable('lidmaatschap').where('login_id', '=', docent.id)
const link = (admin: AdminId) =>
  server.owner
    .insertInto('koppeling')
    .values({
      aanbieder: 'school',
      soort: 'sub',
      waarde_hash: createHash('sha256').update(docent.id).digest(),
      login_id: docent.id,
      admin_id: admin,
    })
    .execute()

/** For every column that is looked up, a change of it, or why there is none. */
const VELDEN: Record<
  string,
  (() => Promise<unknown>) | 'never changes' | 'is written by the memory'
> = {
  id: 'never changes',
  login_id: 'never changes',
  laatst_op: 'is written by the memory',
  admin_id: async () =>
    sessie()
      .set({ admin_id: await server.build.admin() })
      .execute(),
  soort: () => sessie().set({ soort: 'sso' }).execute(),
  tot: () =>
    sessie()
      .set({ tot: new Date(Date.now() + 2 * SECOND) })
      .execute(),
  stil_seconden: () => sessie().set({ stil_seconden: 90 }).execute(),
  beeindigd_op: () => sessie().set({ beeindigd_op: new Date() }).execute(),
  ver: () => login().set({ ver: 2 }).execute(),
  actief: () => login().set({ actief: false }).execute(),
  kantoor_role: () => login().set({ kantoor_role: 'office' }).execute(),
  role: () => lid().set({ role: 'schooladmin' }).execute(),
  is_gekoppeld: () => link(adminId),
}

/** Changes the access of this many others at once. */
const alter = (aantal: number) => () =>
  sql`insert into toegang_wijziging (wie) select sha256(i::text::bytea) from generate_series(1, ${aantal}) i`.execute(
    server.owner,
  )

describe('who calls', () => {
  it('is asked of the database once a minute while nothing changes', async () => {
    for (let i = 0; i < 55; i += 1) {
      vooruit += SECOND
      expect((await call()).userId).toBe(docent.id)
    }
    expect(lookUps).toBe(0)
    vooruit += 10 * SECOND
    await call()
    expect(lookUps).toBe(1)
  })

  it('is nothing that a change of could be missed: every column that is looked up is named here', async () => {
    expect(Object.keys(VELDEN).toSorted()).toEqual(
      Object.keys((await findBearer(server.ctx.kysely, sessieId)) ?? {}).toSorted(),
    )
  })

  it.each(Object.entries(VELDEN).filter(([, change]) => typeof change === 'function'))(
    'is asked anew when %s changed',
    async (_naam, change) => {
      expect(await isAskedAfter(change as () => Promise<unknown>)).toBe(true)
    },
  )

  it('is asked anew when a row is no more', async () => {
    const weg = () => server.owner.deleteFrom('lidmaatschap').where('login_id', '=', docent.id)
    expect(await isAskedAfter(() => weg().execute())).toBe(true)
    await link(adminId)
    const los = () => server.owner.deleteFrom('koppeling').where('login_id', '=', docent.id)
    await isAskedAfter(async () => null)
    expect(await isAskedAfter(() => los().execute())).toBe(true)
  })

  it('is asked anew when its session is no more', async () => {
    const weg = server.owner.deleteFrom('sessie').where('id', '=', sessieId)
    expect(await isAskedAfter(() => weg.execute())).toBe(true)
  })

  it('is not asked anew for what says nothing of it, or changed for somebody else', async () => {
    const ander = await server.build.medewerker(adminId)
    expect(
      await isAskedAfter(async () => {
        await sessie().set({ laatst_op: new Date() }).execute()
        await login().set({ ver: 1 }).execute()
        const raised = server.owner.updateTable('login').set({ ver: 2 })
        await raised.where('id', '=', ander.id).execute()
      }),
    ).toBe(false)
  })

  it('is asked anew after a change that began before a question and ended after it', async () => {
    const trx = await server.owner.startTransaction().execute()
    const raised = trx.updateTable('login').set({ ver: 2 }).where('id', '=', docent.id)
    await raised.execute()
    // Others change meanwhile, and the server hears of them first.
    const ander = await server.build.medewerker(adminId)
    const later = server.owner.updateTable('login').set({ ver: 2 }).where('id', '=', ander.id)
    expect(await isAskedAfter(() => later.execute())).toBe(false)
    expect(await isAskedAfter(() => trx.commit().execute())).toBe(true)
  })

  it('is asked anew when more changed at once than is read, whoever it was', async () => {
    expect(await isAskedAfter(alter(900))).toBe(false)
    expect(await isAskedAfter(alter(1200))).toBe(true)
  })

  it('hears of a change once, however long somebody else stays in a transaction', async () => {
    const trx = await server.owner.startTransaction().execute()
    await trx.updateTable('login').set({ ver: 2 }).where('id', '=', docent.id).execute()
    expect(await isAskedAfter(alter(600))).toBe(false)
    expect(await isAskedAfter(alter(600))).toBe(false)
    expect(await isAskedAfter(() => trx.commit().execute())).toBe(true)
  })

  it('is asked anew when more than a hundred lost their access at once, whoever it was', async () => {
    const takeAway = async (aantal: number) => {
      const klas = await Promise.all(
        Array.from({ length: aantal }, () => server.build.medewerker(adminId)),
      )
      const ids = klas.map(({ id }) => id)
      return () => server.owner.deleteFrom('lidmaatschap').where('login_id', 'in', ids).execute()
    }
    const [honderd, meer] = [await takeAway(100), await takeAway(101)]
    expect(await isAskedAfter(honderd)).toBe(false)
    expect(await isAskedAfter(meer)).toBe(true)
  })

  it('is refused as soon as it is asked, and not remembered as refused', async () => {
    await login().set({ actief: false }).execute()
    vooruit += SECOND
    await expect(call()).rejects.toMatchObject({ code: 'token_invalid' })
    await login().set({ actief: true }).execute()
    expect((await call()).userId).toBe(docent.id)
  })

  it('is asked anew when the clock was set back', async () => {
    vooruit -= 3600 * SECOND
    await login().set({ actief: false }).execute()
    await expect(call()).rejects.toMatchObject({ code: 'token_invalid' })
  })

  it('is asked anew when the clock was set back while the question was under way', async () => {
    vooruit += SECOND
    const underWay = call()
    vooruit -= 600 * SECOND
    await Promise.all([underWay, call()])
    await call()
    expect(await isAskedAfter(() => login().set({ actief: false }).execute())).toBe(true)
  })
})
