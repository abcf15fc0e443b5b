import { plantLes, woordenVan } from '@letterhaven/testkit/ijk-proeven'
import { startTestServer, type TestServer } from '@letterhaven/testkit/test-server'
import { buildSpeler, type TestSpeler } from '@letterhaven/testkit/test-speler'
import { bewaardeAntwoorden, bewaardeStaat, verseStaat } from '@letterhaven/testkit/verse-staat'
import { drainWachtrij } from '@letterhaven/testkit/wachtrij'
import { STAAT_VERSIE } from '@letterhaven/adaptief/serialisatie'
import { createEngine } from '@letterhaven/adaptief'
import type { AdminId } from '@letterhaven/contracts/ids'
import type { TaakPakket } from '@letterhaven/contracts/taak'
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest'
import { withScope } from '../../platform/scope.ts'
import { runNight } from '../../start/night.ts'
import { replayStaat } from './naspelen.service.ts'

let server: TestServer
let speler: TestSpeler
let adminId: AdminId
const NU = new Date('2026-11-20T12:00:00Z')

const op = (minuut: number): string => `2026-11-20T09:${String(minuut).padStart(2, '0')}:00.000Z`

/** Runs a night in which every second word of the taak's category turns out harder by `extra` than the corpus thinks. */
async function nacht(seed: number, extra: number): Promise<void> {
  const categorie = speler.pakket.woorden[0]?.categorie ?? ''
  const woorden = woordenVan(server, categorie, 40)
  const les = {
    seed,
    aantal: 3000,
    woorden,
    extra: (w: string) => extra * (woorden.indexOf(w) % 2),
  }
  await plantLes(server, les)
  await plantLes(server, { ...les, seed: seed + 1, land: 'be' })
  const { ctx, ownerConnection } = server
  expect((await runNight(ctx, ownerConnection, 'woorden')).uitkomst).toBe('leeft')
}

const naspelen = () =>
  withScope(server.ctx.kysely, adminId, (scope) =>
    replayStaat(scope, server.ctx.inhoud, speler.leerling.id),
  )

const banken = async (): Promise<number[]> =>
  (await bewaardeAntwoorden(server, speler.leerling.id)).map(({ bank_versie }) => bank_versie)

beforeAll(async () => {
  server = await startTestServer(inject('postgres'), () => NU)
  adminId = await server.build.admin({ land: 'be' })
  speler = await buildSpeler(server, adminId)
  await speler.send([0, 2, 4].map((m) => speler.antwoord({ gegevenOp: op(m) })))
  await nacht(1, 2)
  await speler.send([20, 22].map((m) => speler.antwoord({ gegevenOp: op(m), gegeven: 'mis' })))
  await nacht(3, -2)
  await speler.send([40, 42].map((m) => speler.antwoord({ gegevenOp: op(m) })))
})
afterAll(() => server.close())

describe('a pupil who goes on under another bank of words', () => {
  it('has on each answer the bank and the engine it was folded with, and on the state the last', async () => {
    expect(await banken()).toEqual([0, 0, 0, 1, 1, 2, 2])
    const rijen = await bewaardeAntwoorden(server, speler.leerling.id)
    expect(rijen.every(({ motor_versie }) => motor_versie === STAAT_VERSIE)).toBe(true)
    const { bank_versie } = await server.owner
      .selectFrom('staat')
      .select('bank_versie')
      .where('leerling_id', '=', speler.leerling.id)
      .executeTakeFirstOrThrow()
    expect(bank_versie).toBe(2)
  })

  it('has a state that a replay gives to the bit, each answer with its own bank', async () => {
    expect(await naspelen()).toMatchObject({ uitkomst: 'gelijk', antwoorden: 7, banken: [0, 1, 2] })
  })

  it('has another one when all is folded with the bank of today, or one answer with another (decoy)', async () => {
    const change = (van: number, naar: number) =>
      server.owner
        .updateTable('antwoord')
        .set({ bank_versie: naar })
        .where('leerling_id', '=', speler.leerling.id)
        .where('bank_versie', '=', van)
        .execute()
    for (const [van, naar] of [
      [0, 2],
      [1, 0],
      [2, 1],
    ] as const) {
      const voor = await bewaardeAntwoorden(server, speler.leerling.id)
      await change(van, naar)
      expect(await naspelen()).toMatchObject({ uitkomst: 'anders' })
      for (const { id, bank_versie } of voor)
        await server.owner
          .updateTable('antwoord')
          .set({ bank_versie })
          .where('id', '=', id)
          .execute()
    }
    expect(await naspelen()).toMatchObject({ uitkomst: 'gelijk' })
  })

  it('keeps to that when answers of before come late: they are folded under the bank that found them', async () => {
    await speler.send([
      speler.antwoord({ gegevenOp: op(1), gegeven: 'mis' }),
      speler.antwoord({ gegevenOp: op(21) }),
    ])
    await drainWachtrij(server)
    expect(await banken()).toEqual([0, 2, 0, 0, 1, 2, 1, 2, 2])
    expect(await naspelen()).toMatchObject({ uitkomst: 'gelijk' })
  })

  it('is folded alike by a server that was started since, and knows none of it yet', async () => {
    const later = await startTestServer(inject('postgres'), () => NU, { beside: server })
    const { staat } = await bewaardeStaat(server, speler.leerling.id)
    expect(await verseStaat(later, speler.leerling.id)).toBe(staat)
    await speler.send([speler.antwoord({ gegevenOp: op(50) })], { naar: later })
    await later.close()
    expect(await naspelen()).toMatchObject({ uitkomst: 'gelijk' })
  })

  it('is folded so too where its state cannot be read', async () => {
    await server.owner
      .updateTable('staat')
      .set({ staat: Buffer.from('geen staat') })
      .where('leerling_id', '=', speler.leerling.id)
      .execute()
    const vers = await startTestServer(inject('postgres'), () => NU, { beside: server })
    await speler.send([speler.antwoord({ gegevenOp: op(55) })], { naar: vers })
    await vers.close()
    expect(await naspelen()).toMatchObject({ uitkomst: 'gelijk' })
  })
})

