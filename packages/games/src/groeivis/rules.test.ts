import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { speelMetBot } from '@letterhaven/game-kit/bot-loop'
import type { HostInput, Item, Soort } from '@letterhaven/game-kit/contract'
import { FIXTURES } from '@letterhaven/game-kit/proef/fixtures'
import { referee, rules } from './rules.ts'
import type { Input, State } from './rules.ts'

const BOOM: Item = {
  id: 'boom',
  word: 'boom',
  graphemes: ['b', 'oo', 'm'],
  choices: [
    { vorm: 'bom', regel: 'a', uitleg: 'a' },
    { vorm: 'boon', regel: 'b', uitleg: 'b' },
  ],
  buren: { een: ['boot', 'room'], ver: ['vis', 'kat', 'maan', 'duif'] },
}

const taak = (kind: Soort, seed = 1, calm = false) => ({
  id: 't',
  kind,
  instruction: '',
  aantal: 3,
  seed,
  options: { calm, clock: false },
})

const geef = (item: Item): HostInput => ({
  type: 'opgave',
  plek: 0,
  item,
  reden: { soort: 'peiling', categorie: 'x', aantal: 0 },
})

/** A game in which this word was just given. */
function met(item: Item, kind: Soort, seed = 1): State {
  const [begonnen] = rules.step(rules.init(taak(kind, seed)), { type: 'begin' })
  return rules.step(begonnen, geef(item))[0]
}

describe('groeivis, played by bots', () => {
  it('never gets stuck, finishes exactly once, and game and referee always agree', () => {
    for (let seed = 0; seed < 1000; seed++) {
      const kind = seed % 2 === 0 ? 'lezen' : 'spelling'
      const woorden = { rules, items: FIXTURES.gewoon }
      const zet = { seed, skill: (seed % 5) / 4 }
      const spel = speelMetBot(woorden, zet, { exercise: { kind } })
      expect(spel.uitslag, `seed ${seed}`).not.toBeNull()
      expect(spel.antwoorden).toHaveLength(10)
      expect(spel.events.filter(({ type }) => type === 'finish')).toHaveLength(1)
      for (const event of spel.events) {
        if (event.type !== 'answer') continue
        const item = FIXTURES.gewoon.find(({ id }) => id === event.itemId)
        expect(item && referee(item, event.given).correct).toBe(event.correct)
      }
    }
  })

  it.each(['lezen', 'spelling'] as const)('gives more stars to who knows more (%s)', (kind) => {
    const gemiddeld = [0, 0.25, 0.5, 0.75, 1].map((skill) => {
      let som = 0
      for (let seed = 0; seed < 100; seed++) {
        const woorden = { rules, items: FIXTURES.gewoon }
        som +=
          speelMetBot(woorden, { seed, skill }, { exercise: { kind } }).uitslag?.sterren ??
          Number.NaN
      }
      return som / 100
    })
    expect(gemiddeld[4]).toBe(3)
    expect(gemiddeld.toSorted((a, b) => a - b)).toEqual(gemiddeld)
    expect(gemiddeld[0]).toBeLessThan(1.2)
  })

  it.each(['lang', 'een', 'kaal', 'leeg', 'veel'] as const)('plays "%s" to its end', (naam) => {
    for (const kind of ['lezen', 'spelling'] as const) {
      const woorden = { rules, items: FIXTURES[naam] }
      const spel = speelMetBot(woorden, { seed: 5, skill: 0.6 }, { exercise: { kind } })
      expect(spel.uitslag).not.toBeNull()
      expect(spel.antwoorden.length > 0).toBe(naam !== 'kaal' && naam !== 'leeg')
    }
  })
})

