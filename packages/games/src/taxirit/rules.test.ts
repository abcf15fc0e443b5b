import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { speelMetBot } from '@letterhaven/game-kit/bot-loop'
import type { HostInput, Item } from '@letterhaven/game-kit/contract'
import { FIXTURES } from '@letterhaven/game-kit/proef/fixtures'
import { passagierVan, referee, RIT_MS, rules } from './rules.ts'
import type { Input, State } from './rules.ts'

const SKILLS = [0, 0.25, 0.5, 0.75, 1]

const FIETST: Item = {
  id: 'fietst',
  word: 'fietst',
  graphemes: ['f', 'ie', 't', 's', 't'],
  sentence: 'Mijn zusje fietst elke dag naar school.',
  choices: [
    { vorm: 'fietsd', regel: 't-d', uitleg: 'Het is fietst, met een t.' },
    { vorm: 'vietst', regel: 'f-v', uitleg: 'Je hoort een f.' },
  ],
}

function begin(calm = false): State {
  const taak = { id: 't', kind: 'zinnen', instruction: '', aantal: 3, seed: 1 } as const
  const [state] = rules.step(rules.init({ ...taak, options: { calm, clock: false } }), {
    type: 'begin',
  })
  return state
}

const opgave = (item: Item): HostInput =>
  ({ type: 'opgave', plek: 0, item, reden: null }) as unknown as HostInput

function rit(item: Item = FIETST, calm = false): State {
  return rules.step(begin(calm), opgave(item))[0]
}

describe('taxirit, played by bots', () => {
  it('never sticks, ends once and agrees with the referee over 1,000 seeds of five skills', () => {
    const sterren = SKILLS.map((skill) => {
      let som = 0
      for (let seed = 0; seed < 1000; seed++) {
        const spel = speelMetBot({ rules, items: FIXTURES.gewoon }, { seed, skill })
        expect(spel.uitslag, `seed ${seed}`).not.toBeNull()
        expect(spel.events.filter(({ type }) => type === 'finish')).toHaveLength(1)
        som += spel.uitslag?.sterren ?? 0
      }
      return som / 1000
    })
    expect(sterren.toSorted((a, b) => a - b)).toEqual(sterren)
    expect(sterren.at(-1)).toBe(3)
    expect(sterren[0]).toBeLessThan(1.5)
  }, 60_000)

  it.each(Object.entries(FIXTURES))('ends with any words: %s', (_, items) => {
    for (let seed = 0; seed < 50; seed++) {
      const spel = speelMetBot({ rules, items }, { seed, skill: (seed % 5) / 4 })
      expect(spel.uitslag, `seed ${seed}`).not.toBeNull()
      for (const event of spel.events) {
        if (event.type !== 'answer') continue
        const item = items.find(({ id }) => id === event.itemId)
        expect(item && referee(item, event.given).correct).toBe(event.correct)
      }
    }
  })
})

describe('a ride', () => {
  it('has the sentence with a gap and the word among the signs', () => {
    const { opgave: o } = rit()
    expect(o?.zin).toEqual({ voor: 'Mijn zusje ', woord: 'fietst', na: ' elke dag naar school.' })
    expect(o?.vormen.toSorted()).toEqual(['fietsd', 'fietst', 'vietst'])
  })

  it('skips a word that does not stand in its sentence, and takes one without a sentence', () => {
    const [state, events] = rules.step(begin(), opgave({ ...FIETST, sentence: 'Hij gaat.' }))
    expect(state.fase).toBe('vraag')
    expect(events[0]).toMatchObject({ type: 'skip', itemId: 'fietst' })
    const { sentence: _, ...kaal } = FIETST
    expect(rit(kaal).opgave?.zin).toBeNull()
  })

  it('drives by itself, waits before the signs and never answers by itself', () => {
    let state = rit()
    let gewacht = 0
    for (let ms = 0; ms < RIT_MS * 6; ms += 500) {
      const [na, events] = rules.step(state, { type: 'tick', ms: 500 })
      gewacht += events.filter((e) => e.type === 'fx' && e.name === 'wacht').length
      expect(events.every(({ type }) => type === 'fx')).toBe(true)
      state = na
    }
    expect(gewacht).toBe(1)
    expect(state.fase).toBe('spelen')
    expect(state.opgave?.gereden).toBe(RIT_MS)
  })

  it('stands still in calm until a lane is chosen', () => {
    const [state] = rules.step(rit(FIETST, true), { type: 'tick', ms: 9000 })
    expect(state.opgave?.gereden).toBe(0)
  })

  it('steers without answering, and drives on in the lane where it is', () => {
    const start = rit()
    const baan = start.opgave?.vormen.indexOf('fietst') ?? -1
    const [gestuurd, events] = rules.step(start, { type: 'stuur', baan })
    expect(gestuurd.opgave?.baan).toBe(baan)
    expect(events.some(({ type }) => type === 'answer')).toBe(false)
    const [na, uit] = rules.step(gestuurd, { type: 'rijd' })
    expect(na.gelukt).toEqual(['fietst'])
    expect(uit).toContainEqual(
      expect.objectContaining({ type: 'say', what: 'zin', tekst: FIETST.sentence }),
    )
  })

  it('says the sentence with its gap when asked, and not the word', () => {
    const [, events] = rules.step(rit(), { type: 'hoor' })
    expect(events).toEqual([
      expect.objectContaining({ type: 'say', tekst: 'Mijn zusje … elke dag naar school.' }),
    ])
  })

  it('does not say the sentence after a wrong lane: it is set right first', () => {
    const start = rit()
    const baan = start.opgave?.vormen.indexOf('fietsd') ?? -1
    const [na, events] = rules.step(start, { type: 'kies', baan })
    expect(na.fout).toBe(1)
    expect(events.some(({ type }) => type === 'say')).toBe(false)
  })

  it('changes passengers after every two or three words', () => {
    const rij = Array.from({ length: 10 }, (_, i) => passagierVan(i))
    const groepen = [...new Set(rij)].map((p) => rij.filter((q) => q === p).length)
    expect(Math.max(...groepen)).toBe(3)
    expect(Math.min(...groepen)).toBe(2)
  })

  it('survives any inputs in any order', () => {
    const baan = fc.oneof(fc.integer({ min: -2, max: 5 }), fc.double())
    const input = fc.oneof(
      fc.record({ type: fc.constant('tick' as const), ms: fc.double() }),
      fc.constantFrom<Input | HostInput>(opgave(FIETST), { type: 'rijd' }, { type: 'hoor' }),
      fc.record({ type: fc.constantFrom('stuur' as const, 'kies' as const), baan }),
      fc.constantFrom<Input | HostInput>({ type: 'leeg', plek: 0 }, { type: 'luister' }),
    )
    fc.assert(
      fc.property(fc.array(input, { maxLength: 60 }), (inputs) => {
        let state = begin()
        let klaar = 0
        for (const i of inputs) {
          const [na, events] = rules.step(state, i)
          klaar += events.filter(({ type }) => type === 'finish').length
          state = na
        }
        expect(klaar).toBeLessThanOrEqual(1)
        expect(JSON.parse(JSON.stringify(state))).toEqual(structuredClone(state))
      }),
    )
  })
})
