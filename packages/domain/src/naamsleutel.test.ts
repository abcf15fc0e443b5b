import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { isZelfdeNaam, naamSleutel } from './naamsleutel.ts'

describe('one name that is written in two ways', () => {
  it.each([
    ['Groep 5', 'groep 5'],
    ['Groep 5', 'Groep  5'],
    ['Groep 5', 'Groep\u00a05'],
    ['Groep 5', ' GROEP\u202f5 '],
    ['Groep 5', 'Groep-5'],
    ['3A', '3 a'],
    ['Zoë', 'Zoe\u0308'],
    ['Zoë', 'zoe'],
    ['No\u00ada', 'Noa'],
    ["van 't Hof", 'van ’t Hof'],
    ['Anne-Fleur', 'Anne Fleur'],
    ['4/5 Vlinders', '4 / 5 vlinders'],
    ['1+2', '1/2'],
    ['5A+', '5a +'],
    ['👍🏽 Toppers', '👍 toppers'],
    ['O´Brien', "O'Brien"],
  ])('is one name: %s and %s', (een, ander) => {
    expect(isZelfdeNaam(een, ander)).toBe(true)
  })

  it.each([
    ['Groep 5', 'Groep 6'],
    ['Groep 1/2', 'Groep 12'],
    ['5a', '5b'],
    ['7', '7+'],
    ['🦊', '🐻'],
    ['Groep 🦊', 'Groep'],
    ['Łukasz', 'Ukasz'],
    ['कि', 'का'],
    ['Шевченко', 'Шевченка'],
  ])('is not taken for another: %s and %s', (een, ander) => {
    expect(isZelfdeNaam(een, ander)).toBe(false)
  })

  it('whatever a spreadsheet, a Macintosh or a hurry adds', () => {
    const letter = fc.constantFrom(...'abcdeéëñçøłşžАЖжיشकि0123456789')
    const woord = fc.string({ unit: letter, minLength: 1, maxLength: 6 })
    const ruimte = fc.constantFrom(' ', '  ', '\u00a0', '\u202f', '\t', '-', ' - ', '\u200b ')
    const vorm = fc.constantFrom('NFC', 'NFD')
    fc.assert(
      fc.property(fc.array(woord, { minLength: 1 }), ruimte, vorm, (woorden, tussen, hoe) => {
        const [een, ander] = [woorden.join(' '), woorden.join(tussen).normalize(hoe)]
        expect(naamSleutel(` ${ander.toUpperCase()}  `)).toBe(naamSleutel(een))
      }),
    )
  })
})
