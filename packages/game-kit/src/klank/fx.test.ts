import { describe, expect, it } from 'vitest'
import { makeKlank } from './fx.ts'

describe('the sound of what happens', () => {
  it('is the common one, the own one of a game, or none where the game wants none', () => {
    const klank = makeKlank({ leg: 'open', terug: null })
    const van = (name: 'goed' | 'leg' | 'terug' | 'herstel') => klank({ type: 'fx', name, plek: 0 })
    expect([van('goed'), van('leg'), van('terug'), van('herstel')]).toEqual([
      'goed',
      'open',
      null,
      null,
    ])
  })

  it('is none of an answer: its verdict is an event of its own', () => {
    expect(
      makeKlank()({
        type: 'answer',
        itemId: 'a',
        given: 'a',
        correct: true,
        ms: 1,
        attempt: 1,
        vraag: 'typ:deur',
      }),
    ).toBeNull()
  })
})
