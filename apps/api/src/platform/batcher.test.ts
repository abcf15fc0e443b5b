import { setImmediate as turn } from 'node:timers/promises'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { createBatcher } from './batcher.ts'

/** Makes a batcher whose store finishes a batch only when told, and remembers what it was given. */
function heldStore() {
  const calls: { key: string; items: readonly number[]; finish: () => void }[] = []
  const batcher = createBatcher<number, string>(
    (key, items) =>
      new Promise((resolve) => {
        calls.push({ key, items, finish: () => resolve(items.map((item) => `${key}${item}`)) })
      }),
    3,
  )
  return { calls, batcher }
}

describe('the batcher', () => {
  it('sends what arrives during a batch as the next batch, at most so many at a time', async () => {
    const { calls, batcher } = heldStore()
    const first = batcher.submit('a', 1)
    await turn()
    const rest = [2, 3, 4, 5].map((item) => batcher.submit('a', item))
    await turn()
    expect(calls.map((call) => call.items)).toEqual([[1]])
    calls[0]?.finish()
    expect(await first).toBe('a1')
    await turn()
    expect(calls.map((call) => call.items)).toEqual([[1], [2, 3, 4]])
    calls[1]?.finish()
    await turn()
    calls[2]?.finish()
    expect(await Promise.all(rest)).toEqual(['a2', 'a3', 'a4', 'a5'])
  })

  it('lets requests of the same turn share the first batch', async () => {
    const { calls, batcher } = heldStore()
    const both = [batcher.submit('a', 1), batcher.submit('a', 2)]
    await turn()
    expect(calls.map((call) => call.items)).toEqual([[1, 2]])
    calls[0]?.finish()
    expect(await Promise.all(both)).toEqual(['a1', 'a2'])
  })

  it('runs batches of different keys side by side and never mixes them', async () => {
    const { calls, batcher } = heldStore()
    const [a, b] = [batcher.submit('a', 1), batcher.submit('b', 2)]
    await turn()
    expect(calls.map(({ key, items }) => [key, ...items])).toEqual([
      ['a', 1],
      ['b', 2],
    ])
    calls[1]?.finish()
    expect(await b).toBe('b2')
    calls[0]?.finish()
    expect(await a).toBe('a1')
  })

  it('gives each item of a failed batch a try of its own: the broken one alone fails', async () => {
    const batcher = createBatcher<number, number>(async (_key, items) => {
      if (items.includes(13)) throw new Error('thirteen')
      return items.map((item) => item * 2)
    }, 10)
    const outcomes = await Promise.allSettled([1, 13, 3].map((item) => batcher.submit('a', item)))
    expect(outcomes.map((o) => (o.status === 'fulfilled' ? o.value : String(o.reason)))).toEqual([
      2,
      'Error: thirteen',
      6,
    ])
    expect(await batcher.submit('a', 4)).toBe(8)
  })

  it('drains: resolves at once when idle, otherwise after everything under way and waiting', async () => {
    const { calls, batcher } = heldStore()
    await batcher.drain()
    const done: string[] = []
    void batcher.submit('a', 1).then((result) => done.push(result))
    await turn()
    void batcher.submit('a', 2).then((result) => done.push(result))
    const drained = batcher.drain().then(() => done.push('drained'))
    await turn()
    expect(done).toEqual([])
    calls[0]?.finish()
    await turn()
    expect(done).toEqual(['a1'])
    calls[1]?.finish()
    await drained
    expect(done).toEqual(['a1', 'a2', 'drained'])
  })

  it('answers every item once, with its own result, in order of arrival per key', async () => {
    const arrivals = fc.array(
      fc.record({
        key: fc.constantFrom('a', 'b', 'c'),
        pause: fc.boolean(),
        fails: fc.boolean(),
      }),
      { maxLength: 40 },
    )
    await fc.assert(
      fc.asyncProperty(arrivals, fc.integer({ min: 1, max: 5 }), async (list, maxItems) => {
        const stored: Record<string, number[]> = { a: [], b: [], c: [] }
        const busy = new Set<string>()
        const batcher = createBatcher<number, string>(async (key, items) => {
          expect(busy.has(key)).toBe(false)
          expect(items.length).toBeLessThanOrEqual(maxItems)
          busy.add(key)
          await turn()
          busy.delete(key)
          if (items.some((item) => list[item]?.fails)) throw new Error('refused')
          stored[key]?.push(...items)
          return items.map((item) => `${key}${item}`)
        }, maxItems)
        const outcomes: Promise<string>[] = []
        for (const [index, { key, pause }] of list.entries()) {
          outcomes.push(batcher.submit(key, index).catch(() => 'refused'))
          if (pause) await turn()
        }
        const results = await Promise.all(outcomes)
        await batcher.drain()
        expect(results).toEqual(
          list.map(({ key, fails }, index) => (fails ? 'refused' : `${key}${index}`)),
        )
        for (const key of ['a', 'b', 'c']) {
          expect(stored[key]).toEqual(
            list.flatMap((entry, index) => (entry.key === key && !entry.fails ? [index] : [])),
          )
        }
      }),
      { numRuns: 60 },
    )
  })
})
