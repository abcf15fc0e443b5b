import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { letterRijen, typ, volgordeVan, erase, type Volgorde } from './letter-rijen.ts'

const VOLGORDEN: readonly Volgorde[] = ['abc', 'qwerty', 'azerty']

describe('the letter keys', () => {
  it.each(VOLGORDEN)(
    '%s has each letter once, ij as one key, and the signs of Dutch',
    (volgorde) => {
      const toetsen = letterRijen(volgorde).flat()
      expect(
        toetsen
          .filter((toets) => /^[a-z]$/u.test(toets))
          .toSorted()
          .join(''),
      ).toBe('abcdefghijklmnopqrstuvwxyz')
      expect(toetsen).toEqual(expect.arrayContaining(['ij', 'é', 'ë', 'ï', "'", '-']))
      expect(new Set(toetsen).size).toBe(toetsen.length)
      expect(letterRijen(volgorde, ['ç', 'é']).flat()).toHaveLength(toetsen.length + 1)
    },
  )

  it('stand in the order of the alphabet for the young, and as on the keyboards of the country later', () => {
    expect(volgordeVan({ jaargroep: 3, land: 'be' })).toBe('abc')
    expect(volgordeVan({ jaargroep: 7, land: 'nl' })).toBe('qwerty')
    expect(volgordeVan({ jaargroep: 7, land: 'be' })).toBe('azerty')
  })

  it('write where one is, and take away one sign with its accent', () => {
    expect(typ({ tekst: 'tren', van: 3, tot: 3 }, 'i')).toEqual({ tekst: 'trein', van: 4, tot: 4 })
    expect(typ({ tekst: 'trijn', van: 2, tot: 4 }, 'ei').tekst).toBe('trein')
    expect(erase({ tekst: 'cafe\u0301', van: 5, tot: 5 }).tekst).toBe('caf')
    expect(erase({ tekst: 'kat', van: 0, tot: 0 })).toEqual({ tekst: 'kat', van: 0, tot: 0 })
    expect(erase({ tekst: 'trij', van: 4, tot: 4 }).tekst).toBe('tr')
    expect(erase({ tekst: 'kat', van: 0, tot: 2 }).tekst).toBe('t')
  })

  it('take back whatever they wrote', () => {
    const letters = letterRijen('abc').flat()
    fc.assert(
      fc.property(fc.array(fc.constantFrom(...letters), { maxLength: 12 }), (woord) => {
        const leeg = { tekst: '', van: 0, tot: 0 }
        const vol = woord.reduce(typ, leeg)
        expect(vol.tekst).toBe(woord.join(''))
        expect(woord.reduce((veld) => erase(veld), vol)).toEqual(leeg)
      }),
    )
  })
})
