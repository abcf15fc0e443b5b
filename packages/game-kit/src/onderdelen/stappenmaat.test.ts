import { describe, expect, it } from 'vitest'
import { layStappen } from './stappenmaat.ts'

const STAPPEN = [
  { vraag: 'Het hele werkwoord?', antwoord: 'broeden' },
  { vraag: 'De ik-vorm?', antwoord: 'broed' },
  { vraag: 'Wie of wat doet het?', antwoord: 'één ander: hij, zij of het' },
  { vraag: 'Zeg het zo: hij loopt.', antwoord: '', soort: 'voorbeeld' },
] as const
const plek = {
  zin: 'Als een kip broedt, is ze liever alleen.',
  stappen: STAPPEN,
  schaal: 1,
  letter: 'gewoon',
} as const

describe('a sentence with its steps', () => {
  it('has room with all of them in a usual place', () => {
    const { stappen, zin } = layStappen({ ...plek, w: 760, h: 96 })
    expect(stappen).toEqual(STAPPEN)
    expect(zin).toBeGreaterThanOrEqual(15)
  })

  it('keeps the last ones where all of them have no room, and none rather than one over the sentence', () => {
    const klein = layStappen({ ...plek, w: 300, h: 90 }).stappen
    expect(klein.length).toBeGreaterThan(0)
    expect(klein).toEqual(STAPPEN.slice(-klein.length))
    expect(klein.length).toBeLessThan(STAPPEN.length)
    expect(layStappen({ ...plek, w: 180, h: 50, letter: 'dyslexie' }).stappen).toEqual([])
  })

  it('stands beside them in a low place, if the game wants that, and not without any', () => {
    const laag = layStappen({ ...plek, laag: 64, w: 760, h: 44 })
    expect(laag.isNaast).toBe(true)
    expect(laag.stappen.length).toBeGreaterThan(0)
    expect(layStappen({ ...plek, laag: 64, stappen: [], w: 760, h: 44 }).isNaast).toBe(false)
    expect(layStappen({ ...plek, laag: 64, w: 120, h: 30 })).toMatchObject({
      stappen: [],
      isNaast: false,
    })
  })

  it('has larger letters for who set larger text, where there is room, and is no larger than its words allow', () => {
    const ruim = { ...plek, w: 760, h: 320 }
    expect(layStappen({ ...ruim, schaal: 2 }).zin).toBeGreaterThan(layStappen(ruim).zin)
    expect(layStappen({ ...ruim, schaal: 2 }).stap).toBeGreaterThan(layStappen(ruim).stap)
    expect(layStappen({ ...ruim, meest: 17 }).zin).toBe(17)
  })
})
