import { afterEach, describe, expect, it, vi } from 'vitest'
import type { Proeftaak } from './proef/proef-thread.ts'
import { createThreads, type ThreadOptions, type Threads } from './thread.ts'

const GEWOON = {
  most: 1,
  longestMs: 20_000,
  longestWaitMs: 60_000,
  rest: () => null,
  perKey: () => 50,
}
let threads: Threads<Proeftaak, string>
const begin = (anders: Partial<ThreadOptions<Proeftaak>> = {}) => {
  threads = createThreads({
    module: new URL('proef/proef-thread.ts', import.meta.url),
    memoryMb: 64,
    ...GEWOON,
    ...anders,
  })
}
afterEach(() => threads.stop())

const say = (tekst: string, bezigMs = 0): Proeftaak => ({ wat: 'zeg', tekst, bezigMs })
/** Asks for everything at once, and returns the order in which it was done. */
async function volgorde(taken: readonly (readonly [voor: string, tekst: string])[]) {
  const klaar: string[] = []
  await Promise.all(
    taken.map(async ([voor, tekst]) => {
      klaar.push(await threads.perform(voor, say(tekst)))
    }),
  )
  return klaar
}
const codeVan = (belofte: Promise<unknown>): Promise<unknown> =>
  belofte.then(
    () => 'gedaan',
    (fout: unknown) => (fout as { code: string }).code,
  )

describe('tasks in threads', () => {
  it('of one school do not keep those of another waiting: twenty of A, and B is second', async () => {
    begin()
    const vanA = Array.from({ length: 20 }, (_, n) => ['A', `A${n}`] as const)
    const klaar = await volgorde([...vanA, ['B', 'B0'], ['C', 'C0']])
    expect(klaar.slice(0, 4)).toEqual(['A0', 'B0', 'C0', 'A1'])
    expect(klaar).toHaveLength(22)
  })

  it('of one school never take all threads: while one of it hangs, others are done and its own wait', async () => {
    begin({ most: 2 })
    const hangt = codeVan(threads.perform('A', { wat: 'hang' }))
    const tweede = codeVan(threads.perform('A', say('A1')))
    expect(
      await volgorde([
        ['B', 'B0'],
        ['C', 'C0'],
        ['B', 'B1'],
      ]),
    ).toEqual(['B0', 'C0', 'B1'])
    await threads.stop()
    expect([await hangt, await tweede]).toEqual(['unavailable', 'unavailable'])
  })

  it('of one school rest after their work, and others go before them although they came later', async () => {
    begin({ rest: () => ({ times: 20, leastMs: 0, freeMs: 0 }) })
    // This makes sure that there is a thread.
    await threads.perform('Z', say('Z'))
    const klaar: string[] = []
    const perform = async (voor: string, taak: Proeftaak) =>
      klaar.push(await threads.perform(voor, taak))
    const tweeVanA = Promise.all([perform('A', say('A0', 100)), perform('A', say('A1'))])
    await vi.waitFor(() => expect(klaar).toEqual(['A0']), { timeout: 30_000 })
    await perform('B', say('B0'))
    await perform('C', say('C0'))
    await tweeVanA
    expect(klaar).toEqual(['A0', 'B0', 'C0', 'A1'])
  })

  it('of one school rest after small work too, because it had to be taken in', async () => {
    begin({ rest: () => ({ times: 1, leastMs: 2_000, freeMs: 0 }) })
    await threads.perform('Z', say('Z'))
    const klaar: string[] = []
    const act = async (voor: string, taak: Proeftaak) =>
      klaar.push(await threads.perform(voor, taak))
    const tweeVanA = Promise.all([act('A', say('A0')), act('A', say('A1'))])
    await vi.waitFor(() => expect(klaar).toEqual(['A0']), { timeout: 30_000 })
    await act('B', say('B0'))
    await act('C', say('C0'))
    await tweeVanA
    expect(klaar).toEqual(['A0', 'B0', 'C0', 'A1'])
  })

  it('of one school rest after work that was given up, although its thread is gone', async () => {
    begin({ longestMs: 2_000, rest: () => ({ times: 2, leastMs: 0, freeMs: 0 }) })
    const klaar: string[] = []
    const act = async (voor: string, taak: Proeftaak) =>
      klaar.push(await threads.perform(voor, taak))
    const hangt = codeVan(threads.perform('A', { wat: 'hang' }))
    const daarna = act('A', say('A1'))
    expect(await hangt).toBe('unavailable')
    await act('B', say('B0'))
    await act('C', say('C0'))
    await daarna
    expect(klaar).toEqual(['B0', 'C0', 'A1'])
  })

  it('of one school do not rest as long as they are few', async () => {
    begin({ rest: () => ({ times: 20, leastMs: 0, freeMs: 60_000 }) })
    await threads.perform('Z', say('Z'))
    const klaar: string[] = []
    const act = async (voor: string, taak: Proeftaak) =>
      klaar.push(await threads.perform(voor, taak))
    const tweeVanA = Promise.all([act('A', say('A0', 100)), act('A', say('A1'))])
    await vi.waitFor(() => expect(klaar).toEqual(['A0', 'A1']), { timeout: 30_000 })
    await tweeVanA
  })

  it('have a clock that begins when they begin: many that wait long together are all done', async () => {
    // Together they take several times as long as one of them may.
    begin({ longestMs: 3000 })
    const taken = Array.from({ length: 24 }, (_, n) =>
      codeVan(threads.perform('A', say(`${n}`, 400))),
    )
    expect(await Promise.all(taken)).toEqual(taken.map(() => 'gedaan'))
  })

  it('that take too long, or fall over, are given up alone', async () => {
    begin({ longestMs: 2000 })
    const taken: Proeftaak[] = [{ wat: 'hang' }, say('een'), { wat: 'val' }, say('twee')]
    const uit = await Promise.all(taken.map((taak, n) => codeVan(threads.perform(`${n}`, taak))))
    expect(uit).toEqual(['unavailable', 'gedaan', 'unavailable', 'gedaan'])
  })

  it('of one school that are too many to wait are refused at once, and those of another are not', async () => {
    begin({ perKey: () => 2 })
    const van = (voor: string, hoeveel: number) =>
      Promise.all(
        Array.from({ length: hoeveel }, () => codeVan(threads.perform(voor, say('x', 50)))),
      )
    const [a, b] = await Promise.all([van('A', 5), van('B', 2)])
    // One is at work and two wait.
    expect(a.filter((uit) => uit === 'gedaan')).toHaveLength(3)
    expect(a.filter((uit) => uit === 'too_many_attempts')).toHaveLength(2)
    expect(b).toEqual(['gedaan', 'gedaan'])
  })

  it('whose turn does not come are told when to come back', async () => {
    begin({ longestWaitMs: 200 })
    const hangt = codeVan(threads.perform('A', { wat: 'hang' }))
    await expect(threads.perform('B', say('B'))).rejects.toMatchObject({
      code: 'unavailable',
      overSeconden: 30,
    })
    await threads.stop()
    expect(await hangt).toBe('unavailable')
  })
})
