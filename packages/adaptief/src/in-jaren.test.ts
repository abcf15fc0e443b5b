import { describe, expect, it } from 'vitest'
import { GOK_TYPEN, WOORD_SD } from './constanten.ts'
import { inJaren } from './in-jaren.ts'
import { kansBij } from './kansen.ts'
import { niveauVanGroep } from './woordenbank.ts'

/** Returns the ability that belongs to this place in school years; the scale is linear. */
const bijPlek = (jaar: number) => jaar - inJaren({ mean: 0, sd: 0 }).jaar

describe('an ability as a place in school years', () => {
  it('is at the end of a year where 8 of 10 typed words of that year are right', () => {
    for (const groep of [3, 4, 8]) {
      const kans = (jaar: number) =>
        kansBij(bijPlek(jaar) - niveauVanGroep(groep), WOORD_SD ** 2, GOK_TYPEN)
      expect(kans(groep + 0.5)).toBeCloseTo(0.8, 6)
      // Decoy: at the beginning of that year far fewer are right.
      expect(kans(groep - 0.5)).toBeLessThan(0.7)
    }
  })

  it('has an interval as wide as what is not known', () => {
    const { laag, jaar, hoog } = inJaren({ mean: 1, sd: 0.5 })
    expect(hoog - jaar).toBeCloseTo(1.2816 * 0.5, 3)
    expect(jaar - laag).toBeCloseTo(hoog - jaar, 9)
  })
})
