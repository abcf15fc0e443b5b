import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { jaarwoordenNl as nl, jaarwoordenVl as vl } from './jaarwoorden.ts'

describe('school years in words', () => {
  it.each([
    [0, 'peutergroep', '1e kleuterklas'],
    [1, 'groep 1', '2e kleuterklas'],
    [2, 'groep 2', '3e kleuterklas'],
    [3, 'groep 3', '1e leerjaar'],
    [8, 'groep 8', '6e leerjaar'],
    [9, 'zonder groepsnummer', 'zonder leerjaar'],
    [3.5, 'zonder groepsnummer', 'zonder leerjaar'],
    [Number.NaN, 'zonder groepsnummer', 'zonder leerjaar'],
  ])('year %s is %s in the Netherlands and %s in Flanders', (n, hier, daar) => {
    expect(nl.groepN(n)).toBe(hier)
    expect(vl.groepN(n)).toBe(daar)
  })

  it('has the five phrases of the specification in both sets', () => {
    expect([
      nl.groepN(5),
      nl.groepEn(3, 4),
      nl.groepTotEnMet(3, 5),
      nl.groepTot(3, 5),
      nl.vanBeginTotEind(3, 5),
    ]).toEqual([
      'groep 5',
      'groep 3 en 4',
      'groep 3 tot en met 5',
      'groep 3 tot groep 5',
      'van begin groep 3 tot eind groep 5',
    ])
    expect([
      vl.groepN(5),
      vl.groepEn(3, 4),
      vl.groepTotEnMet(3, 5),
      vl.groepTot(3, 5),
      vl.vanBeginTotEind(3, 5),
    ]).toEqual([
      '3e leerjaar',
      '1e en 2e leerjaar',
      '1e tot en met 3e leerjaar',
      '1e tot 3e leerjaar',
      'van begin 1e leerjaar tot eind 3e leerjaar',
    ])
  })

  it('says both words where nursery and primary meet', () => {
    expect(vl.groepEn(2, 3)).toBe('3e kleuterklas en 1e leerjaar')
    expect(vl.groepTotEnMet(1, 4)).toBe('2e kleuterklas tot en met 2e leerjaar')
    expect(nl.groepEn(0, 1)).toBe('peutergroep en groep 1')
  })

  it('names the years of a combination group, whatever order they come in', () => {
    expect(nl.groepLijst([4])).toBe('groep 4')
    expect(nl.groepLijst([5, 4, 5])).toBe('groep 4 en 5')
    expect(nl.groepLijst([6, 4, 5])).toBe('groep 4 tot en met 6')
    expect(vl.groepLijst([3, 5, 8])).toBe('1e leerjaar, 3e leerjaar en 6e leerjaar')
    expect(nl.groepLijst([])).toBe('zonder groepsnummer')
  })

  it('never says groep in Flanders and never leerjaar in the Netherlands', () => {
    const jaar = fc.integer({ min: -1, max: 10 })
    fc.assert(
      fc.property(jaar, jaar, fc.array(jaar), (a, b, lijst) => {
        const zinnen = (w: typeof nl) =>
          [w.groepN(a), w.groepEn(a, b), w.groepTotEnMet(a, b), w.groepTot(a, b)].concat(
            w.vanBeginTotEind(a, b),
            w.groepLijst(lijst),
          )
        for (const zin of zinnen(vl)) expect(zin).not.toMatch(/groep|undefined|null/)
        for (const zin of zinnen(nl)) expect(zin).not.toMatch(/leerjaar|kleuterklas|undefined|null/)
      }),
    )
  })
})
