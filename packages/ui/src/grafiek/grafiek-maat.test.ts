import { describe, expect, it } from 'vitest'
import { bandPad, lijnPad, passendeLabels, staafPad, yAs } from './grafiek-maat.ts'

const same = (value: number) => value

describe('axis', () => {
  it('rounds outward around all values and has its ticks inside', () => {
    const { onder, boven, ticks } = yAs([58, 62, 76])
    expect(onder).toBeLessThanOrEqual(58)
    expect(boven).toBeGreaterThanOrEqual(76)
    expect(ticks.every((tick) => tick >= onder && tick <= boven)).toBe(true)
    expect(ticks.length).toBeGreaterThanOrEqual(3)
  })

  it('keeps a fixed range as given, whatever the values', () => {
    expect(yAs([58, 62], [0, 100])).toMatchObject({ onder: 0, boven: 100 })
  })

  it('makes a range of equal values and of none', () => {
    const equal = yAs([70, 70])
    expect(equal.onder).toBeLessThan(70)
    expect(equal.boven).toBeGreaterThan(70)
    expect(yAs([])).toMatchObject({ onder: 0, boven: 1 })
  })
})

describe('labels that fit', () => {
  it('shows all when there is room', () => {
    expect(passendeLabels(4, 400, 64)).toEqual([0, 1, 2, 3])
  })

  it('thins evenly and always keeps the newest', () => {
    expect(passendeLabels(12, 300, 64)).toEqual([2, 5, 8, 11])
    expect(passendeLabels(12, 20, 64)).toEqual([11])
  })

  it('never shows more than fit', () => {
    for (let count = 1; count < 60; count += 1) {
      expect(passendeLabels(count, 500, 64).length).toBeLessThanOrEqual(Math.floor(500 / 64))
    }
  })
})

describe('line', () => {
  it('goes through the points in order', () => {
    expect(lijnPad([5, 7, 6], (index) => index * 10, same)).toBe('M0,5L10,7L20,6')
  })

  it('breaks at what is unknown and draws nothing there', () => {
    const path = lijnPad([5, 7, null, 6, 8], (index) => index * 10, same)
    expect(path).toBe('M0,5L10,7M30,6L40,8')
    expect(path).not.toContain('20,')
  })

  it('draws nothing when nothing is known', () => {
    expect(lijnPad([null, null], same, same)).toBe('')
  })
})

describe('band', () => {
  it('runs along the upper ends and back along the lower ones', () => {
    expect(
      bandPad(
        [
          [1, 4],
          [2, 6],
        ],
        (index) => index * 10,
        same,
      ),
    ).toBe('M0,4L10,6L10,2L0,1Z')
  })

  it('breaks where the interval is unknown', () => {
    expect(bandPad([[1, 4], null, [2, 6]], same, same).match(/M/g)).toHaveLength(2)
  })
})

describe('bar', () => {
  it('stands on its base with a rounded top', () => {
    expect(staafPad({ x: 0, y: 10, breedte: 20, hoogte: 30 }, 6)).toBe(
      'M0 40V16q0 -6 6 -6h8q6 0 6 6V40Z',
    )
  })

  it('rounds no further than it is high, so a tiny bar stays flat', () => {
    expect(staafPad({ x: 0, y: 39, breedte: 20, hoogte: 1 }, 6)).toBe(
      'M0 40V40q0 -1 1 -1h18q1 0 1 1V40Z',
    )
  })
})
