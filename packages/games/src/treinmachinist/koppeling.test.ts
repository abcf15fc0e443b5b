import { describe, expect, it } from 'vitest'
import { findKoppeling } from './koppeling.ts'

/** Two rows of wagons of 60 wide, with 12 between them. */
const WAGONS = [0, 1, 2, 3].map((nr) => {
  const [left, top] = [100 + (nr % 2) * 72, nr < 2 ? 0 : 60]
  return { left, right: left + 60, top, bottom: top + 48 }
})

describe('a coupling', () => {
  it.each([
    [166, 30, 1],
    [155, 30, 1],
    [178, 30, 1],
    [95, 30, 0],
    [236, 30, 2],
    [96, 90, 2],
    [166, 90, 3],
  ])('is chosen by a tap at %i, %i: the one at place %i', (x, y, plek) => {
    expect(findKoppeling(WAGONS, { x, y })).toBe(plek)
  })

  it.each([
    [130, 30],
    [202, 90],
    [300, 30],
    [166, 300],
  ])('is not meant by a tap on the middle of a wagon, or far away: %i, %i', (x, y) => {
    expect(findKoppeling(WAGONS, { x, y })).toBeNull()
  })
})
