import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { readJaarInCel } from './jaar-in-cel.ts'
import { woordkeusBijLand } from './woordkeus.ts'

const LANDEN = ['nl', 'be'] as const

describe('the year in a cell of a list', () => {
  it.each([
    ['groep 5', 5, 5],
    ['Groep 5 A', 5, 5],
    ['gr. 5', 5, 5],
    ['jaargroep 05', 5, 5],
    ['3e leerjaar', 5, 5],
    ['3de  Leerjaar', 5, 5],
    ['leerjaar 3', 5, 5],
    ['1ste leerjaar B', 3, 3],
    ['2e kleuterklas', 1, 1],
    ['5', 5, 7],
    ['5a', 5, 7],
    ['klas 5', 5, 7],
    ['5de klas', 5, 7],
    ['L3', 3, 5],
    ['3K', 3, 2],
    ['7', 7, null],
    ['groep 9', null, null],
    ['groep 12', null, null],
    ['7e leerjaar', null, null],
    ['1e kleuterklas', null, null],
    ['5/6', null, null],
    ['De Zwaluwen', null, null],
    ['', null, null],
  ])('%s', (cel, nl, be) => {
    expect([readJaarInCel(cel, 'nl'), readJaarInCel(cel, 'be')]).toEqual([nl, be])
  })

  it('is read as either country writes it, in both', () => {
    const jaren = fc.integer({ min: 1, max: 8 })
    fc.assert(
      fc.property(
        jaren,
        fc.constantFrom(...LANDEN),
        fc.constantFrom(...LANDEN),
        (jaar, van, bij) => {
          expect(readJaarInCel(woordkeusBijLand(van).groepN(jaar), bij)).toBe(jaar)
        },
      ),
    )
  })

  it('is from 1 to 8 or nothing, whatever stands there', () => {
    fc.assert(
      fc.property(fc.string(), fc.constantFrom(...LANDEN), (cel, land) => {
        const jaar = readJaarInCel(cel, land)
        expect(jaar === null || (jaar >= 1 && jaar <= 8)).toBe(true)
      }),
    )
  })
})
