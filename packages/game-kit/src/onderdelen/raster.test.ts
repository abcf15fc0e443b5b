import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { buurVan, type Plek, type Richting } from './raster.ts'

const RIJEN: readonly Plek[] = [0, 1, 2].flatMap((y) =>
  [0, 1, 2].map((x) => ({ x: x * 100, y: y * 80 })),
)
const ALLE: readonly Richting[] = ['links', 'rechts', 'op', 'neer']

describe('arrows among places', () => {
  it('go along rows and columns, and stop at the edge', () => {
    expect(ALLE.map((richting) => buurVan(RIJEN, 4, richting))).toEqual([3, 5, 1, 7])
    expect(ALLE.map((richting) => buurVan(RIJEN, 0, richting))).toEqual([null, 1, null, 3])
    expect(buurVan(RIJEN, 99, 'op')).toBeNull()
  })

  it('rather go straight ahead than to what is near but aside', () => {
    const plekken = [
      { x: 0, y: 0 },
      { x: 60, y: 70 },
      { x: 150, y: 0 },
    ]
    expect(buurVan(plekken, 0, 'rechts')).toBe(2)
  })

  it('lead to every place from every other one, and never to where one is', () => {
    const plek = fc.record({
      x: fc.integer({ min: 0, max: 900 }),
      y: fc.integer({ min: 0, max: 500 }),
    })
    const verschillend = fc.uniqueArray(plek, {
      minLength: 2,
      maxLength: 9,
      selector: ({ x, y }) => `${x},${y}`,
    })
    fc.assert(
      fc.property(verschillend, (plekken) => {
        const bereikt = new Set([0])
        for (const nr of bereikt)
          for (const richting of ALLE) {
            const buur = buurVan(plekken, nr, richting)
            expect(buur).not.toBe(nr)
            if (buur !== null) bereikt.add(buur)
          }
        expect(bereikt.size).toBe(plekken.length)
      }),
    )
  })
})
