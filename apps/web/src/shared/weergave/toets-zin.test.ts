import { describe, expect, it } from 'vitest'
import { goedZin, oordeelZin } from './toets-zin.ts'

describe('what is said of a category after a test', () => {
  it('is what the engine expects, with its doubt, from ten words on', () => {
    const oordeel = { laag: 0.706, hoog: 0.9 }
    expect(oordeelZin({ van: 10, oordeel })).toBe(
      'naar verwachting 71 tot 90 van de 100 woorden goed',
    )
    expect(goedZin({ goed: 8, van: 10 })).toBe('8 van de 10 goed')
  })

  it('is no judgement under ten words, nor before the engine has folded them in', () => {
    expect(oordeelZin({ van: 9, oordeel: { laag: 0.7, hoog: 0.9 } })).toContain('te weinig')
    expect(oordeelZin({ van: 12, oordeel: null })).toContain('nog berekend')
  })
})
