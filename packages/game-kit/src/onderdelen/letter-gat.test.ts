import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { gatVan } from './letter-gat.ts'

const hond = { graphemes: ['h', 'o', 'n', 'd'] }

describe('the gap that forms fill differently', () => {
  it('is a whole grapheme of the word', () => {
    const trein = { graphemes: ['t', 'r', 'ei', 'n'] }
    expect(gatVan(trein, ['trein', 'trijn'])).toEqual({ voor: 'tr', na: 'n', delen: ['ei', 'ij'] })
    expect(gatVan(trein, ['trijn', 'trein', 'triin']).delen).toEqual(['ij', 'ei', 'ii'])
    expect(gatVan(hond, ['hont', 'hond'])).toEqual({ voor: 'hon', na: '', delen: ['t', 'd'] })
    expect(gatVan(hond, ['hondt', 'hond']).delen).toEqual(['dt', 'd'])
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
