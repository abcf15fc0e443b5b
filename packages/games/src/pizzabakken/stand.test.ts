import { playWithBot } from '@letterhaven/game-kit/regels/bot-loop'
import { FIXTURES } from '@letterhaven/game-kit/proef/fixtures'
import { describe, expect, it } from 'vitest'
import { rules } from './rules.ts'
import { gevoed, pottenVan, slotVan } from './stand.ts'

describe('what grows in a round', () => {
  const ronde = (skill: number, seed: number, groep = 5) =>
    playWithBot(
      { rules, items: FIXTURES.gewoon },
      { seed, skill },
      { exercise: { kind: 'dictee', groep } },
    )
  const openingen = (skill: number, seed: number, groep?: number) =>
    ronde(skill, seed, groep).events.flatMap((e) =>
      e.type === 'fx' && e.name === 'jaaa' ? [e.plek] : [],
    )
  const SEEDS = [1, 2, 3, 4, 5, 6, 7, 8]

  it('a jar opens when the third, the sixth and the ninth guest have eaten', () => {
    expect(openingen(1, 3)).toEqual([0, 1, 2])
    expect([0, 2, 3, 5, 6, 8, 9, 10].map((goed) => pottenVan({ goed, hersteld: [] }))).toEqual([
      0, 0, 1, 1, 2, 2, 3, 3,
    ])
  })

  it('what was mended is eaten with as much taste', () => {
    expect(gevoed({ goed: 2, hersteld: ['vis'] })).toBe(3)
    expect(pottenVan({ goed: 2, hersteld: ['vis'] })).toBe(1)
  })

  it.each([5, 7])(
    'everybody who plays sees one open in groep %i, a good player three at most',
    (groep) => {
      for (const seed of SEEDS) {
        expect(openingen(0.3, seed, groep).length).toBeGreaterThanOrEqual(1)
        const goed = openingen(0.8, seed, groep).length
        expect(goed).toBeGreaterThanOrEqual(1)
        expect(goed).toBeLessThanOrEqual(3)
      }
    },
  )

  it('nobody sees one who does nothing, or gets nothing right', () => {
    const taak = { id: 't', kind: 'dictee', instruction: '', groep: 5, land: 'nl' } as const
    const options = { calm: false, clock: false }
    const begin = rules.init({ ...taak, aantal: 10, seed: 1, options })
    const [na, events] = rules.step(begin, { type: 'tick', ms: 600_000 })
    expect([pottenVan(na), events]).toEqual([0, []])
    expect(SEEDS.flatMap((seed) => openingen(0, seed))).toEqual([])
  })

  it('the round ends full, half or empty, by what was right at once', () => {
    expect([0, 1, 5, 8, 9, 10].map((goed) => slotVan({ goed, aantal: 10 }))).toEqual([
      'leeg',
      'half',
      'half',
      'half',
      'vol',
      'vol',
    ])
  })
})
