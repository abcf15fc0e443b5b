import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { Richting } from './raster.ts'
import { celNaast, kantVan, stapOp } from './rooster.ts'

/** Three by two, with a hole in the middle of the lower row. */
const VELD = { breed: 3, hoog: 2, dicht: [4] }
const KANTEN: readonly Richting[] = ['links', 'rechts', 'op', 'neer']

describe('stepping on a field of cells', () => {
  it('goes to the cell beside, and never round the edge or into a hole', () => {
    expect(celNaast(VELD, 0, 'rechts')).toBe(1)
    expect(celNaast(VELD, 0, 'neer')).toBe(3)
    expect(celNaast(VELD, 2, 'rechts')).toBeNull()
    expect(celNaast(VELD, 3, 'links')).toBeNull()
    expect(celNaast(VELD, 1, 'neer')).toBeNull()
  })

  it('tells a neighbour from any other cell', () => {
    expect(kantVan(VELD, 1, 2)).toBe('rechts')
    expect(kantVan(VELD, 2, 3)).toBeNull()
    expect(kantVan(VELD, 1, 4)).toBeNull()
  })

  it('takes the last step back by going back, and crosses itself nowhere', () => {
    expect(stapOp(VELD, [0, 1], 'links')).toEqual([0])
    expect(stapOp({ breed: 2, hoog: 2 }, [0, 1, 3, 2], 'op')).toBeNull()
  })

  it('leaves a way of neighbours without doubles, whatever is pressed', () => {
    const veld = { breed: 4, hoog: 4, dicht: [5, 10] }
    fc.assert(
      fc.property(fc.array(fc.constantFrom(...KANTEN), { maxLength: 60 }), (kanten) => {
        const weg = kanten.reduce<readonly number[]>(
          (nu, kant) => stapOp(veld, nu, kant) ?? nu,
          [0],
        )
        expect(new Set(weg).size).toBe(weg.length)
        for (const [nr, cel] of weg.slice(1).entries())
          expect(kantVan(veld, weg[nr] ?? -1, cel)).not.toBeNull()
      }),
    )
  })
})
