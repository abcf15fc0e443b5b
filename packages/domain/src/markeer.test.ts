import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { markeer } from './markeer.ts'

const gemarkeerd = (graphemes: string[], gegeven: string): string[] =>
  markeer(graphemes, gegeven).flatMap(({ deel, anders }) => (anders ? [deel] : []))

describe('markeer', () => {
  it('marks whole graphemes, not letters', () => {
    expect(gemarkeerd(['b', 'l', 'oe', 'm'], 'bloum')).toEqual(['oe'])
    expect(gemarkeerd(['g', 'ei', 't'], 'gijt')).toEqual(['ei'])
    expect(gemarkeerd(['h', 'o', 'n', 'd'], 'hont')).toEqual(['d'])
  })

  it('marks the grapheme beside a letter too many or too few', () => {
    expect(gemarkeerd(['b', 'o', 'm', 'e', 'n'], 'boomen')).toEqual(['o'])
    expect(gemarkeerd(['b', 'a', 'kk', 'e', 'r'], 'baker')).toEqual(['kk'])
    expect(gemarkeerd(['m', 'aa', 'n'], 'man')).toEqual(['aa'])
  })

  it('marks nothing in the right word', () => {
    expect(gemarkeerd(['k', 'i', 'p'], 'kip')).toEqual([])
  })

  it('always spells the right word and always marks something in a wrong form', () => {
    const grafeem = fc.constantFrom('a', 'aa', 'b', 'k', 'kk', 'oe', 'o', 's', 'ch')
    fc.assert(
      fc.property(fc.array(grafeem, { minLength: 1, maxLength: 8 }), fc.string(), (rij, vorm) => {
        const delen = markeer(rij, vorm)
        expect(delen.map(({ deel }) => deel)).toEqual(rij)
        expect(delen.some(({ anders }) => anders)).toBe(vorm !== rij.join(''))
      }),
    )
  })
})
