import { describe, expect, it } from 'vitest'
import { inBak, inHand, type TeSorteren } from './bakken.ts'

const DINGEN: readonly TeSorteren[] = [
  { plek: 4, bak: 'ei' },
  { plek: 2, bak: null },
  { plek: 7, bak: 'ij' },
  { plek: 5, bak: null },
  { plek: 3, bak: 'ij' },
]
const VOL = DINGEN.map(({ plek, bak }) => ({ plek, bak: bak ?? 'ei' }))

describe('things to be sorted', () => {
  it('come to hand in their order, past those that have a bin', () => {
    expect(inHand(DINGEN, null)?.plek).toBe(2)
    expect(inHand(VOL, null)).toBeNull()
    expect(inHand([], 4)).toBeNull()
  })

  it('come to hand at once when they are taken, also out of a bin', () => {
    expect(inHand(DINGEN, 5)?.plek).toBe(5)
    expect(inHand(VOL, 7)?.plek).toBe(7)
    expect(inHand(DINGEN, 99)?.plek).toBe(2)
  })

  it('lie in the bin with their name', () => {
    expect(inBak(DINGEN, 'ij').map(({ plek }) => plek)).toEqual([7, 3])
    expect(inBak(DINGEN, 'au')).toEqual([])
  })
})
