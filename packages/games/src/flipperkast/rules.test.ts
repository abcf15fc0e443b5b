import fc from 'fast-check'
import { playWithBot } from '@letterhaven/game-kit/regels/bot-loop'
import { FIXTURES } from '@letterhaven/game-kit/proef/fixtures'
import { describeBots, GETAL } from '@letterhaven/game-kit/proef/speelproef'
import { describe, expect, it } from 'vitest'
import { flipperkast } from './manifest.ts'
import { antwoorden, begin, namen, OP, play, tijd, typ } from './proef.ts'
import { rules } from './rules.ts'
import type { Input } from './rules.ts'
import { lichtVan } from './stand.ts'
import type { State } from './stand.ts'

describeBots({
  manifest: flipperkast,
  rules,
  invoer: {
    teken: { teken: fc.oneof(fc.constantFrom('a', 'ij', ' ', '-'), fc.string()) },
    wis: {},
    flip: { kant: fc.constantFrom('links', 'rechts'), op: fc.boolean() },
    raak: { plek: GETAL },
    bots: { plek: GETAL, extra: fc.boolean() },
    hoog: { keer: GETAL },
    stil: { gezien: fc.boolean() },
    kijk: {},
    lees: { tekst: fc.string() },
    bank: { kant: fc.constantFrom('links', 'rechts', undefined) },
    rolt: {},
    vrij: {},
    kwijt: {},
    uil: {},
  },
  altijd: ({ opgave }) => !opgave || opgave.regel.length <= 8,
})

describe('flipperkast: type first, then shoot', () => {
  it('asks nothing of words without misspellings', () => {
    expect(playWithBot({ rules, items: FIXTURES.kaal }, { seed: 3, skill: 1 }).antwoorden).toEqual(
      [],
    )
  })

  it('shows the word with one gap, and says the word', () => {
    expect(begin().opgave).toMatchObject({ voor: 'p', goed: 'aa', na: 'rd', regel: [] })
  })

  it('shows a word that nothing else tells for a moment, and again to who asks, till a letter is typed', () => {
    const zichtVan = ({ opgave }: State): number => opgave?.zicht ?? -1
    const seen = play(begin(), { type: 'stil', gezien: true }).state
    expect(zichtVan(seen)).toBe(3500)
    const later = play(seen, tijd(3499))
    expect([zichtVan(later.state), namen(later.events)]).toEqual([1, []])
    const weg = play(later.state, tijd(1))
    expect([zichtVan(weg.state), namen(weg.events)]).toEqual([0, ['masker']])
    const terug = play(weg.state, { type: 'kijk' }).state
    expect(zichtVan(terug)).toBe(3500)
    expect(zichtVan(play(terug, ...typ('a')).state)).toBe(0)
    // Decoy: a word that its sentence or picture tells is not seen.
    expect(zichtVan(play(begin(), { type: 'stil', gezien: false }).state)).toBe(0)
  })

  it('shoots nothing, and gives nothing, while the gap is empty', () => {
    const { state, events } = play(begin(), OP, { type: 'bank' }, tijd(60_000))
    expect(state).toMatchObject({ fase: 'spelen', opgave: { bal: 'wacht' } })
    expect(antwoorden(events)).toEqual([])
    expect(namen(events)).toEqual(['flip'])
  })

  it('gives the whole word by hitting a lamp, whichever it is', () => {
    for (const plek of [0, 1]) {
      const { events } = play(begin(), ...typ('aa'), OP, { type: 'rolt' }, { type: 'raak', plek })
      expect(antwoorden(events)).toMatchObject([
        { given: 'paard', correct: true, vraag: 'typ:gat', hoe: 'gehoord', attempt: 1 },
      ])
    }
  })

  it('gives the same whatever the hand does: with lost balls and bumpers, or none', () => {
    const wild: Input[] = [
      OP,
      { type: 'rolt' },
      { type: 'bots', plek: 2, extra: false },
      { type: 'kwijt' },
      { type: 'flip', kant: 'rechts', op: true },
      { type: 'rolt' },
    ]
    for (const vorm of ['aa', 'a', 'ee']) {
      const los = play(begin(), ...typ(vorm), ...wild, { type: 'raak', plek: 0 })
      const recht = play(begin(), ...typ(vorm), { type: 'bank' })
      const [een, ander] = [los, recht].map(({ events }) => antwoorden(events))
      expect(een).toMatchObject([{ given: `p${vorm}rd`, correct: vorm === 'aa' }])
      expect(ander).toMatchObject([{ given: `p${vorm}rd`, correct: vorm === 'aa' }])
    }
  })

  it('hits nothing with a ball that waits, nor with a lamp that is not there', () => {
    const { events } = play(begin(), ...typ('a'), { type: 'raak', plek: 0 }, OP, {
      type: 'raak',
      plek: 1,
    })
    expect(antwoorden(events)).toEqual([])
  })

  it('lets the ball wait as soon as somebody types, so that nobody plays and types at once', () => {
    const rolt = play(begin(), ...typ('a'), OP, { type: 'rolt' }).state
    expect(rolt.opgave?.bal).toBe('rolt')
    const { state, events } = play(rolt, ...typ('a'), { type: 'raak', plek: 0 })
    expect(state.opgave).toMatchObject({ bal: 'wacht', regel: ['a', 'a'] })
    expect(namen(events)).toContain('terug')
    expect(antwoorden(events)).toEqual([])
  })

  it('gives a lost ball back, and takes nothing away', () => {
    const { state, events } = play(begin(), ...typ('aa'), OP, { type: 'rolt' }, { type: 'kwijt' })
    expect(antwoorden(events)).toEqual([])
    expect(state.opgave).toMatchObject({ bal: 'wacht', kwijt: 1, regel: ['a', 'a'] })
  })

  it('banks by itself where no picture takes the ball up, and after long play', () => {
    const weg = play(begin(), ...typ('aa'), OP).state
    expect(antwoorden(play(weg, tijd(1300)).events)).toHaveLength(1)
    const rolt = play(weg, { type: 'rolt' }).state
    expect(antwoorden(play(rolt, tijd(1300)).events)).toEqual([])
    expect(antwoorden(play(rolt, tijd(9500)).events)).toHaveLength(1)
  })

  it('says how the word came where it was not heard', () => {
    const hoe = (gezien: boolean) =>
      antwoorden(play(begin(), { type: 'stil', gezien }, ...typ('aa'), { type: 'bank' }).events)[0]
    expect(hoe(true)?.hoe).toBe('gezien')
    expect(hoe(false)).not.toHaveProperty('hoe')
  })
})

