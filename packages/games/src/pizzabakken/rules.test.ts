import { speelMetBot } from '@letterhaven/game-kit/bot-loop'
import type { HostInput, Item, SpelEvent } from '@letterhaven/game-kit/contract'
import { FIXTURES } from '@letterhaven/game-kit/proef/fixtures'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { beleg, type Input, kanBakken, referee, rules, type State } from './rules.ts'

const TAAK = {
  id: 't',
  kind: 'hakken',
  instruction: '',
  aantal: 3,
  seed: 1,
  options: { calm: false, clock: false },
} as const

const item = (woord: string): Item => {
  const gevonden = [...FIXTURES.gewoon, ...FIXTURES.lang].find(({ word }) => word === woord)
  if (!gevonden) throw new Error(woord)
  return gevonden
}
const opgave = (woord: string): HostInput =>
  ({ type: 'opgave', plek: 0, item: item(woord), reden: null }) as unknown as HostInput

/** The game with one word asked. */
function besteld(woord: string, kind: 'hakken' | 'dictee' = 'hakken'): State {
  const [begonnen] = rules.step(rules.init({ ...TAAK, kind }), { type: 'begin' })
  return rules.step(begonnen, opgave(woord))[0]
}

function leg(state: State, ...delen: string[]): State {
  return delen.reduce((nu, deel) => {
    const kom = nu.opgave?.kommen.indexOf(deel) ?? -1
    return rules.step(nu, { type: 'leg', kom })[0]
  }, state)
}

const namen = (events: readonly SpelEvent[]) => events.map(({ type }) => type)

describe('pizzabakken, played by bots', () => {
  it('finishes once with any skill on a thousand seeds, as its referee judges', () => {
    for (let seed = 0; seed < 1000; seed++) {
      const kind = seed % 2 === 0 ? 'hakken' : 'dictee'
      const spel = speelMetBot(
        { rules, items: FIXTURES.gewoon },
        { seed, skill: (seed % 5) / 4 },
        { exercise: { kind } },
      )
      expect(spel.uitslag, `seed ${seed}`).not.toBeNull()
      expect(spel.antwoorden).toHaveLength(10)
      expect(spel.events.filter((event) => event.type === 'finish')).toHaveLength(1)
      for (const event of spel.events) {
        if (event.type !== 'answer') continue
        const woord = FIXTURES.gewoon.find(({ id }) => id === event.itemId)
        expect(woord && referee(woord, event.given).correct).toBe(event.correct)
      }
    }
  })

  it.each(Object.entries(FIXTURES))('ends with any words: %s', (_, items) => {
    for (const kind of ['hakken', 'dictee'] as const)
      for (let seed = 0; seed < 25; seed++) {
        const zet = { seed, skill: (seed % 5) / 4 }
        const spel = speelMetBot({ rules, items }, zet, { exercise: { kind } })
        expect(spel.uitslag, `seed ${seed}`).not.toBeNull()
        expect(spel.events.filter((event) => event.type === 'finish')).toHaveLength(1)
      }
  })

  it('plays the longest words too, but not one whose graphemes do not make it', () => {
    const zet = { seed: 3, skill: 1 }
    const lang = speelMetBot({ rules, items: FIXTURES.lang }, zet)
    expect(lang.antwoorden.filter(({ correct }) => correct)).toHaveLength(10)
    const kapot = FIXTURES.gewoon.map((woord) => ({ ...woord, graphemes: ['x'] }))
    const geen = speelMetBot({ rules, items: kapot }, zet)
    expect(geen.antwoorden).toEqual([])
    expect(geen.uitslag?.sterren).toBe(0)
  })

  it('gives more stars to who knows more', () => {
    const sterren = (skill: number): number =>
      Array.from({ length: 100 }, (_, seed) =>
        speelMetBot({ rules, items: FIXTURES.gewoon }, { seed, skill }),
      ).reduce((som, { uitslag }) => som + (uitslag?.sterren ?? 0), 0)
    expect(sterren(1)).toBe(300)
    expect(sterren(0.75)).toBeLessThan(300)
    expect(sterren(0.5)).toBeLessThan(sterren(0.75))
    expect(sterren(0)).toBeLessThan(sterren(0.5))
  })
})

