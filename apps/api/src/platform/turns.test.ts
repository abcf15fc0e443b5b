import { describe, expect, it } from 'vitest'
import type { ApiError } from './errors.ts'
import { createTurns } from './turns.ts'

/** Makes work that ends when it is told to, and counts how much of it is under way. */
function makeWork() {
  const ends: (() => void)[] = []
  const done: string[] = []
  let underWay = 0
  let most = 0
  return {
    done,
    most: () => most,
    work: (name: string) => async (): Promise<string> => {
      underWay += 1
      most = Math.max(most, underWay)
      await new Promise<void>((end) => ends.push(end))
      underWay -= 1
      done.push(name)
      return name
    },
    /** Ends the work that is under way and the work that follows it, until none is left. */
    async finish(): Promise<void> {
      await new Promise((next) => setImmediate(next))
      for (let end = ends.shift(); end; end = ends.shift()) {
        end()
        await new Promise((next) => setImmediate(next))
      }
    },
  }
}

const codeOf = (error: unknown): string => (error as ApiError).code

describe('turns', () => {
  it('has a few under way at once, and does all of it', async () => {
    const { work, most, finish } = makeWork()
    const turns = createTurns({ atOnce: 2, waiting: 100, perKey: 100 })
    const all = Array.from({ length: 20 }, (_, i) => turns.run(`a${i % 3}`, work(String(i))))
    await finish()
    expect(await Promise.all(all)).toHaveLength(20)
    expect(most()).toBe(2)
  })

  it('lets the keys take turns: who asks much waits for itself', async () => {
    const { work, done, finish } = makeWork()
    const turns = createTurns({ atOnce: 1, waiting: 100, perKey: 100 })
    const all = Array.from({ length: 30 }, (_, i) => turns.run('flood', work(`f${i}`)))
    all.push(turns.run('one', work('one')), turns.run('two', work('two')))
    await finish()
    await Promise.all(all)
    expect(done.slice(0, 4)).toEqual(['f0', 'one', 'two', 'f1'])
  })

  it('refuses what one key has too much waiting of, and what is too much of everybody', async () => {
    const { work, finish } = makeWork()
    const turns = createTurns({ atOnce: 1, waiting: 5, perKey: 3 })
    const all = Array.from({ length: 4 }, () => turns.run('a', work('a')))
    const refused = await turns.run('a', work('a')).catch((error: ApiError) => error)
    expect(codeOf(refused)).toBe('too_many_attempts')
    expect((refused as ApiError).overSeconden).toBeGreaterThan(0)
    all.push(turns.run('b', work('b')), turns.run('c', work('c')))
    expect(await turns.run('d', work('d')).catch(codeOf)).toBe('unavailable')
    await finish()
    expect(await Promise.all(all)).toHaveLength(6)
  })

  it('goes on after work that failed', async () => {
    const turns = createTurns({ atOnce: 1, waiting: 5, perKey: 5 })
    const failed = turns.run('a', () => Promise.reject(new Error('no'))).catch(() => 'failed')
    expect(await Promise.all([failed, turns.run('a', async () => 'on')])).toEqual(['failed', 'on'])
  })
})