describe('a mistake', () => {
  const mis = () => play(begin(), ...typ('ae'), { type: 'bank' }, tijd(60_000))

  it('is mended from the own form, and the same form cannot be given once more', () => {
    const { state } = mis()
    expect(state).toMatchObject({ poging: 2, fout: 1, opgave: { regel: ['a', 'e'] } })
    expect(antwoorden(play(state, OP, { type: 'bank' }).events)).toEqual([])
    const { events, state: na } = play(state, ...typ('a'), { type: 'bank' })
    expect(antwoorden(events)).toMatchObject([
      { given: 'paard', correct: true, vraag: 'typ:herstel', attempt: 2 },
    ])
    expect(na.hersteld).toEqual(['paard'])
  })

  it('can be left as it is, but no word can before', () => {
    expect(play(begin(), { type: 'overslaan' }).state.fase).toBe('spelen')
    expect(play(mis().state, { type: 'overslaan' }).state.fase).toBe('vraag')
  })
})

describe('the fair', () => {
  it('burns by every right word, half as much by one that was mended', () => {
    expect(lichtVan({ goed: 2, hersteld: ['een', 'twee'], aantal: 10 })).toBe(0.3)
    expect(lichtVan({ goed: 0, hersteld: [], aantal: 10 })).toBe(0)
    expect(lichtVan({ goed: 10, hersteld: [], aantal: 10 })).toBe(1)
  })

  it('lets more balls roll after every third right word: for everybody who types, for nobody who does nothing', () => {
    const jaaa = (skill: number) =>
      namen(playWithBot({ rules, items: FIXTURES.gewoon }, { seed: 6, skill }).events).filter(
        (naam) => naam === 'jaaa',
      ).length
    expect(jaaa(1)).toBe(3)
    expect(jaaa(0.3)).toBeGreaterThanOrEqual(1)
    expect(namen(play(begin(), tijd(60_000)).events)).not.toContain('jaaa')
  })
})
