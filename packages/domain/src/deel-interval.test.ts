import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { deelInterval } from './deel-interval.ts'

describe('the interval around a share', () => {
  it('holds the share, stays inside 0 to 1, and says something of none and of all', () => {
    const telling = fc
      .integer({ min: 1, max: 500 })
      .chain((totaal) => fc.integer({ min: 0, max: totaal }).map((goed) => ({ goed, totaal })))
    fc.assert(
      fc.property(telling, ({ goed, totaal }) => {
        const [laag, hoog] = deelInterval({ goed, totaal }) ?? [2, -1]
        expect(laag).toBeGreaterThanOrEqual(0)
        expect(hoog).toBeLessThanOrEqual(1)
        expect(laag - 1e-12).toBeLessThanOrEqual(goed / totaal)
        expect(hoog + 1e-12).toBeGreaterThanOrEqual(goed / totaal)
        expect(hoog).toBeGreaterThan(laag)
      }),
    )
  })

  it('ends where the share would be 1.28 standard errors off, and is narrower with more answers', () => {
    const eind = (p: number) => (0.8 - p) ** 2 / ((p * (1 - p)) / 10)
    const [laag, hoog] = deelInterval({ goed: 8, totaal: 10 }) ?? [0, 0]
    expect(eind(laag)).toBeCloseTo(1.2815515655 ** 2, 6)
    expect(eind(hoog)).toBeCloseTo(1.2815515655 ** 2, 6)
    const [laag100, hoog100] = deelInterval({ goed: 80, totaal: 100 }) ?? [0, 1]
    expect(hoog100 - laag100).toBeLessThan(hoog - laag)
  })

  it('is nothing without answers', () => {
    expect(deelInterval({ goed: 0, totaal: 0 })).toBeNull()
  })
})
