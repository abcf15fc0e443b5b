import { describe, expect, it } from 'vitest'
import { kortsteRonde, layRij, wegNaar, type Spoor } from './spoor.ts'

/** A ring of four places with a branch at 2, which is one way only; 5 lies apart. */
const RING: Spoor = [[1, 3], [0, 2], [1, 3, 4], [2, 0], [], [4]]

describe('ways between places', () => {
  it('are as short as they can be, and of two that are, the first one laid', () => {
    expect(wegNaar(RING, 0, 4)).toEqual([1, 2, 4])
    expect(wegNaar(RING, 3, 1)).toEqual([2, 1])
    expect(wegNaar(RING, 2, 2)).toEqual([])
  })

  it('lead nowhere against their direction, nor to a place that lies apart', () => {
    expect(wegNaar(RING, 4, 2)).toBeNull()
    expect(wegNaar(RING, 0, 5)).toBeNull()
    expect(wegNaar(RING, 5, 4)).toEqual([4])
  })

  it('along a row lead past every place between', () => {
    expect(wegNaar(layRij(5), 4, 1)).toEqual([3, 2, 1])
    expect(wegNaar(layRij(5), 0, 5)).toBeNull()
    expect(layRij(1)).toEqual([[]])
  })
})

describe('the shortest round', () => {
  it.each([
    [2, [2, 2], 0],
    [0, [3, 1], 3],
    [1, [0, 4], 5],
    [3, [0, 4], 5],
    [2, [0, 4, 1], 6],
  ])('from %i past %j of a row takes %i ways: the near end first', (start, haltes, aantal) => {
    expect(kortsteRonde(layRij(5), start, haltes)).toBe(aantal)
  })

  it('goes round where there is a ring, and may pass a place twice', () => {
    expect(kortsteRonde(RING, 0, [1, 2, 3])).toBe(3)
    expect(kortsteRonde(RING, 0, [1, 3])).toBe(3)
    expect(kortsteRonde(RING, 0, [1, 2, 3, 4])).toBe(5)
  })

  it('is none where a place cannot be reached any more', () => {
    expect(kortsteRonde(RING, 0, [5])).toBeNull()
    expect(kortsteRonde(RING, 4, [4, 0])).toBeNull()
    expect(kortsteRonde(RING, 4, [])).toBe(0)
  })
})
