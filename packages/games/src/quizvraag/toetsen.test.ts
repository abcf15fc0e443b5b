import { describe, expect, it } from 'vitest'
import { begin, play } from './proef.ts'
import { naamVanToets, toetsDaad } from './toetsen.ts'
import type { State } from './rules.ts'

const druk = (state: State, key: string) => state.opgave && toetsDaad(key, state.opgave, state)
const bijBanken = play(begin(), { type: 'klaar' }).state

describe('keys', () => {
  it('lay a stone by the number of a desk, take the last one back, and bring the text', () => {
    expect(druk(bijBanken, '1')).toEqual({ doe: 'zet', input: { type: 'leg', plek: 0 } })
    expect(druk(bijBanken, '4')).toEqual({ doe: 'zet', input: { type: 'leg', plek: 3 } })
    expect(druk(bijBanken, 'Backspace')).toEqual({ doe: 'zet', input: { type: 'terug' } })
    expect(druk(bijBanken, 'T')).toEqual({ doe: 'zet', input: { type: 'lees' } })
    expect(druk(bijBanken, 'ArrowRight')).toEqual({ doe: 'bank', stap: 1 })
    const met = (shiftKey: boolean) => naamVanToets({ key: '@', code: 'Digit2', shiftKey })
    expect(druk(bijBanken, met(true))).toEqual({ doe: 'zet', input: { type: 'neem', plek: 1 } })
    expect(druk(bijBanken, met(false))).toBeNull()
    // Decoy: no desk, and no answer by a key that presses buttons.
    expect([druk(bijBanken, '5'), druk(bijBanken, ' '), druk(bijBanken, 'Enter')]).toEqual([
      null,
      null,
      null,
    ])
  })

  it('do not lay a text aside that was not read yet, and send nobody at the first stage', () => {
    expect(druk(begin(), 't')).toBeNull()
    const terug = play(bijBanken, { type: 'lees' }).state
    expect(druk(terug, 't')).toEqual({ doe: 'zet', input: { type: 'klaar' } })
    expect(druk(bijBanken, 's')).toBeNull()
    expect(druk(play(begin({ trap: 2 }), { type: 'klaar' }).state, 's')).toEqual({ doe: 'stuur' })
  })
})
