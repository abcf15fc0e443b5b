import { describe, expect, it } from 'vitest'
import { antwoorden, begin, namen, OP, play, tijd, typ, volgende } from './proef.ts'
import type { Input } from './rules.ts'

const rij = (...keren: readonly number[]): Input[] =>
  keren.map((keer): Input => ({ type: 'hoog', keer }))

describe('flipperkast: a ball that is kept up', () => {
  it('is counted, and the longest row of the round is called once it is over', () => {
    const { state, events } = play(begin(), ...rij(1, 2, 3, 4, 0))
    expect(state.opgave).toMatchObject({ hoog: 0, hoogst: 4 })
    expect(events).toEqual([{ type: 'fx', name: 'klim', plek: 4 }])
    expect(namen(play(state, ...rij(1, 2, 3, 0)).events)).toEqual([])
    expect(namen(play(state, ...rij(1, 2, 3, 4, 5, 0)).events)).toEqual(['klim'])
    // A stroke or two is no record.
    expect(namen(play(begin(), ...rij(1, 2, 0)).events)).toEqual([])
  })

  it('ends with the first letter, keeps its record for the next word, and answers nothing', () => {
    const { state, events } = play(begin(), ...rij(1, 2, 3, 4, 5), ...typ('a'))
    expect(state.opgave).toMatchObject({ hoog: 0, hoogst: 5, bal: 'wacht', regel: ['a'] })
    expect(antwoorden(events)).toEqual([])
    const tweede = play(state, ...typ('a'), { type: 'bank' }, tijd(2000), volgende()).state
    expect(tweede.opgave).toMatchObject({ regel: [], hoog: 0, hoogst: 5 })
    expect(tweede.goed).toBe(1)
  })

  it('is not counted once the ball can be shot, nor as anything but a number of strokes', () => {
    const klaar = play(begin(), ...typ('aa')).state
    expect(play(klaar, ...rij(6)).state.opgave).toMatchObject({ hoog: 0, hoogst: 0 })
    expect(play(klaar, OP, { type: 'rolt' }, ...rij(6)).state.opgave?.hoog).toBe(0)
    for (const keer of [-1, 1.5, Number.NaN, 1e9])
      expect(play(begin(), ...rij(keer)).state.opgave?.hoog).toBe(0)
  })
})
