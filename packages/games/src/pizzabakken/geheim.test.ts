import { playWithBot } from '@letterhaven/game-kit/regels/bot-loop'
import { FIXTURES } from '@letterhaven/game-kit/proef/fixtures'
import { describe, expect, it } from 'vitest'
import { bake, besteld, lay, wait } from './proef.ts'
import { rules } from './rules.ts'
import { gevoed } from './stand.ts'
import type { State } from './stand.ts'

const namen = (state: State): string[] =>
  rules.step(state, { type: 'bak' })[1].flatMap((e) => (e.type === 'fx' ? e.name : []))

describe('what the game remembers', () => {
  it('is how many guests have eaten, of a mended pizza as well', () => {
    const { state, uitslag } = playWithBot(
      { rules, items: FIXTURES.gewoon },
      { seed: 4, skill: 0.5 },
    )
    expect(state.hersteld.length).toBeGreaterThan(0)
    expect(uitslag?.record).toBe(gevoed(state))
    expect(gevoed(state)).toBe(state.goed + state.hersteld.length)
  })

  it('is the secret, for whoever bakes an empty pizza, typed or laid, and it is no answer', () => {
    for (const leeg of [
      besteld('vis'),
      besteld('vis', 'dictee'),
      besteld('vis', 'dictee', { groep: 6 }),
    ]) {
      expect(namen(leeg)).toEqual(['geheim'])
      expect(bake(leeg)).toEqual(leeg)
    }
  })

  it('is not found by a pizza that is half done, that is wrong, or that is mended', () => {
    expect(namen(lay(besteld('vis'), 'v'))).toEqual(['dicht'])
    const fout = lay(besteld('vis'), 'v', 'v', 's')
    expect(namen(fout)).not.toContain('geheim')
    expect(namen(wait(bake(fout)))).toEqual(['dicht'])
  })
})
