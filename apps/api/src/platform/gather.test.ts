import { describe, expect, it } from 'vitest'
import { createGather } from './gather.ts'

/** Makes a gather that answers in capitals and fails on 'stuk', and remembers which keys were asked together. */
function held() {
  const asked: string[][] = []
  const gather = createGather<string, string>(async (keys) => {
    asked.push([...keys])
    if (keys.includes('stuk')) throw new Error('niet te lezen')
    return keys.map((key) => key.toUpperCase())
  }, 1)
  return { asked, gather }
}

describe('what is asked at one moment', () => {
  it('is one question, each key in it once, and each gets its own answer', async () => {
    const { asked, gather } = held()
    expect(await Promise.all([gather('a'), gather('b'), gather('a')])).toEqual(['A', 'B', 'A'])
    expect(asked).toEqual([['a', 'b']])
  })

  it('is not remembered: who asks afterwards asks anew', async () => {
    const { asked, gather } = held()
    await gather('a')
    await gather('a')
    expect(asked).toEqual([['a'], ['a']])
  })

  it('fails for all who asked in it, and for nobody after', async () => {
    const { gather } = held()
    const samen = await Promise.allSettled([gather('a'), gather('stuk')])
    expect(samen.map(({ status }) => status)).toEqual(['rejected', 'rejected'])
    expect(await gather('a')).toBe('A')
  })
})
