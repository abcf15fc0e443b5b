import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { Item } from './contract.ts'
import { stroom } from './rng.ts'
import { gatVan, sterrenVan, vormenBijGat, vormenVan } from './vormen.ts'

const hond: Item = {
  soort: 'woord',
  id: 'hond',
  word: 'hond',
  graphemes: ['h', 'o', 'n', 'd'],
  choices: [
    { vorm: 'hont', regel: 'd-t', uitleg: 'honden' },
    { vorm: 'hondt', regel: 'd-dt', uitleg: 'honden' },
  ],
}

describe('the forms of a word', () => {
  it('hold the word once, and no form twice, in an order of the stream', () => {
    const volgorden = new Set<string>()
    for (let zaad = 0; zaad < 40; zaad++) {
      const vormen = vormenVan(hond, 3, stroom(zaad))
      expect(vormen.toSorted()).toEqual(['hond', 'hondt', 'hont'])
      volgorden.add(vormen.join())
    }
    expect(volgorden.size).toBe(6)
    expect(vormenVan(hond, 2, stroom(1))).toContain('hond')
    expect(vormenVan(hond, 2, stroom(1))).toHaveLength(2)
    expect(vormenVan({ ...hond, choices: [] }, 3, stroom(1))).toEqual(['hond'])
  })
})

describe('the gap that forms fill differently', () => {
  it('is a whole grapheme of the word', () => {
    const trein = { graphemes: ['t', 'r', 'ei', 'n'] }
    expect(gatVan(trein, ['trein', 'trijn'])).toEqual({ voor: 'tr', na: 'n', delen: ['ei', 'ij'] })
    expect(gatVan(trein, ['trijn', 'trein', 'triin']).delen).toEqual(['ij', 'ei', 'ii'])
    expect(gatVan(hond, ['hont', 'hond'])).toEqual({ voor: 'hon', na: '', delen: ['t', 'd'] })
    expect(gatVan(hond, ['hondt', 'hond']).delen).toEqual(['dt', 'd'])
  })

  it('is as small as the misspellings of the word allow, in any order of them', () => {
    const fout = (vorm: string) => ({ vorm, regel: 'r', uitleg: 'u' })
    const faculteit: Item = {
      soort: 'woord',
      id: 'faculteit',
      word: 'faculteit',
      graphemes: ['f', 'a', 'c', 'u', 'l', 't', 'ei', 't'],
      choices: ['faaculteit', 'facultijt', 'faculteid'].map(fout),
    }
    for (let zaad = 0; zaad < 20; zaad++) {
      const { vormen, delen } = vormenBijGat(faculteit, 3, stroom(zaad))
      expect(vormen.toSorted()).toEqual(['faculteid', 'faculteit', 'facultijt'])
      expect(delen.toSorted()).toEqual(['eid', 'eit', 'ijt'])
      expect(vormenBijGat(faculteit, 4, stroom(zaad)).vormen).toHaveLength(4)
    }
    expect(vormenBijGat({ ...faculteit, choices: [] }, 3, stroom(1)).vormen).toEqual(['faculteit'])
  })

  it('takes the letters beside a space: nobody sees a space by itself', () => {
    const zeemeermin = { graphemes: ['z', 'ee', 'm', 'ee', 'r', 'm', 'i', 'n'] }
    expect(gatVan(zeemeermin, ['zeemeermin', 'zee meermin']).delen).toEqual(['eem', 'ee m'])
  })

  it('filled with each part gives each form again', () => {
    const letter = fc.constantFrom('a', 'aa', 'o', 'oe', 'ng', 't', 'd', 'k')
    fc.assert(
      fc.property(
        fc.array(letter, { minLength: 1, maxLength: 8 }),
        fc.array(fc.array(letter, { maxLength: 8 }), { maxLength: 3 }),
        (graphemes, anders) => {
          const vormen = [graphemes.join(''), ...anders.map((a) => a.join(''))]
          const { voor, na, delen } = gatVan({ graphemes }, vormen)
          expect(delen.map((deel) => voor + deel + na)).toEqual(vormen)
        },
      ),
    )
  })
})

it('a taak has three stars from .9, two from .75, one for who answered, none for who did not', () => {
  const sterren = (goed: number, fout: number) => sterrenVan({ goed, fout })
  expect([sterren(9, 1), sterren(89, 11)]).toEqual([3, 2])
  expect([sterren(3, 1), sterren(74, 26)]).toEqual([2, 1])
  expect([sterren(0, 9), sterren(0, 0)]).toEqual([1, 0])
})
