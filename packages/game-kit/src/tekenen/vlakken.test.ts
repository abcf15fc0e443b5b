import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { raakt, merge } from './vlakken.ts'
import type { Vlak } from './vlakken.ts'

const vlak = fc
  .tuple(
    fc.nat(1200),
    fc.nat(700),
    fc.integer({ min: 1, max: 300 }),
    fc.integer({ min: 1, max: 300 }),
  )
  .map(([x0, y0, w, h]): Vlak => ({ x0, y0, x1: x0 + w, y1: y0 + h }))

const ligtIn = (klein: Vlak, groot: Vlak): boolean =>
  klein.x0 >= groot.x0 && klein.y0 >= groot.y0 && klein.x1 <= groot.x1 && klein.y1 <= groot.y1

describe('what is drawn again', () => {
  it('holds everything that changed, in few parts', () => {
    fc.assert(
      fc.property(fc.array(vlak, { maxLength: 60 }), (vlakken) => {
        const delen = merge(vlakken)
        expect(delen.length).toBeLessThanOrEqual(13)
        expect(vlakken.every((v) => delen.some((deel) => ligtIn(v, deel)))).toBe(true)
      }),
    )
  })

  it('leaves out what lies between two things far apart, and joins what lies close', () => {
    const links = { x0: 0, y0: 0, x1: 100, y1: 100 }
    const rechts = { x0: 1100, y0: 600, x1: 1200, y1: 700 }
    const naast = { x0: 104, y0: 0, x1: 200, y1: 100 }
    expect(merge([links, rechts])).toHaveLength(2)
    expect(merge([links, naast])).toEqual([{ x0: 0, y0: 0, x1: 200, y1: 100 }])
    expect(raakt(links, naast)).toBe(false)
  })
})
