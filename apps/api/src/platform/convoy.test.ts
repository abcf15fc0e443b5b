import { buildSchool, type TestSchool } from '@letterhaven/testkit/test-school'
import { startTestServer, type TestServer } from '@letterhaven/testkit/test-server'
import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, describe, expect, inject, it } from 'vitest'
import { createConvoy } from './convoy.ts'

const SAMEN_MS = 5

let server: TestServer
let een: TestSchool
let twee: TestSchool

beforeAll(async () => {
  server = await startTestServer(inject('postgres'))
})
beforeEach(async () => {
  een = await buildSchool(server)
  twee = await buildSchool(server)
})
afterAll(() => server.close())

const zender = () => {
  const send = createConvoy(server.ctx.pool, SAMEN_MS)
  return (school: TestSchool, text: string, values: readonly unknown[] = []) =>
    send({ adminId: school.adminId, statement: { name: '', text, values } })
}
const LEES = 'select admin_id, txid_current()::text as tx from groep'
const hernoem = 'update groep set naam = $1 where id = $2 returning id'
const naamVan = async ({ groepId }: TestSchool) =>
  (
    await server.owner
      .selectFrom('groep')
      .select('naam')
      .where('id', '=', groepId)
      .executeTakeFirstOrThrow()
  ).naam

describe('statements of several schools in one transaction', () => {
  it('each see the rows of their own school alone', async () => {
    const send = zender()
    const [a, b] = await Promise.all([send(een, LEES), send(twee, LEES)])
    expect(a?.map((rij) => rij['admin_id'])).toEqual([een.adminId])
    expect(b?.map((rij) => rij['admin_id'])).toEqual([twee.adminId])
    // They ran in one transaction; otherwise this would test nothing.
    expect(a?.[0]?.['tx']).toBe(b?.[0]?.['tx'])
  })

  it('cannot write in another school, and keep nothing of what tried', async () => {
    const send = zender()
    const [vreemd, eigen] = await Promise.all([
      send(een, hernoem, ['Gekaapt', twee.groepId]),
      send(twee, hernoem, ['Van mij', twee.groepId]),
    ])
    expect([vreemd?.length, eigen?.length]).toEqual([0, 1])
    expect(await naamVan(twee)).toBe('Van mij')
  })

  it('one that fails is refused alone; the others are kept', async () => {
    const send = zender()
    const samen = await Promise.allSettled([
      send(een, hernoem, ['Kan niet', 'geen uuid']),
      send(twee, hernoem, ['Kan wel', twee.groepId]),
    ])
    expect(samen.map(({ status }) => status)).toEqual(['rejected', 'fulfilled'])
    expect(await naamVan(twee)).toBe('Kan wel')
  })

  it('one that must wait for a lock keeps no other school waiting', async () => {
    const send = zender()
    let wachter: Promise<unknown[]> | undefined
    await server.owner.transaction().execute(async (db) => {
      await sql`update groep set naam = 'Bezet' where id = ${een.groepId}`.execute(db)
      wachter = send(een, hernoem, ['Later', een.groepId])
      // The lock is held until this statement is done.
      await send(twee, hernoem, ['Nu', twee.groepId])
      expect(await naamVan(twee)).toBe('Nu')
    })
    expect(await wachter).toHaveLength(1)
    expect(await naamVan(een)).toBe('Later')
  })
})
