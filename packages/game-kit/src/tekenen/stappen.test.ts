import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { Matrix } from './matrix.ts'
import { inStappen } from './stappen.ts'

const hoek = fc.integer({ min: -1800, max: 1800 }).map((n) => (n / 1800) * Math.PI)
const schaal = fc.integer({ min: 20, max: 200 }).map((n) => n / 100)
const straal = fc.integer({ min: 5, max: 700 })

const gedraaid = (h: number, s: number): Matrix => [
  Math.cos(h) * s,
  Math.sin(h) * s,
  -Math.sin(h) * s,
  Math.cos(h) * s,
  40.3,
  7.8,
]

/** Where a corner of a square plate of this radius lies. */
function hoekpunt([a, b, c, d, e, f]: Matrix, r: number): readonly [number, number] {
  const z = r / Math.SQRT2
  return [a * z + c * z + e, b * z + d * z + f]
}

describe('turning in steps', () => {
  it('moves no corner by more than three pixels', () => {
    fc.assert(
      fc.property(hoek, schaal, straal, (h, s, r) => {
        const echt = gedraaid(h, s)
        const [x, y] = hoekpunt(echt, r)
        const [p, q] = hoekpunt(inStappen(echt, r).matrix, r)
        expect(Math.hypot(p - x, q - y)).toBeLessThan(3)
      }),
    )
  })

  it('brings what sways back to few stands, and what hardly sways to none', () => {
    const standen = (uitslag: number) =>
      new Set(
        Array.from(
          { length: 200 },
          (_, i) => inStappen(gedraaid(Math.sin(i / 9) * uitslag, 1), 60).stappen,
        ),
      )
    expect(standen(0.2).size).toBeLessThan(15)
    expect(standen(0.2).size).toBeGreaterThan(5)
    expect([...standen(0.01)]).toEqual([''])
  })

  it('tells a mirrored plate from a straight one', () => {
    expect(inStappen([-1, 0, 0, 1, 0, 0], 80).stappen).not.toBe('')
  })
})
