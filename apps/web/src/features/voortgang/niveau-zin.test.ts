import { describe, expect, it } from 'vitest'
import { niveauZin } from './niveau-zin.ts'

const inJaren = { jaar: 4, laag: 3.5, hoog: 4.5 }

describe('the level of a category in words', () => {
  it('says about how many of ten and between which numbers', () => {
    expect(niveauZin({ kans: 0.71, laag: 0.62, hoog: 0.79, inJaren })).toBe(
      '± 7 van de 10, met 80% zekerheid tussen 6 en 8',
    )
  })

  it('says so when both ends round to the same number', () => {
    expect(niveauZin({ kans: 0.9, laag: 0.87, hoog: 0.93, inJaren })).toBe(
      '± 9 van de 10, dat is vrij zeker',
    )
  })

  it('says nothing while the interval is wide or the engine has no picture', () => {
    expect(niveauZin({ kans: 0.5, laag: 0.29, hoog: 0.7, inJaren })).toBe('nog niet te zeggen')
    expect(niveauZin(null)).toBe('nog niet te zeggen')
    expect(niveauZin({ kans: 0.5, laag: 0.31, hoog: 0.7, inJaren })).not.toBe('nog niet te zeggen')
  })
})
