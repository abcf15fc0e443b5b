import { playWithBot } from '@letterhaven/game-kit/regels/bot-loop'
import { FIXTURES } from '@letterhaven/game-kit/proef/fixtures'
import { describe, expect, it } from 'vitest'
import { rules } from './rules.ts'
import { grootteBij, tasBij } from './tassen.ts'

/** Plays a round and returns how many letters came in each bag. */
function tassenVan(aantal: number, skill = 1): readonly number[] {
  const { events } = playWithBot(
    { rules, items: [...FIXTURES.paren, ...FIXTURES.paren, ...FIXTURES.paren] },
    { seed: 3, skill },
    { exercise: { groep: 5, aantal } },
  )
  const tassen: number[] = []
  let isVol = true
  for (const event of events) {
    if (event.type === 'answer') isVol = true
    if (event.type !== 'fx' || event.name !== 'open') continue
    if (isVol) tassen.push(0)
    isVol = false
    tassen[tassen.length - 1] = (tassen.at(-1) ?? 0) + 1
  }
  return tassen
}

describe('the bags of a round', () => {
  it('begin with two letters, then three, and hold five from then on', () => {
    expect([0, 1, 2, 4, 5, 9, 10, 15].map(tasBij)).toEqual([0, 0, 1, 1, 2, 2, 3, 4])
    expect([0, 2, 5, 10].map(grootteBij)).toEqual([2, 3, 5, 5])
    expect(tassenVan(10)).toEqual([2, 3, 5])
  })

  it('hold no more than the taak still needs, and mistakes change nothing of that', () => {
    expect(tassenVan(1)).toEqual([1])
    expect(tassenVan(6)).toEqual([2, 3, 1])
    expect(tassenVan(10, 0.2).reduce((som, n) => som + n, 0)).toBe(10)
  })
})
