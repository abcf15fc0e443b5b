import fc from 'fast-check'
import { speelMetBot } from '@letterhaven/game-kit/bot-loop'
import type { HostInput, Item, SpelEvent } from '@letterhaven/game-kit/contract'
import { FIXTURES } from '@letterhaven/game-kit/proef/fixtures'
import type { Fixture } from '@letterhaven/game-kit/proef/fixtures'
import { describe, expect, it } from 'vitest'
import { referee, rules } from './rules.ts'
import type { Input, State } from './rules.ts'

const PAARD: Item = {
  id: 'paard',
  word: 'paard',
  graphemes: ['p', 'aa', 'r', 'd'],
  choices: [
    { vorm: 'pard', regel: 'lang', uitleg: 'Je hoort een lange klank.' },
    { vorm: 'peerd', regel: 'klank', uitleg: 'Luister naar de klank.' },
  ],
}

function begin(item: Item = PAARD): State {
  const options = { calm: false, clock: false }
  const leeg = rules.init({
    id: 't',
    kind: 'spelling',
    instruction: '',
    aantal: 3,
    seed: 4,
    options,
  })
  const opgave = { type: 'opgave', plek: 0, item, reden: null } as unknown as HostInput
  return speel(leeg, { type: 'begin' }, opgave).state
}

function speel(
  state: State,
  ...inputs: readonly (Input | HostInput)[]
): { state: State; events: readonly SpelEvent[] } {
  const alle: SpelEvent[] = []
  let nu = state
  for (const input of inputs) {
    const [na, events] = rules.step(nu, input)
    nu = na
    alle.push(...events)
  }
  return { state: nu, events: alle }
}

/** The answers of which the game says something else than its referee. */
const oneens = (events: readonly SpelEvent[]): readonly SpelEvent[] =>
  events.filter((event) => {
    if (event.type !== 'answer') return false
    const item = FIXTURES.gewoon.find(({ id }) => id === event.itemId)
    return !item || referee(item, event.given).correct !== event.correct
  })

const antwoorden = (events: readonly SpelEvent[]) => events.filter(({ type }) => type === 'answer')

describe('flipperkast, played by bots', () => {
  it('never gets stuck, finishes exactly once, and game and referee always agree', () => {
    for (let seed = 0; seed < 1000; seed++)
      for (const skill of [0, 0.25, 0.5, 0.75, 1]) {
        const spel = speelMetBot({ rules, items: FIXTURES.gewoon }, { seed, skill })
        expect(spel.uitslag, `seed ${seed}`).not.toBeNull()
        expect(spel.events.filter((event) => event.type === 'finish')).toHaveLength(1)
        expect(oneens(spel.events)).toEqual([])
      }
  })

  it('gives more stars to who spells better', () => {
    const sterren = [0, 0.5, 1].map((skill) =>
      Array.from({ length: 100 }, (_, seed) =>
        speelMetBot({ rules, items: FIXTURES.gewoon }, { seed, skill }),
      ).reduce((som, { uitslag }) => som + (uitslag?.sterren ?? 0), 0),
    )
    expect(sterren[2]).toBe(300)
    expect(sterren[1]).toBeLessThan(300)
    expect(sterren[0]).toBeLessThan(sterren[1] ?? 0)
  })

  it.each<Fixture>(['lang', 'een', 'kaal', 'leeg'])(
    'ends properly with the words of %s',
    (naam) => {
      const spel = speelMetBot({ rules, items: FIXTURES[naam] }, { seed: 3, skill: 1 })
      expect(spel.uitslag).not.toBeNull()
      expect(spel.antwoorden.length > 0).toBe(naam === 'lang' || naam === 'een')
    },
  )
})

describe('flipperkast: aim first, then shoot', () => {
  it('shows the gap with as many different parts as there are targets', () => {
    const { opgave } = begin()
    expect(opgave?.voor).toBe('p')
    expect(opgave?.na).toBe('rd')
    expect(opgave?.delen.toSorted()).toEqual(['a', 'aa', 'ee'])
  })

  it('does not shoot before something was chosen', () => {
    expect(speel(begin(), { type: 'schiet', kracht: 1 }).state.opgave?.bal).toBe('klaar')
  })

  it('gives the form of the chosen target only: luck decides nothing', () => {
    const los = begin()
    const goed = los.opgave?.vormen.indexOf('paard') ?? -1
    const ander = (goed + 1) % 3
    const onderweg = speel(
      los,
      { type: 'richt', plek: ander },
      { type: 'schiet', kracht: 1 },
      { type: 'rolt' },
      { type: 'raak', plek: goed },
    )
    expect(antwoorden(onderweg.events)).toEqual([])
    const { events } = speel(
      onderweg.state,
      { type: 'richt', plek: goed },
      { type: 'raak', plek: goed },
    )
    expect(antwoorden(events)).toMatchObject([{ given: 'paard', correct: true }])
  })

  it('gives a lost ball back, and counts it as no answer', () => {
    const { state, events } = speel(
      begin(),
      { type: 'richt', plek: 0 },
      { type: 'schiet', kracht: 1 },
      { type: 'rolt' },
      { type: 'kwijt' },
    )
    expect(antwoorden(events)).toEqual([])
    expect(state.opgave).toMatchObject({ bal: 'klaar', kwijt: 1, doel: 0 })
  })

  it('lets the ball hit by itself where no picture takes it up, and after long play', () => {
    const weg = speel(begin(), { type: 'richt', plek: 1 }, { type: 'schiet', kracht: 1 }).state
    const lang: HostInput = { type: 'tick', ms: 1300 }
    expect(antwoorden(speel(weg, lang).events)).toHaveLength(1)
    const rolt = speel(weg, { type: 'rolt' }).state
    expect(antwoorden(speel(rolt, lang).events)).toEqual([])
    expect(antwoorden(speel(rolt, { type: 'tick', ms: 17_000 }).events)).toHaveLength(1)
  })

  it('takes a form at once in turn-based play', () => {
    const { events, state } = speel(begin(), { type: 'geef', plek: 2 })
    expect(antwoorden(events)).toHaveLength(1)
    expect(state.opgave?.doel).toBe(2)
  })

  it('survives any inputs in any order', () => {
    const plek = fc.integer({ min: -1, max: 4 })
    const input = fc.oneof(
      fc.record({ type: fc.constantFrom('richt', 'raak', 'geef', 'bots'), plek }),
      fc.record({ type: fc.constantFrom('trek', 'schiet'), kracht: fc.double() }),
      fc.record({ type: fc.constant('tick'), ms: fc.double() }),
      fc.constantFrom({ type: 'rolt' }, { type: 'kwijt' }, { type: 'luister' }, { type: 'onzin' }),
    ) as fc.Arbitrary<Input>
    fc.assert(
      fc.property(fc.array(input, { maxLength: 60 }), (inputs) => {
        const { state, events } = speel(begin(), ...inputs)
        expect(antwoorden(events).length).toBeLessThanOrEqual(3)
        expect(JSON.parse(JSON.stringify(state))).toEqual(structuredClone(state))
      }),
      { numRuns: 300 },
    )
  })
})