describe('the pizza', () => {
  it('says the word of the order by itself, and again when it is asked for', () => {
    const [begonnen] = rules.step(rules.init(TAAK), { type: 'begin' })
    const [staat, events] = rules.step(begonnen, opgave('vriend'))
    expect(events).toContainEqual(expect.objectContaining({ type: 'say', vanzelf: true }))
    const [, nogEens] = rules.step(staat, { type: 'luister' })
    expect(nogEens).toEqual([expect.objectContaining({ type: 'say', tekst: 'vriend' })])
    expect(nogEens[0]).not.toHaveProperty('vanzelf')
  })

  it('has in hakken a slice for each sound, and is baked when all of them are filled', () => {
    const staat = besteld('schaap')
    expect(staat.opgave?.punten).toBe(4)
    const half = leg(staat, 's', 'ch', 'aa')
    expect(half.opgave && kanBakken(half.opgave)).toBe(false)
    expect(rules.step(half, { type: 'bak' })).toEqual([half, []])
    const vol = leg(half, 'p')
    expect(leg(vol, 's')).toEqual(vol)
    const [klaar, events] = rules.step(vol, { type: 'bak' })
    expect(events).toContainEqual(
      expect.objectContaining({ type: 'answer', given: 'schaap', correct: true }),
    )
    expect(klaar.gelukt).toEqual(['schaap'])
  })

  it('does not tell in dictee how long the word is, and can be baked at any time', () => {
    const [kort, lang] = [besteld('vis', 'dictee'), besteld('vriend', 'dictee')]
    expect(kort.opgave?.punten).toBe(lang.opgave?.punten)
    expect(rules.step(kort, { type: 'bak' })).toEqual([kort, []])
    const [na, events] = rules.step(leg(kort, 'v', 'i'), { type: 'bak' })
    expect(events).toContainEqual(expect.objectContaining({ type: 'answer', correct: false }))
    expect(na.missers).toEqual([{ item: item('vis'), vorm: 'vi' }])
  })

  it('gives the last topping back, one at a time, and no more than there are', () => {
    const staat = leg(besteld('vriend'), 'v', 'ie')
    const [een] = rules.step(staat, { type: 'terug' })
    expect(een.opgave && beleg(een.opgave)).toEqual(['v'])
    const [geen] = rules.step(een, { type: 'terug' })
    expect(geen.opgave?.gelegd).toEqual([])
    expect(rules.step(geen, { type: 'terug' })).toEqual([geen, []])
  })

  it('keeps its bowls still while a word is laid, and uses one bowl as often as wanted', () => {
    const staat = besteld('verantwoordelijkheid')
    const na = leg(staat, 'e', 'e', 'e')
    expect(na.opgave?.kommen).toEqual(staat.opgave?.kommen)
    expect(na.opgave && beleg(na.opgave)).toEqual(['e', 'e', 'e'])
  })

  it('takes nothing before a word is ordered, nor while the verdict is looked at', () => {
    const begin = rules.init(TAAK)
    expect(rules.step(begin, { type: 'leg', kom: 0 })).toEqual([begin, []])
    const [gebakken] = rules.step(leg(besteld('vis'), 'v', 'i', 's'), { type: 'bak' })
    expect(rules.step(gebakken, { type: 'leg', kom: 0 })).toEqual([gebakken, []])
  })

  it('leads any written form to an answer: as it was written where the bowls have it, else to a mistake', () => {
    const geef = (vorm: string, kind: 'hakken' | 'dictee') => {
      let staat = leg(besteld('vriend', kind), 'ie')
      for (let n = 0; n < 30; n++) {
        const input = rules.naar?.(staat, vorm)
        if (!input) break
        const [na, events] = rules.step(staat, input)
        staat = na
        const antwoord = events.find((event) => event.type === 'answer')
        if (antwoord?.type === 'answer') return antwoord
      }
      throw new Error(`no answer for ${vorm}`)
    }
    for (const kind of ['hakken', 'dictee'] as const) {
      expect(geef('vriend', kind).correct).toBe(true)
      expect(geef('vrient', kind).given).toBe('vrient')
      for (const vorm of ['', 'vrieëndt', 'qqq']) expect(geef(vorm, kind).correct).toBe(false)
    }
    expect(geef('vried', 'dictee').given).toBe('vried')
    expect(geef('vried', 'hakken').correct).toBe(false)
  })

  it('survives any inputs in any order with a state of plain data', () => {
    const input: fc.Arbitrary<Input | HostInput> = fc.oneof(
      fc.record({ type: fc.constant('tick' as const), ms: fc.double() }),
      fc.record({ type: fc.constant('leg' as const), kom: fc.oneof(fc.nat(12), fc.double()) }),
      fc.constantFrom<Input | HostInput>(
        { type: 'begin' },
        { type: 'leeg', plek: 0 },
        opgave('vis'),
        opgave('verantwoordelijkheid'),
        { type: 'terug' },
        { type: 'bak' },
        { type: 'luister' },
        { type: 'onzin' } as unknown as Input,
      ),
    )
    const kind = fc.constantFrom('hakken' as const, 'dictee' as const)
    fc.assert(
      fc.property(fc.array(input, { maxLength: 120 }), fc.integer(), kind, (rij, seed, soort) => {
        let staat = rules.init({ ...TAAK, kind: soort, seed })
        const alle: string[] = []
        for (const i of rij) {
          const [na, events] = rules.step(staat, i)
          alle.push(...namen(events))
          expect(na.opgave?.gelegd.length ?? 0).toBeLessThanOrEqual(na.opgave?.punten ?? 0)
          staat = na
        }
        expect(alle.filter((naam) => naam === 'finish').length).toBeLessThanOrEqual(1)
        expect(alle.filter((naam) => naam === 'answer').length).toBeLessThanOrEqual(TAAK.aantal)
        expect(JSON.parse(JSON.stringify(staat))).toEqual(structuredClone(staat))
      }),
      { numRuns: 200 },
    )
  })
})
