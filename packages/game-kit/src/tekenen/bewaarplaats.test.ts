import { describe, expect, it } from 'vitest'
import { makeBewaarplaats } from './bewaarplaats.ts'

describe('keeping what was made', () => {
  it('makes a thing at the second request, and once', () => {
    const plaats = makeBewaarplaats<string>(100)
    let keren = 0
    const vraag = () =>
      plaats.get('wiek', 10, () => {
        keren += 1
        return 'gemaakt'
      })
    expect([vraag(), vraag(), vraag()]).toEqual([null, 'gemaakt', 'gemaakt'])
    expect(keren).toBe(1)
  })

  it('lets go what was asked for longest ago when there is no more room', () => {
    const plaats = makeBewaarplaats<string>(100)
    const gemaakt: string[] = []
    const vraag = (naam: string) =>
      plaats.get(naam, 40, () => {
        gemaakt.push(naam)
        return naam
      })
    for (const naam of ['a', 'a', 'b', 'b', 'a', 'c', 'c']) vraag(naam)
    // Only two fit: b was asked for longest ago.
    expect(vraag('a')).toBe('a')
    expect(vraag('b')).toBeNull()
    expect(gemaakt).toEqual(['a', 'b', 'c'])
  })

  it('forgets names that were asked for once, however many', () => {
    const plaats = makeBewaarplaats<string>(100)
    for (let i = 0; i < 5000; i += 1) plaats.get(`n${i}`, 1, () => 'x')
    expect(plaats.get('n0', 1, () => 'x')).toBeNull()
    expect(plaats.get('n4999', 1, () => 'x')).toBe('x')
  })
})
