import { describe, expect, it } from 'vitest'
import { playWithBot } from '@letterhaven/game-kit/regels/bot-loop'
import { FIXTURES } from '@letterhaven/game-kit/proef/fixtures'
import { met, namenIn, perform, ruil, swallow, woord } from './proef.ts'
import { rules } from './rules.ts'
import { spel } from './index.ts'
import { kettingVan, schakelsVan } from './stand.ts'

const VIES = woord(['v', 'ie', 's'], { een: ['vier'], ver: [] })
const VIS = woord(['v', 'i', 's'], { een: ['vas'], ver: [] })

describe('the secret', () => {
  it('is found by who becomes a fish, once that was judged: before, it would say that the word is right', () => {
    const vis = ruil(met(VIS), 'i', 1)
    expect(vis.opgave?.schubben.join('')).toBe('vis')
    expect(namenIn(perform(met(VIS), { type: 'luister' }))).not.toContain('geheim')
    expect(namenIn(swallow(vis)).filter((naam) => naam === 'geheim')).toHaveLength(1)
  })

  it('is not found by the word fish where another is asked, nor by another word', () => {
    const mis = swallow(ruil(ruil(met(VIES), 's', 2), 'i', 1))
    expect(mis[0].gegeven).toBe('vis')
    expect(namenIn(mis)).not.toContain('geheim')
    const goed = swallow(ruil(met(VIES), 's', 2))
    expect(goed[0].goed).toBe(1)
    expect(namenIn(goed)).not.toContain('geheim')
  })
})

describe('the record', () => {
  it('is the length of the chain, mended words too', () => {
    const bot = { seed: 4, skill: 0.5 }
    const { state } = playWithBot({ rules, items: FIXTURES.gewoon }, bot)
    expect(rules.record?.(state)).toBe(schakelsVan(state))
    expect(kettingVan(state)).toHaveLength(schakelsVan(state))
    expect(spel.recordNaam?.(8)).toBe('8 schelpen aan de ketting')
    expect(spel.recordNaam?.(1)).toBe('1 schelp aan de ketting')
  })
})
