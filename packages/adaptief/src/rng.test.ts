import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { hashTekst, trek } from './rng.ts'

describe('a draw', () => {
  it('lies in [0, 1) and depends on nothing but its arguments', () => {
    fc.assert(
      fc.property(fc.integer(), fc.array(fc.integer(), { maxLength: 4 }), (seed, delen) => {
        const x = trek(seed, ...delen)
        expect(x).toBeGreaterThanOrEqual(0)
        expect(x).toBeLessThan(1)
        expect(trek(seed, ...delen)).toBe(x)
      }),
    )
  })

  it('is spread evenly over neighbouring arguments', () => {
    const bakken = Array.from({ length: 10 }, () => 0)
    for (let i = 0; i < 10_000; i++) {
      const bak = Math.floor(trek(1, i) * 10)
      bakken[bak] = (bakken[bak] ?? 0) + 1
    }
    for (const aantal of bakken) {
      expect(aantal).toBeGreaterThan(880)
      expect(aantal).toBeLessThan(1120)
    }
  })

  it('differs per seed, per place and per order of the arguments', () => {
    expect(new Set([trek(1, 2, 3), trek(2, 2, 3), trek(1, 3, 2), trek(1, 2), trek(1)]).size).toBe(5)
  })
})

describe('the number of a text', () => {
  it('is the published FNV-1a value for plain letters', () => {
    expect([hashTekst(''), hashTekst('a'), hashTekst('foobar')]).toEqual([
      0x811c9dc5, 0xe40c292c, 0xbf9cf968,
    ])
  })
})
