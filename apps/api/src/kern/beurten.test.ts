import { describe, expect, it } from 'vitest'
import { takeTurn } from './beurten.ts'

const LIJST = ['a', 'b', 'c', 'd', 'e', 'f', 'g']

describe('takeTurn', () => {
  it('gives as many as asked each turn, and every one its turn before long', () => {
    const beurten = [0, 1, 2].map((beurt) => takeTurn(LIJST, 3, beurt))
    expect(beurten).toEqual([
      ['a', 'b', 'c'],
      ['d', 'e', 'f'],
      ['g', 'a', 'b'],
    ])
  })

  it('gives all of a list that is no longer than that, and takes turns before the first as turns', () => {
    expect(takeTurn(['a', 'b'], 3, 5)).toEqual(['a', 'b'])
    expect(takeTurn(LIJST, 3, -1)).toEqual(['e', 'f', 'g'])
  })
})
