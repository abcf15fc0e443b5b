import { describe, expect, it } from 'vitest'
import { choose, shuffle, stroom, volgendGetal } from './rng.ts'

const eerste = (zaad: number): readonly number[] => {
  const kans = stroom(zaad)
  return Array.from({ length: 5 }, () => kans())
}

describe('a stream of numbers', () => {
  it('is the same for a seed, another for each other seed, and that of one step after the other', () => {
    expect(eerste(7)).toEqual(eerste(7))
    const allen = Array.from({ length: 20 }, (_, zaad) => eerste(zaad).join(' '))
    expect(new Set(allen).size).toBe(20)
    const [getal, volgend] = volgendGetal(6)
    expect(eerste(6).slice(0, 2)).toEqual([getal, volgendGetal(volgend)[0]])
  })
})

describe('a shuffled row', () => {
  it('has everything of the row in each possible order, and leaves the row itself alone', () => {
    const rij = [1, 2, 3]
    const kans = stroom(1)
    const orders = Array.from({ length: 200 }, () => shuffle(rij, kans))
    expect(new Set(orders.map((een) => een.join(''))).size).toBe(6)
    expect(orders.every((een) => een.toSorted().join('') === '123')).toBe(true)
    expect(rij).toEqual([1, 2, 3])
  })
})

describe('a choice by a number', () => {
  it('reaches the first and the last and no further, and is nothing where there is nothing', () => {
    expect([0, 0.34, 0.67, 0.999, 1].map((getal) => choose(['a', 'b', 'c'], getal))).toEqual([
      'a',
      'b',
      'c',
      'c',
      'c',
    ])
    expect(choose([], 0)).toBeUndefined()
  })
})
