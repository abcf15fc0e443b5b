import { describe, expect, it } from 'vitest'
import type { AntwoordId, LeerlingId, TaakId } from '@letterhaven/contracts/ids'
import { makeStore } from './make-store.ts'
import { makeSchijf } from './proef-schijf.ts'
import type { NieuwAntwoord } from './store.ts'
import { makeUuidv7 } from './uuidv7.ts'

const NOOR = '07e97975-f27e-472f-9758-73bf76eecfa4' as LeerlingId
const SEM = '17e97975-f27e-472f-9758-73bf76eecfa4' as LeerlingId
const TAAK = '27e97975-f27e-472f-9758-73bf76eecfa4' as TaakId
const HIER = '37e97975-f27e-472f-9758-73bf76eecfa4'
const nieuweId = makeUuidv7({ nu: Date.now, willekeurig: (b) => void crypto.getRandomValues(b) })

const antwoord = (): NieuwAntwoord => ({
  id: nieuweId(),
  taakId: TAAK,
  spel: 'glazenwasser',
  woordId: 'trein',
  gegeven: 'trein',
  ms: 900,
  poging: 1,
  reden: { soort: 'peiling', categorie: 'ei', aantal: 3 },
  gegevenOp: '2026-11-20T09:00:00.000Z',
})

type ProefSchijf = ReturnType<typeof makeSchijf>

async function opstelling() {
  const schijf = makeSchijf()
  const store = makeStore(schijf.deur, HIER)
  const give = async (aantal: number, wie = NOOR): Promise<AntwoordId[]> => {
    const ids: AntwoordId[] = []
    for (let i = 0; i < aantal; i += 1) {
      const nieuw = antwoord()
      await store.add(wie, nieuw, { correct: true, gok: 0.5 })
      ids.push(nieuw.id)
    }
    return ids
  }
  const wachtend = async (wie = NOOR): Promise<AntwoordId[]> =>
    (await store.listWachtend(wie, 200)).map((rij) => rij.antwoord.id)
  return { schijf, store, give, wachtend }
}

const wait = (ids: readonly AntwoordId[]) => ids.map((id) => [id, 'wacht'] as const)

/** Everything that can happen to a device's store while answers wait in it. */
const RAMPEN: readonly (readonly [string, (schijf: ProefSchijf) => void])[] = [
  ['stays as it is', () => undefined],
  ['goes', (schijf) => schijf.gaat()],
  ['was closed and is opened again', (schijf) => schijf.komt()],
  ['is taken away by somebody', (schijf) => schijf.wordtGewist()],
]

describe('what becomes of answers when the device’s store', () => {
  it.each(RAMPEN)('%s: every answer of this page can be sent, each once', async (_, ramp) => {
    const { schijf, store, give, wachtend } = await opstelling()
    const voor = await give(3)
    await store.count(NOOR)
    ramp(schijf)
    const na = await give(2)
    expect((await wachtend()).toSorted()).toEqual([...voor, ...na].toSorted())
    expect((await store.count(NOOR)).wacht).toBe(5)
    await store.bevestig([...voor, ...na])
    expect(await wachtend()).toEqual([])
    expect((await store.count(NOOR)).wacht).toBe(0)
  })

  it.each(RAMPEN)('%s, and is there again: it holds all that waits', async (_, ramp) => {
    const { schijf, store, give } = await opstelling()
    const [bezorgd, ...voor] = await give(3)
    ramp(schijf)
    const na = await give(2)
    await store.bevestig(bezorgd ? [bezorgd] : [])
    schijf.komt()
    expect(await store.count(NOOR)).toEqual({ wacht: 4, geparkeerd: 0, alleenHier: 0 })
    const op = schijf.op().filter(([, status]) => status === 'wacht')
    expect(op.toSorted()).toEqual(wait([...voor, ...na]).toSorted())
  })
})

describe('the store of answers', () => {
  it('says how many are nowhere but in this page', async () => {
    const { schijf, store, give } = await opstelling()
    await give(2)
    expect((await store.count(NOOR)).alleenHier).toBe(0)
    schijf.gaat()
    await give(1)
    // Nobody knows whether the first two are still there.
    expect(await store.count(NOOR)).toEqual({ wacht: 3, geparkeerd: 0, alleenHier: 3 })
  })

  it('sends nothing again that was delivered while the store was away, and remembers it for the taak', async () => {
    const { schijf, store, give, wachtend } = await opstelling()
    const ids = await give(2)
    schijf.gaat()
    await store.bevestig(ids)
    expect(await wachtend()).toEqual([])
    const zonder = await store.listVanTaak(NOOR, TAAK)
    expect(zonder.rijen.map(({ status }) => status)).toEqual(['bezorgd', 'bezorgd'])
    schijf.komt()
    expect(await wachtend()).toEqual([])
    expect(schijf.op().map(([, status]) => status)).toEqual(['bezorgd', 'bezorgd'])
  })

  it('says whether the device was read when it tells what it knows of a taak', async () => {
    const { schijf, store, give } = await opstelling()
    await give(1)
    expect(await store.listVanTaak(NOOR, TAAK)).toMatchObject({ isHeel: true })
    schijf.gaat()
    expect(await store.listVanTaak(NOOR, TAAK)).toMatchObject({ isHeel: false })
  })

  it('believes the device where another tab delivered', async () => {
    const { schijf, store, give, wachtend } = await opstelling()
    const [eerste, tweede] = (await give(2)) as [AntwoordId, AntwoordId]
    await store.count(NOOR)
    schijf.bezorgDoorAnder(eerste)
    expect(await wachtend()).toEqual([tweede])
    schijf.komt()
    expect(await wachtend()).toEqual([tweede])
  })

  it('keeps the answers of each pupil apart, in memory as on the device', async () => {
    const { schijf, store, give, wachtend } = await opstelling()
    await give(1, SEM)
    schijf.gaat()
    const van = await give(1)
    expect(await wachtend()).toEqual(van)
    await store.takeOver(NOOR, SEM)
    expect((await wachtend(SEM)).length).toBe(2)
    expect(await wachtend()).toEqual([])
  })

  it('takes back what was given up without a code of ours, once, and leaves what the server itself refused', async () => {
    const { schijf, store, give, wachtend } = await opstelling()
    const [oud, eigen] = (await give(2)) as [AntwoordId, AntwoordId]
    schijf.park(oud)
    schijf.komt()
    await store.parkeer(eigen, 'not_found')
    expect(await wachtend()).toEqual([])
    await store.takeBack(SEM)
    expect(await wachtend()).toEqual([])
    await store.takeBack(NOOR)
    expect(await wachtend()).toEqual([oud])
    await store.parkeer(oud, 'not_found')
    await store.takeBack(NOOR)
    expect(await wachtend()).toEqual([])
    expect((await store.count(NOOR)).geparkeerd).toBe(2)
  })
})
