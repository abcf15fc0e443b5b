import { describe, expect, it } from 'vitest'
import { layBord } from './bordmaat.ts'

const ZIN = 'Als een kip broedt, is ze liever alleen.'
const REGELS = [
  'Het hele werkwoord? broeden',
  'De ik-vorm? broed',
  'Wie of wat doet het? één ander: hij, zij of het',
  'Zeg het zo: hij loopt.',
]
const plek = { zin: ZIN, regels: REGELS, schaal: 1, letter: 'gewoon' } as const

describe('the sign', () => {
  it('has room for the sentence and all of its steps on a usual screen', () => {
    expect(layBord({ ...plek, w: 760, h: 86 }).vanaf).toBe(0)
    expect(layBord({ ...plek, w: 760, h: 86 }).zin).toBeGreaterThanOrEqual(15)
  })

  it('has them side by side where it is low, and never goes without the last one there', () => {
    const laag = layBord({ ...plek, w: 760, h: 40 })
    expect(laag.naast).toBe(true)
    expect(laag.vanaf).toBeLessThan(REGELS.length)
    expect(layBord({ ...plek, regels: [], w: 760, h: 40 }).naast).toBe(false)
  })

  it('has larger letters for who set larger text, where there is room', () => {
    const groot = layBord({ ...plek, regels: [], schaal: 2, w: 760, h: 120 })
    expect(groot.zin).toBeGreaterThan(layBord({ ...plek, regels: [], w: 760, h: 120 }).zin)
  })
})
