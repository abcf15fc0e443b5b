import { describe, expect, it } from 'vitest'
import { layWoord } from './woordmaat.ts'

const telefoon = { w: 68, h: 38, letter: 'gewoon', groot: 40 } as const

describe('a word in its part of the castle', () => {
  it('is written on one line where that is large enough to read', () => {
    expect(layWoord(['vis'], telefoon)).toEqual({ maat: 19, regels: ['vis'] })
    expect(layWoord(['ta', 'fel'], { ...telefoon, w: 200, h: 80 }).regels).toEqual(['tafel'])
  })

  it('is broken at a syllable where that makes it larger, with a hyphen', () => {
    const { regels, maat } = layWoord(['bur', 'ge', 'mees', 'ters', 'ke', 'ten'], telefoon)
    expect(regels).toEqual(['burgemees-', 'tersketen'])
    expect(maat).toBeGreaterThan(layWoord(['burgemeestersketen'], telefoon).maat)
  })

  it('stays whole where it has no syllables', () => {
    expect(layWoord(['burgemeestersketen'], telefoon).regels).toHaveLength(1)
  })
})
