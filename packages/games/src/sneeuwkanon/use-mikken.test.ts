import { describe, expect, it } from 'vitest'
import { begin, woord } from './proef.ts'
import { doelMet, volgendDoel } from './use-mikken.ts'

const VIS = woord('v', 'i', 's')

describe('aiming', () => {
  it('goes to the next tower by an arrow, into the sky and back', () => {
    const spel = begin({}, VIS)
    const met = (key: string): number | null => {
      const { opgave } = spel.staat()
      const doel = opgave && doelMet(key, opgave)
      if (doel !== null) spel.perform({ type: 'mik', toren: doel })
      return doel
    }
    expect([met('ArrowRight'), met('ArrowRight'), met('ArrowLeft')]).toEqual([1, 2, 1])
    expect([met('ArrowUp'), met('ArrowDown')]).toEqual([-1, 0])
    expect([met('ArrowLeft'), met('ArrowDown'), met('a')]).toEqual([null, null, null])
  })

  it('passes over a tower that is full', () => {
    const spel = begin({ aantal: 12 }, null)
    for (let n = 0; n < 4; n += 1) spel.build(woord('v', 'i', 's', ...'abcd'.slice(0, n)), 1)
    spel.give(VIS)
    const { opgave } = spel.staat()
    expect(opgave && volgendDoel(opgave, 1)).toBe(2)
  })

  it('is over with the first letter where a tower was chosen by ear', () => {
    const spel = begin({ trap: 2 }, VIS)
    spel.perform({ type: 'mik', toren: 0 })
    expect(doelMet('ArrowRight', spel.staat().opgave as never)).toBe(1)
    expect(doelMet('ArrowRight', spel.typ('v').opgave as never)).toBeNull()
  })
})
