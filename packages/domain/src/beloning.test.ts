import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { countSchelpen, prijsVanSter, sterrenVan } from './beloning.ts'

describe('schelpen', () => {
  it('come for each taak played to its end and each lit window, not for a begun one', () => {
    expect(countSchelpen([], 0)).toBe(0)
    expect(countSchelpen([{ aantal: 10, gedaan: 9 }], 0)).toBe(0)
    expect(countSchelpen([{ aantal: 10, gedaan: 10 }], 0)).toBe(5)
    expect(countSchelpen([{ aantal: 10, gedaan: 29 }], 1)).toBe(35)
  })

  it('never become fewer by one more answer or one more window', () => {
    const taak = fc.record({ aantal: fc.integer({ min: 1, max: 12 }), gedaan: fc.nat(200) })
    fc.assert(
      fc.property(fc.array(taak, { minLength: 1 }), fc.nat(20), fc.nat(), (taken, ramen, welke) => {
        const eerst = countSchelpen(taken, ramen)
        const meer = taken.map((t, i) =>
          i === welke % taken.length ? { ...t, gedaan: t.gedaan + 1 } : t,
        )
        expect(countSchelpen(meer, ramen)).toBeGreaterThanOrEqual(eerst)
        expect(countSchelpen(taken, ramen + 1)).toBeGreaterThan(eerst)
      }),
    )
  })
})

describe('the stars of a taak', () => {
  it('are none before its first end, one for playing it, three for a round that was nearly all right', () => {
    expect(sterrenVan(10, null)).toBe(0)
    expect([0, 6, 7, 8, 9, 10].map((goed) => sterrenVan(10, goed))).toEqual([1, 1, 2, 2, 3, 3])
  })
})

describe('the price of one star more', () => {
  it('is the fewest right answers that earn it, whatever the length', () => {
    for (const aantal of [1, 4, 10, 11, 12, 24]) {
      for (const sterren of [1, 2]) {
        const prijs = prijsVanSter(aantal, sterren) ?? 0
        expect(sterrenVan(aantal, prijs)).toBeGreaterThan(sterren)
        expect(sterrenVan(aantal, prijs - 1)).toBeLessThanOrEqual(sterren)
      }
    }
    expect([prijsVanSter(10, 0), prijsVanSter(10, 3)]).toEqual([0, null])
  })
})