describe('a school whose states must all be folded anew at the same moment', () => {
  it('is answered, though every connection is held by somebody who asks for a bank of before', async () => {
    const kinderen = await Promise.all(
      Array.from({ length: 24 }, () => buildSpeler(server, adminId)),
    )
    for (const kind of kinderen) await kind.send([kind.antwoord({ gegevenOp: op(30) })])
    const ids = kinderen.map(({ leerling }) => leerling.id)
    await server.owner
      .updateTable('antwoord')
      .set({ bank_versie: 1 })
      .where('leerling_id', 'in', ids)
      .execute()
    await server.owner
      .updateTable('staat')
      .set({ staat: Buffer.from('geen staat') })
      .where('leerling_id', 'in', ids)
      .execute()
    const vers = await startTestServer(inject('postgres'), () => NU, { beside: server })
    try {
      const antwoorden = await Promise.all(
        kinderen.map(({ leerling: { id, token } }) =>
          vers.call(`/api/leerlingen/${id}/landkaart`, { token }),
        ),
      )
      expect(antwoorden.map(({ status }) => status)).toEqual(kinderen.map(() => 200))
    } finally {
      await vers.close()
    }
  })
})

describe('the engine in the browser', () => {
  const fetchPakket = async (van: TestSpeler): Promise<TaakPakket> => {
    const pad = `/api/leerlingen/${van.leerling.id}/taken/${van.taakId}`
    return (await server.call(pad, { token: van.leerling.token })).body as TaakPakket
  }

  it('goes by the very numbers of the server, in both countries', async () => {
    for (const land of ['nl', 'be'] as const) {
      const kind = await buildSpeler(server, await server.build.admin({ land }))
      const { catalogus, bank, woorden, staat } = await fetchPakket(kind)
      if (!bank) throw new Error('no bank')
      expect(bank.versie).toBe(2)
      const hier = createEngine(catalogus, { ...bank, moeilijkheid: {} })
      const daar = server.ctx.inhoud.voor(land).engine
      const begin = hier.parse(Buffer.from(staat.bytes, 'base64'))
      if (!begin.ok) throw new Error('no state')
      const [eerste] = woorden
      const na = (engine: typeof hier) =>
        engine.update(begin.staat, eerste?.id ?? '', {
          correct: false,
          t: 20_000,
          guess: 0.5,
          source: 'practice',
          place: 'school',
        })
      // This includes the word met a moment ago, on which the table of history has its say.
      for (const { id } of woorden) {
        const kans = (engine: typeof hier) =>
          engine.predict(na(engine), id, { t: 20_000.01, guess: 0.5 })
        expect(kans(hier)).toBe(kans(daar))
      }
      // Decoy: with what the corpus thinks it would foresee other chances.
      const zonder = createEngine({
        ...catalogus,
        woorden: server.ctx.inhoud.catalogus.woorden.filter(({ id }) =>
          woorden.some((woord) => woord.id === id),
        ),
      })
      const anders = woorden.filter(
        ({ id }) =>
          zonder.predict(begin.staat, id, { t: 20_000, guess: 0.5 }) !==
          hier.predict(begin.staat, id, { t: 20_000, guess: 0.5 }),
      )
      expect(anders.length).toBeGreaterThan(5)
    }
  })
})
