import { speelMetBot } from '@letterhaven/game-kit/bot-loop'
import type { GameInput, Item } from '@letterhaven/game-kit/contract'
import { FIXTURES } from '@letterhaven/game-kit/proef/fixtures'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { MANIFESTS } from './manifests.ts'
import { REGELS } from './naspelen.ts'

const SPELLEN = Object.entries(REGELS)
const soortVan = (id: string) => Object.values(MANIFESTS).find((m) => m.id === id)?.kinds[0]
const opties = (id: string) => ({ exercise: { kind: soortVan(id) ?? 'lezen' } })

describe.each(SPELLEN)('%s, as every game', (id, rules) => {
  it.each(Object.entries<readonly Item[]>(FIXTURES))(
    'ends once with any stock of words, and its referee agrees with every answer: %s',
    (_, items) => {
      for (let seed = 0; seed < 20; seed++) {
        const spel = speelMetBot({ rules, items }, { seed, skill: (seed % 5) / 4 }, opties(id))
        expect(spel.events.filter(({ type }) => type === 'finish')).toHaveLength(1)
        for (const event of spel.events) {
          if (event.type !== 'answer') continue
          const item = items.find((it) => it.id === event.itemId)
          expect(item && rules.referee(item, event.given).correct).toBe(event.correct)
        }
      }
    },
  )

  it('asks nothing to which there is one answer only, also of words without misspellings', () => {
    const keuzen: number[] = []
    const meegekeken: typeof rules = {
      ...rules,
      step: (state, input) => {
        const uit = rules.step(state, input)
        const vormen = rules.beurt?.(uit[0])?.vormen
        if (vormen) keuzen.push(vormen.length)
        return uit
      },
    }
    for (const items of [FIXTURES.kaal, FIXTURES.gewoon])
      speelMetBot({ rules: meegekeken, items }, { seed: 5, skill: 0.8 }, opties(id))
    expect(keuzen).not.toContain(1)
  })

  it('takes two to four minutes of a child that is right four times in five', () => {
    // A bot moves four times a second; a child looks first. What is asked here is that nobody is kept waiting.
    const { uitslag, zetten } = speelMetBot(
      { rules, items: FIXTURES.gewoon },
      { seed: 3, skill: 0.8 },
      opties(id),
    )
    expect(uitslag).not.toBeNull()
    expect(zetten).toBeLessThan(400)
  })

  it('says in words what is asked, from the first word to the last', () => {
    const { state } = speelMetBot(
      { rules, items: FIXTURES.gewoon },
      { seed: 1, skill: 1 },
      opties(id),
    )
    expect(rules.need(state).zin.length).toBeGreaterThan(5)
  })

  it('stands any input in any order', () => {
    const soorten = [
      'kies',
      'luister',
      'was',
      'eet',
      'leg',
      'bak',
      'terug',
      'richt',
      'raak',
      'begin',
      'onzin',
    ]
    const input = fc.record({
      type: fc.constantFrom(...soorten),
      plek: fc.oneof(fc.integer({ min: -3, max: 20 }), fc.double()),
      vorm: fc.string(),
      ms: fc.double(),
    })
    fc.assert(
      fc.property(fc.array(input, { maxLength: 40 }), fc.integer(), (inputs, seed) => {
        const { state } = speelMetBot(
          { rules, items: FIXTURES.gewoon },
          { seed, skill: 0.5 },
          { ...opties(id), maxZetten: 12 },
        )
        let nu: unknown = state
        for (const i of inputs) [nu] = rules.step(nu, i as unknown as GameInput)
        expect(JSON.parse(JSON.stringify(nu))).toEqual(structuredClone(nu))
      }),
      { numRuns: 40 },
    )
  })
})
