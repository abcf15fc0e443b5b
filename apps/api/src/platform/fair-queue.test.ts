import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { createFairQueue } from './fair-queue.ts'

/** Takes everything that waits, one after the other, and returns the order. */
function doAll(queue: ReturnType<typeof createFairQueue<string>>): string[] {
  const order: string[] = []
  for (let turn = queue.next(); turn; turn = queue.next()) {
    order.push(turn.item)
    queue.done(turn.key)
  }
  return order
}

describe('a line of who waits', () => {
  it('goes round: who brings one waits behind one of who brings twenty', () => {
    const queue = createFairQueue<string>()
    for (let n = 0; n < 20; n += 1) queue.add('a', `a${n}`)
    queue.add('b', 'b0')
    queue.add('c', 'c0')
    queue.add('c', 'c1')
    expect(doAll(queue).slice(0, 6)).toEqual(['a0', 'b0', 'c0', 'a1', 'c1', 'a2'])
  })

  it('has one of each key at work at most, whoever else waits', () => {
    const queue = createFairQueue<string>()
    for (const item of ['a0', 'a1', 'b0']) queue.add(item.charAt(0), item)
    expect([queue.next()?.item, queue.next()?.item, queue.next()]).toEqual(['a0', 'b0', null])
    queue.done('b')
    expect(queue.next()).toBeNull()
    queue.done('a')
    expect(queue.next()?.item).toBe('a1')
  })

  it('lets somebody leave who waits, and nobody who is at work', () => {
    const queue = createFairQueue<string>()
    for (const item of ['a0', 'a1', 'a2']) queue.add('a', item)
    queue.next()
    expect([queue.remove('a', 'a0'), queue.remove('a', 'a1'), queue.remove('b', 'a2')]).toEqual([
      false,
      true,
      false,
    ])
    queue.done('a')
    expect(doAll(queue)).toEqual(['a2'])
  })

  it('loses nobody, keeps the order of each, and gives no key two turns while another waits', () => {
    fc.assert(
      fc.property(fc.array(fc.constantFrom('a', 'b', 'c')), (keys) => {
        const queue = createFairQueue<string>()
        keys.forEach((key, n) => queue.add(key, `${key}${n}`))
        const order = doAll(queue)
        expect(order.toSorted()).toEqual(keys.map((key, n) => `${key}${n}`).toSorted())
        order.forEach((item, n) => {
          const rest = new Set(order.slice(n).map((een) => een.charAt(0)))
          const [, next] = order.slice(n)
          expect(rest.size > 1 && next?.charAt(0) === item.charAt(0)).toBe(false)
          const own = order.filter((een) => een.startsWith(item.charAt(0)))
          expect(own).toEqual(own.toSorted((x, y) => Number(x.slice(1)) - Number(y.slice(1))))
        })
      }),
    )
  })
})
