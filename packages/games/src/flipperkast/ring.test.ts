import { describe, expect, it } from 'vitest'
import { antwoorden, begin, namen, OP, play, tijd, typ, volgende } from './proef.ts'
import type { Input } from './rules.ts'
import { ringVol } from './stand.ts'

const bots = (extra = false): Input => ({ type: 'bots', plek: 1, extra })
const keer = (aantal: number, input: Input): Input[] => Array.from({ length: aantal }, () => input)
/** The first word is right, and the second lies ready. */
const tweede = () =>
  play(
    begin(),
    ...typ('aa'),
    OP,
    { type: 'rolt' },
    ...keer(3, bots()),
    { type: 'raak', plek: 0 },
    tijd(2000),
    volgende(),
  ).state

describe('flipperkast: the ring of the bumpers', () => {
  it('bursts into balls when it is full, and begins anew', () => {
    const elf = play(begin(), ...keer(11, bots()))
    expect(namen(elf.events)).not.toContain('samen')
    expect(ringVol(elf.state.opgave ?? { botsen: 0 })).toBeCloseTo(11 / 12)
    const { state, events } = play(elf.state, bots())
    expect(namen(events)).toEqual(['bots', 'samen'])
    expect(ringVol(state.opgave ?? { botsen: 1 })).toBe(0)
  })

  it('goes on from word to word', () => {
    expect(tweede().opgave).toMatchObject({ regel: [], botsen: 3 })
  })

  it('is not lit by the balls that it brought', () => {
    const { state, events } = play(begin(), ...keer(30, bots(true)))
    expect(state.opgave?.botsen).toBe(0)
    expect(namen(events)).not.toContain('samen')
  })
})

describe('flipperkast: the ball of the word before', () => {
  it('plays on until something is typed, and comes back then', () => {
    const vrij = play(tweede(), { type: 'vrij' }).state
    expect(vrij.opgave).toMatchObject({ vrij: true, bal: 'wacht' })
    const { state, events } = play(vrij, ...typ('a'))
    expect(state.opgave).toMatchObject({ vrij: false, bal: 'wacht' })
    expect(namen(events)).toEqual(['leg', 'terug'])
    expect(namen(play(tweede(), ...typ('a')).events)).toEqual(['leg'])
  })

  it('costs nothing when it is lost, and gives nothing whatever it hits', () => {
    const vrij = play(tweede(), { type: 'vrij' }).state
    const { state, events } = play(vrij, OP, { type: 'raak', plek: 0 }, bots(), { type: 'kwijt' })
    expect(state.opgave).toMatchObject({ vrij: false, kwijt: 0, regel: [] })
    expect(antwoorden(events)).toEqual([])
  })

  it('does not play on once letters stand in the gap', () => {
    const { state } = play(tweede(), ...typ('a'), { type: 'vrij' })
    expect(state.opgave?.vrij).toBe(false)
  })
})
