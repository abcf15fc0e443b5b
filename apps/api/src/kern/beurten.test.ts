import { describe, expect, it } from 'vitest'
import { takeTurn, takeTurnMet } from './beurten.ts'

const LIJST = ['a', 'b', 'c', 'd', 'e', 'f', 'g']

describe('takeTurn', () => {
  it('gives as many as asked each turn, and every one its turn before long', () => {
    const beurten = [0, 1, 2].map((beurt) => takeTurn(LIJST, { aantal: 3, beurt }))
    expect(beurten).toEqual([
      ['a', 'b', 'c'],
      ['d', 'e', 'f'],
      ['g', 'a', 'b'],
    ])
  })

  it('gives all of a list that is no longer than that, and takes turns before the first as turns', () => {
    expect(takeTurn(['a', 'b'], { aantal: 3, beurt: 5 })).toEqual(['a', 'b'])
    expect(takeTurn(LIJST, { aantal: 3, beurt: -1 })).toEqual(['e', 'f', 'g'])
  })
})

describe('takeTurnMet', () => {
  it('brings along what has to come back, whoever has the turn, and leaves two thirds for the turn', () => {
    const beurt = { aantal: 3, beurt: 0 }
    expect(takeTurnMet(LIJST, beurt, (een) => een === 'f')).toEqual(['f', 'a', 'b'])
    expect(takeTurnMet(LIJST, beurt, (een) => 'efg'.includes(een))).toEqual(['e', 'a', 'b'])
    // Decoy: nothing has to come back.
    expect(takeTurnMet(LIJST, beurt, () => false)).toEqual(['a', 'b', 'c'])
  })
})
