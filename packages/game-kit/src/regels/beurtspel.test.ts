import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { makeBeurtRules } from './beurtspel.ts'
import { playWithBot } from './bot-loop.ts'
import type { GameInput, HostInput, Item } from './contract.ts'
import { shuffle } from './rng.ts'

/** The word among two of its misspellings. */
const vormenVan = ({ word, choices = [] }: Item, rnd: () => number): readonly string[] =>
  shuffle([word, ...choices.slice(0, 2).map(({ vorm }) => vorm)], rnd)

interface Kiezen {
  readonly vormen: readonly string[]
}
type Input = GameInput & { readonly type: 'kies'; readonly vorm: string }

/** The smallest game: choose the right form. It cannot play words of one letter. */
const rules = makeBeurtRules<Kiezen, Input>({
  open: (item, { rnd }) =>
    item.word.length < 2 ? null : { opgave: { vormen: vormenVan(item, rnd) } },
  handle: ({ opgave }, { vorm }) => (opgave.vormen.includes(vorm) ? { gegeven: vorm } : null),
  gok: 0.3333,
  gevraagd: () => ({ vraag: 'typ:deur' }),
  vormen: ({ opgave }) => opgave.vormen,
  naar: (_, vorm) => ({ type: 'kies', vorm }),
  zin: ({ opgave }) => opgave.vormen.join(' of '),
})

const ITEMS: Item[] = Array.from({ length: 30 }, (_, i) => ({
  soort: 'woord',
  id: `w${i}`,
  word: `woord${i}`,
  graphemes: [...`woord${i}`],
  choices: [
    { vorm: `wort${i}`, regel: 'a', uitleg: 'a' },
    { vorm: `woort${i}`, regel: 'b', uitleg: 'b' },
  ],
}))

describe('a game of one word at a time', () => {
  it('finishes exactly once, with as many answers as the taak has, and more stars for who knows more', () => {
    const sterren = [0, 0.5, 1].map((skill) => {
      let som = 0
      for (let seed = 0; seed < 200; seed++) {
        const spel = playWithBot({ rules, items: ITEMS }, { seed, skill })
        expect(spel.uitslag).not.toBeNull()
        expect(spel.antwoorden).toHaveLength(10)
        expect(spel.events.filter(({ type }) => type === 'finish')).toHaveLength(1)
        som += spel.uitslag?.sterren ?? 0
      }
      return som / 200
    })
    expect(sterren[2]).toBe(3)
    expect(sterren[1]).toBeGreaterThan(sterren[0] ?? 9)
    expect(sterren[1]).toBeLessThan(3)
  })

  it('skips what it cannot play and says so, and does not ask for ever', () => {
    const kort = ITEMS.map((item) => ({ ...item, word: 'a' }))
    const half = playWithBot(
      { rules, items: [...kort.slice(0, 8), ...ITEMS] },
      { seed: 4, skill: 1 },
    )
    expect(half.antwoorden).toHaveLength(10)
    const niets = playWithBot({ rules, items: kort }, { seed: 4, skill: 1 })
    expect(niets.antwoorden).toEqual([])
    expect(niets.events.filter(({ type }) => type === 'skip')).toHaveLength(20)
    expect(niets.uitslag?.sterren).toBe(0)
  })

  it('keeps the words that went wrong and those that went right', () => {
    const { state } = playWithBot({ rules, items: ITEMS }, { seed: 9, skill: 0.5 })
    expect(state.gelukt.length).toBe(state.goed)
    expect(state.missers.every(({ item, vorm }) => vorm !== item.word)).toBe(true)
  })

  /** Returns for how many ms the verdict on a form is shown before the next word is asked. */
  const kijktijd = (vorm: string, calm: boolean): number => {
    const taak = {
      id: 't',
      kind: 'lezen' as const,
      instruction: '',
      groep: 5,
      land: 'nl' as const,
      aantal: 3,
      seed: 7,
    }
    const item = ITEMS[3]
    const opgave = { type: 'opgave', plek: 0, item, reden: null } as unknown as HostInput
    let state = rules.init({ ...taak, options: { calm, clock: false } })
    for (const input of [{ type: 'begin' as const }, opgave, { type: 'kies' as const, vorm }])
      state = rules.step(state, input)[0]
    for (let ms = 1; ms < 10_000; ms++) {
      const [na, events] = rules.step(state, { type: 'tick', ms: 1 })
      if (events.some(({ type }) => type === 'vraag')) return ms
      state = na
    }
    throw new Error('the next word was never asked')
  }

  it('shows a verdict long enough to read it, and twice as long to who asked for calm', () => {
    expect([kijktijd('woord3', false), kijktijd('woord3', true)]).toEqual([1300, 2600])
    expect([kijktijd('wort3', false), kijktijd('wort3', true)]).toEqual([1500, 3000])
  })

  it('survives any inputs in any order with a state of plain data', () => {
    const opgave = { type: 'opgave', plek: 0, item: ITEMS[3], reden: null } as unknown as HostInput
    const input = fc.oneof(
      fc.record({ type: fc.constant('tick' as const), ms: fc.double() }),
      fc.constantFrom({ type: 'begin' as const }, { type: 'leeg' as const, plek: 0 }, opgave),
      fc.record({
        type: fc.constant('kies' as const),
        vorm: fc.constantFrom('woord3', 'wort3', 'onzin'),
      }),
      fc.constantFrom({ type: 'luister' as const }, { type: 'onzin' } as unknown as Input),
    )
    fc.assert(
      fc.property(fc.array(input, { maxLength: 80 }), fc.integer(), (inputs, seed) => {
        const options = { calm: false, clock: false }
        let state = rules.init({
          id: 't',
          kind: 'lezen',
          instruction: '',
          groep: 5,
          land: 'nl' as const,
          aantal: 3,
          seed,
          options,
        })
        let klaar = 0
        for (const i of inputs) {
          const [na, events] = rules.step(state, i)
          klaar += events.filter(({ type }) => type === 'finish').length
          expect(na.goed + na.fout).toBeLessThanOrEqual(na.aantal)
          state = na
        }
        expect(klaar).toBeLessThanOrEqual(1)
        expect(JSON.parse(JSON.stringify(state))).toEqual(structuredClone(state))
      }),
      { numRuns: 200 },
    )
  })
})
