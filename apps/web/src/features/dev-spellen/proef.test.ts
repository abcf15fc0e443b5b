import { FIXTURES } from '@letterhaven/game-kit/proef/fixtures'
import { describe, expect, it } from 'vitest'
import { poortenVan } from './proef.ts'

describe('the words of a game that is tried out', () => {
  it('do not come again at once, though the stock holds each of them many times', () => {
    const { engine } = poortenVan(FIXTURES.gewoon, { zaad: 3 })
    const gevraagd = FIXTURES.gewoon.map(() => {
      const { item } = engine.volgende() ?? {}
      return item?.soort === 'woord' ? item.word : ''
    })
    expect(gevraagd.toSorted()).toEqual(FIXTURES.gewoon.map(({ word }) => word).toSorted())
    const begin = gevraagd.slice(0, 30)
    expect(begin.filter((woord, i) => begin.slice(Math.max(0, i - 4), i).includes(woord))).toEqual(
      [],
    )
    // Decoy: there are words in it that could come twice.
    expect(new Set(gevraagd).size).toBeLessThan(gevraagd.length)
    expect(engine.volgende()).toBeNull()
  })
})
