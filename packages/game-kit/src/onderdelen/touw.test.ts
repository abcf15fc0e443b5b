import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { eindVan, hangTouw, makeTouw, reik, type Touw } from './touw.ts'

const HAND = { x: 100, y: 20 }
const laat = (touw: Touw, trek: { x?: number; lengte?: number }, keer: number): Touw =>
  Array.from({ length: keer }).reduce<Touw>(
    (nu) =>
      hangTouw(nu, { hand: { ...HAND, x: trek.x ?? HAND.x }, lengte: trek.lengte ?? 80, ms: 16 }),
    touw,
  )

describe('a rope in a hand', () => {
  it('hangs down to its length and stays there', () => {
    const { x, y } = eindVan(laat(makeTouw(HAND, 80, 8), {}, 200))
    expect(x).toBeCloseTo(100, 0)
    expect(y).toBeCloseTo(100, 0)
  })

  it('swings after the hand that goes aside, past it, and comes to rest under it', () => {
    let nu = makeTouw(HAND, 80, 8)
    for (let x = 104; x <= 160; x += 4) nu = laat(nu, { x }, 1)
    expect(eindVan(nu).x).toBeLessThan(155)
    let verst = 0
    for (let keer = 0; keer < 200; keer += 1) {
      nu = laat(nu, { x: 160 }, 1)
      verst = Math.max(verst, eindVan(nu).x)
    }
    expect(verst).toBeGreaterThan(165)
    expect(eindVan(laat(nu, { x: 160 }, 1500)).x).toBeCloseTo(160, 0)
  })

  it('is taken in and let out', () => {
    const kort = laat(makeTouw(HAND, 80, 8), { lengte: 40 }, 200)
    expect(eindVan(kort).y).toBeCloseTo(60, 0)
    expect(eindVan(laat(kort, { lengte: 120 }, 400)).y).toBeCloseTo(140, 0)
  })

  it('never reaches farther than it is long, however the hand jerks', () => {
    const hand = fc.record({
      x: fc.integer({ min: -500, max: 900 }),
      y: fc.integer({ min: -300, max: 600 }),
    })
    fc.assert(
      fc.property(fc.array(hand, { minLength: 1, maxLength: 40 }), (handen) => {
        let touw = makeTouw(HAND, 80, 6)
        for (const waar of handen) {
          touw = hangTouw(touw, { hand: waar, lengte: 80, ms: 16 })
          const { x, y } = eindVan(touw)
          expect(Math.hypot(x - waar.x, y - waar.y)).toBeLessThanOrEqual(80.001)
        }
      }),
    )
  })

  it('reaches what is near, and stops on the way to what is far', () => {
    expect(reik({ x: 0, y: 0 }, 50, { x: 30, y: 40 })).toEqual({ x: 30, y: 40 })
    expect(reik({ x: 0, y: 0 }, 50, { x: 60, y: 80 })).toEqual({ x: 30, y: 40 })
  })
})
