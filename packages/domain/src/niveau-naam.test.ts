import { describe, expect, it } from 'vitest'
import { jaarwoordenNl, jaarwoordenVl } from './jaarwoorden.ts'
import { isNoembaar, niveauNaam, niveauOver, niveauTussen } from './niveau-naam.ts'

describe('the name of a level', () => {
  it('cuts each school year in three parts, with the average child in the middle one', () => {
    const namen = [4.5, 4.8, 4.9, 5, 5.1, 5.2, 5.49].map((jaar) =>
      niveauNaam(jaar, 8, jaarwoordenNl),
    )
    expect(namen).toEqual([
      'begin groep 5',
      'begin groep 5',
      'midden groep 5',
      'midden groep 5',
      'midden groep 5',
      'eind groep 5',
      'eind groep 5',
    ])
  })

  it('speaks of leerjaren with Flemish words', () => {
    expect(niveauNaam(4.5, 8, jaarwoordenVl)).toBe('begin 3e leerjaar')
  })

  it('names nothing outside the years that the words cover', () => {
    expect(niveauNaam(2.4, 8, jaarwoordenNl)).toBe('onder begin groep 3')
    expect(niveauNaam(2.5, 8, jaarwoordenNl)).toBe('begin groep 3')
    expect(niveauNaam(8.49, 8, jaarwoordenNl)).toBe('eind groep 8')
    expect(niveauNaam(8.5, 8, jaarwoordenVl)).toBe('boven eind 6e leerjaar')
  })

  it('names nothing beyond the words of the own year, which are all that was asked', () => {
    expect(niveauNaam(6.2, 4, jaarwoordenNl)).toBe('boven eind groep 4')
    expect(niveauNaam(4.4, 4, jaarwoordenNl)).toBe('eind groep 4')
    // A pupil who is not in groep 3 yet gets the words of groep 3.
    expect(niveauNaam(3.2, 2, jaarwoordenNl)).toBe('eind groep 3')
    expect(niveauTussen({ jaar: 5, laag: 4.2, hoog: 5.8 }, 4, jaarwoordenNl)).toBe(
      'minstens eind groep 4',
    )
  })

  it('is not said where the interval is wider than the names can bear', () => {
    expect(isNoembaar({ jaar: 5, laag: 4.2, hoog: 5.8 })).toBe(true)
    expect(isNoembaar({ jaar: 5, laag: 4, hoog: 6 })).toBe(false)
    expect(isNoembaar(null)).toBe(false)
  })

  it('says between what it lies, and nothing where both ends have one name', () => {
    expect(niveauTussen({ jaar: 5, laag: 4.4, hoog: 5.4 }, 8, jaarwoordenNl)).toBe(
      'tussen eind groep 4 en eind groep 5',
    )
    expect(niveauTussen({ jaar: 5, laag: 4.95, hoog: 5.05 }, 8, jaarwoordenNl)).toBeNull()
  })

  it('names one end where the other lies outside what has a name', () => {
    const tussen = (laag: number, hoog: number) =>
      niveauTussen({ jaar: (laag + hoog) / 2, laag, hoog }, 8, jaarwoordenNl)
    expect(tussen(2.2, 4)).toBe('hoogstens midden groep 4')
    expect(tussen(7, 8.6)).toBe('minstens midden groep 7')
  })

  it('over several categories is surer than one, but never as sure as if they had nothing in common', () => {
    const een = { jaar: 4, laag: 3.5, hoog: 4.5 }
    const ander = { jaar: 6, laag: 5.5, hoog: 6.5 }
    const breedte = (n: number) => {
      const over = niveauOver(Array.from({ length: n }, (_, i) => (i % 2 === 0 ? een : ander)))
      return (over?.hoog ?? 0) - (over?.laag ?? 0)
    }
    expect(niveauOver([een, ander])?.jaar).toBe(5)
    expect(breedte(1)).toBeCloseTo(1)
    expect(breedte(8)).toBeLessThan(breedte(2))
    expect(breedte(8)).toBeGreaterThan(1 / Math.sqrt(8))
    expect(breedte(10_000)).toBeGreaterThan(0.78)
    expect(niveauOver([])).toBeNull()
  })
})
