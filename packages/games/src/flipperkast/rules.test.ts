import fc from 'fast-check'
import { playWithBot } from '@letterhaven/game-kit/regels/bot-loop'
import type { HostInput, Item, SpelEvent } from '@letterhaven/game-kit/regels/contract'
import { FIXTURES } from '@letterhaven/game-kit/proef/fixtures'
import { describeBots, GETAL } from '@letterhaven/game-kit/proef/speelproef'
import { describe, expect, it } from 'vitest'
import { flipperkast } from './manifest.ts'
import { rules } from './rules.ts'
import type { Input, State } from './rules.ts'

const PAARD: Item = {
  soort: 'woord',
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
    groep: 5,
    land: 'nl' as const,
    aantal: 3,
    seed: 4,
    options,
  })
  const opgave = { type: 'opgave', plek: 0, item, reden: null } as unknown as HostInput
  return play(leeg, { type: 'begin' }, opgave).state
}

function play(
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

const antwoorden = (events: readonly SpelEvent[]) => events.filter(({ type }) => type === 'answer')

describeBots({
  manifest: flipperkast,
  rules,
  invoer: {
    richt: { plek: GETAL },
    raak: { plek: GETAL },
    geef: { plek: GETAL },
    bots: { plek: GETAL },
    trek: { kracht: GETAL },
    schiet: { kracht: GETAL },
    flip: { kant: fc.constantFrom('links', 'rechts'), op: fc.boolean() },
    rolt: {},
    kwijt: {},
  },
})

describe('flipperkast: aim first, then shoot', () => {
  it('asks nothing of words without misspellings', () => {
    const spel = playWithBot({ rules, items: FIXTURES.kaal }, { seed: 3, skill: 1 })
    expect(spel.antwoorden).toEqual([])
  })

  it('shows the gap with as many different parts as there are targets', () => {
    const { opgave } = begin()
    expect(opgave?.voor).toBe('p')
    expect(opgave?.na).toBe('rd')
    expect(opgave?.delen.toSorted()).toEqual(['a', 'aa', 'ee'])
  })

  it('does not shoot before something was chosen', () => {
    expect(play(begin(), { type: 'schiet', kracht: 1 }).state.opgave?.bal).toBe('klaar')
  })

  it('gives the form of the chosen target only: luck decides nothing', () => {
    const los = begin()
    const goed = los.opgave?.vormen.indexOf('paard') ?? -1
    const ander = (goed + 1) % 3
    const onderweg = play(
      los,
      { type: 'richt', plek: ander },
      { type: 'schiet', kracht: 1 },
      { type: 'rolt' },
      { type: 'raak', plek: goed },
    )
    expect(antwoorden(onderweg.events)).toEqual([])
    const { events } = play(
      onderweg.state,
      { type: 'richt', plek: goed },
      { type: 'raak', plek: goed },
    )
    expect(antwoorden(events)).toMatchObject([{ given: 'paard', correct: true }])
  })

  it('gives a lost ball back, and counts it as no answer', () => {
    const { state, events } = play(
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
    const weg = play(begin(), { type: 'richt', plek: 1 }, { type: 'schiet', kracht: 1 }).state
    const lang: HostInput = { type: 'tick', ms: 1300 }
    expect(antwoorden(play(weg, lang).events)).toHaveLength(1)
    const rolt = play(weg, { type: 'rolt' }).state
    expect(antwoorden(play(rolt, lang).events)).toEqual([])
    expect(antwoorden(play(rolt, { type: 'tick', ms: 17_000 }).events)).toHaveLength(1)
  })

  it('takes a form at once in turn-based play', () => {
    const { events, state } = play(begin(), { type: 'geef', plek: 2 })
    expect(antwoorden(events)).toHaveLength(1)
    expect(state.opgave?.doel).toBe(2)
  })
})
