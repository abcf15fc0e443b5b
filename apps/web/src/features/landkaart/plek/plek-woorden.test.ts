import { describe, expect, it } from 'vitest'
import { groeiZinnen, schelpenZin } from './plek-woorden.ts'

const niets = { goed: { nu: 0, eerder: 0 }, dagen: 0, ramen: 0, woorden: 0 }

describe('growth in sentences', () => {
  it('says what is so, in the right number', () => {
    expect(groeiZinnen({ goed: { nu: 40, eerder: 28 }, dagen: 1, ramen: 1, woorden: 55 })).toEqual([
      'De laatste vier weken schreef of las je 40 woorden meteen goed. Dat zijn er 12 meer dan daarvoor.',
      'Je had al 55 verschillende woorden goed.',
      'Op je kaart brandt 1 licht.',
      'Je oefende op 1 dag van de laatste vier weken.',
    ])
    expect(schelpenZin(1)).toBe('1 schelp')
  })

  it('never says that something became less (decoy)', () => {
    const minder = groeiZinnen({ ...niets, goed: { nu: 5, eerder: 90 } })
    expect(minder).toEqual(['De laatste vier weken schreef of las je 5 woorden meteen goed.'])
  })

  it('invites where nothing is stored yet', () => {
    expect(groeiZinnen(niets)).toHaveLength(1)
  })
})