describe('groeivis, its rules', () => {
  it('reading: gives the hero a word one sound away, and only one fish carries the word asked', () => {
    for (let seed = 0; seed < 200; seed++) {
      const opgave = met(BOOM, 'lezen', seed).opgave
      expect(opgave?.wijze).toBe('klank')
      expect(BOOM.buren?.een).toContain(opgave?.eigen)
      expect(opgave?.vissen).toHaveLength(4)
      const anders = opgave?.vissen.filter((vorm) => vorm !== 'boom') ?? []
      expect(new Set(anders).size).toBe(3)
      for (const vorm of anders) expect(BOOM.buren?.ver).toContain(vorm)
    }
  })

  it('never lets a second word swim that is one sound away, nor the hero meet his own word', () => {
    for (let seed = 0; seed < 200; seed++) {
      const { opgave } = met(BOOM, 'lezen', seed)
      expect(opgave?.vissen.some((vorm) => ['boot', 'room'].includes(vorm))).toBe(false)
    }
  })

  it('spelling: lets the word swim among its misspellings and says it by itself', () => {
    const [begonnen] = rules.step(rules.init(taak('spelling')), { type: 'begin' })
    const [staat, events] = rules.step(begonnen, geef(BOOM))
    expect(staat.opgave?.wijze).toBe('schrijf')
    expect(staat.opgave?.vissen.toSorted()).toEqual(['bom', 'boom', 'boon'])
    expect(events).toContainEqual(expect.objectContaining({ type: 'say', vanzelf: true }))
  })

  it('reading does not say the word that has to be found', () => {
    const [begonnen] = rules.step(rules.init(taak('lezen')), { type: 'begin' })
    const [, events] = rules.step(begonnen, geef(BOOM))
    expect(events.filter(({ type }) => type === 'say')).toEqual([])
  })

  it('plays a word without neighbours by its spelling, and one with too few foils as well', () => {
    const { buren: _, ...zonder } = BOOM
    expect(met(zonder, 'lezen').opgave?.wijze).toBe('schrijf')
    const weinig = { ...BOOM, buren: { een: ['boot'], ver: ['vis', 'kat'] } }
    expect(met(weinig, 'lezen').opgave?.wijze).toBe('schrijf')
  })

  it('skips a word that has neither neighbours nor misspellings', () => {
    const kaal = { id: 'x', word: 'x', graphemes: ['x'] }
    const [begonnen] = rules.step(rules.init(taak('lezen')), { type: 'begin' })
    const [, events] = rules.step(begonnen, geef(kaal))
    expect(events[0]).toEqual({ type: 'skip', itemId: 'x', vorm: 'x' })
  })

  it('takes one bite: a second one while the first is looked at is no answer', () => {
    const staat = met(BOOM, 'lezen')
    const [na, events] = rules.step(staat, { type: 'eet', vis: 0 })
    expect(events.filter(({ type }) => type === 'answer')).toHaveLength(1)
    expect(rules.step(na, { type: 'eet', vis: 1 })).toEqual([na, []])
  })

  it('has no bite where no fish swims', () => {
    const staat = met(BOOM, 'lezen')
    for (const vis of [-1, 4, 1.5, Number.NaN])
      expect(rules.step(staat, { type: 'eet', vis })).toEqual([staat, []])
  })

  it('survives any inputs in any order with a state of plain data', () => {
    const input = fc.oneof(
      fc.record({ type: fc.constant('tick' as const), ms: fc.double() }),
      fc.record({ type: fc.constant('eet' as const), vis: fc.integer({ min: -1, max: 5 }) }),
      fc.constantFrom({ type: 'begin' as const }, { type: 'leeg' as const, plek: 0 }, geef(BOOM)),
      fc.constantFrom({ type: 'luister' as const }, { type: 'onzin' } as unknown as Input),
    )
    fc.assert(
      fc.property(fc.array(input, { maxLength: 80 }), fc.integer(), (inputs, seed) => {
        let staat = rules.init(taak('lezen', seed))
        let klaar = 0
        for (const i of inputs) {
          const [na, events] = rules.step(staat, i)
          klaar += events.filter(({ type }) => type === 'finish').length
          expect(na.goed + na.fout).toBeLessThanOrEqual(na.aantal)
          staat = na
        }
        expect(klaar).toBeLessThanOrEqual(1)
        expect(JSON.parse(JSON.stringify(staat))).toEqual(structuredClone(staat))
      }),
      { numRuns: 150 },
    )
  })
})
