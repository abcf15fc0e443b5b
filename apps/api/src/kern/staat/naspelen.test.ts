import { startTestServer, type TestServer } from '@letterhaven/testkit/test-server'
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest'
import { withScope } from '../../platform/scope.ts'
import { SEED_ADMINS } from '../../seed/plan.ts'
import { seedDemo } from '../../seed/seed.service.ts'
import { replayStaat } from './naspelen.service.ts'

const [thuis] = SEED_ADMINS.filter(({ land, soort }) => land === 'nl' && soort === 'thuis')
const kinderen = thuis?.groepen.flatMap((groep) => groep.leerlingen) ?? []
let server: TestServer

beforeAll(async () => {
  server = await startTestServer(inject('postgres'), () => new Date())
  await seedDemo(server.ctx, { admins: thuis ? [thuis] : [] })
})
afterAll(() => server.close())

function replay(id: (typeof kinderen)[number]['id']) {
  if (!thuis) throw new Error('the seed lacks a home')
  const { ctx } = server
  return withScope(ctx.kysely, thuis.id, (scope) => replayStaat(scope, ctx.inhoud, id))
}

/** Returns a child of the home that has practised. */
async function oefenaar() {
  const rij = await server.owner
    .selectFrom('antwoord')
    .select(['leerling_id', 'id'])
    .where(
      'leerling_id',
      'in',
      kinderen.map(({ id }) => id),
    )
    .limit(1)
    .executeTakeFirstOrThrow()
  return rij.leerling_id
}

describe('the replay of all answers', () => {
  it('gives the stored state to the bit', async () => {
    const naspeling = await replay(await oefenaar())
    expect(naspeling).toMatchObject({ uitkomst: 'gelijk' })
    expect(naspeling?.antwoorden).toBeGreaterThan(50)
    expect(naspeling?.versie.bewaard).toBe(naspeling?.versie.nu)
  })

  it('says so when late answers wait', async () => {
    const id = await oefenaar()
    const set = (achter_vanaf: Date | null) =>
      server.owner
        .updateTable('staat')
        .set({ achter_vanaf })
        .where('leerling_id', '=', id)
        .execute()
    await set(new Date())
    expect(await replay(id)).toMatchObject({ uitkomst: 'wacht' })
    await set(null)
  })

  it('is another where one answer was other (decoy)', async () => {
    const id = await oefenaar()
    await server.owner
      .updateTable('staat')
      .set((eb) => ({ staat: eb.fn<Buffer>('set_byte', ['staat', eb.lit(40), eb.lit(1)]) }))
      .where('leerling_id', '=', id)
      .execute()
    expect(await replay(id)).toMatchObject({ uitkomst: 'anders' })
  })

  it('knows no pupil of nobody', async () => {
    expect(await replay('01890000-0000-7000-8000-00000000dead' as never)).toBeNull()
  })
})
