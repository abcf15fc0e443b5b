import { describe, expect, it } from 'vitest'
import { hulpBij } from './hulp.ts'
import { eindenVan, lettersVan, stukkenVan } from './letters.ts'
import { BAKKER, begin, item, opgaveVan, play, REGENBOOG, slagen } from './proef.ts'
import { toetsDaad } from './toetsen.ts'
import { sayNu, sayWater } from './zeg.ts'

const zegt = (...delen: Parameters<typeof hulpBij>): string => hulpBij(...delen).zinnen.join(' ')

describe('what is told of a mistake', () => {
  it.each([
    [item('boe|ken'), 'bo|eken', '‘oe’ is samen één klank.'],
    [BAKKER, 'ba|kk|er', 'In ‘kk’ hoor je geen klinker.'],
    [BAKKER, 'bakker', 'Klap ‘bakker’ eens.'],
    [REGENBOOG, 're|genboog', 'Klap ‘genboog’ eens.'],
    [BAKKER, 'bakk|er', 'begint vaak met een medeklinker'],
    [
      item('schat|kaart', 'schat|kaart', 'samen'),
      'scha|tkaart',
      'Zoek eerst de woorden in dit lange woord en klap elk woord.',
    ],
    [item('ha|mster', 'ham|ster'), 'hams|ter', 'Zeg ‘hams’ hardop.'],
  ])('of %o rowed as %s fits that mistake', (woord, gegeven, regel) => {
    expect(zegt(woord, gegeven)).toContain(regel)
  })

  it('never holds the right pieces', () => {
    const TAFEL = item('ta|fel')
    for (const gegeven of ['tafel', 't|afel', 'taf|el', 'ta|f|el', 'ta|fe|l'])
      expect(zegt(TAFEL, gegeven)).not.toMatch(/ta-fel|‘ta’.*‘fel’/)
  })
})

describe('the letters on the water', () => {
  it.each([
    ['bakker', 'b a k k e r'],
    ["foto's", "f o t o's"],
    ['zee-egel', 'z e e- e g e l'],
  ])('of %s lie where a piece can end', (word, letters) => {
    expect(lettersVan(word).join(' ')).toBe(letters)
  })

  it('make pieces, but not through one of them', () => {
    const letters = lettersVan('zee-egel')
    expect(eindenVan(letters, ['zee-', 'e', 'gel'])).toEqual([3, 4, 7])
    expect(stukkenVan(letters, [3, 4, 7])).toEqual(['zee-', 'e', 'gel'])
    expect(eindenVan(letters, ['zee', '-egel'])).toBeNull()
    expect(eindenVan(letters, ['zee-'])).toBeNull()
    expect(eindenVan(letters, ['zee-', '', 'egel'])).toBeNull()
  })
})

describe('what who cannot see is told', () => {
  it('is each stroke, and the letters that are left', () => {
    const state = play(begin(BAKKER), ...slagen(2)).state
    expect(sayNu(opgaveVan(state))).toBe('Slag 1: ba. Nog: k k e r.')
  })

  it('is the side of the bell, and the call', () => {
    const zin = (trap: 2 | 3): string =>
      sayWater({ item: BAKKER, opgave: opgaveVan(begin(BAKKER, { trap })) })
    expect(zin(2)).toMatch(/De bel hangt (links|rechts)\./)
    expect(zin(3)).toContain('Roep eerst hoeveel stukken')
  })
})

describe('a key', () => {
  const toets = (key: string, trap: 1 | 3 = 1) =>
    toetsDaad(
      { key, ctrlKey: false, metaKey: false, altKey: false, target: null },
      opgaveVan(begin(BAKKER, { trap })),
    )

  it('does what the picture says', () => {
    expect(toets('Enter')).toEqual({ type: 'vaar' })
    expect(toets('Backspace')).toEqual({ type: 'terug' })
    expect(toets('ArrowLeft')).toEqual({ type: 'schuif', stap: -1 })
    expect(toets('3', 3)).toEqual({ type: 'roep', aantal: 3 })
  })

  it('does nothing where it is the browser’s, or nothing is called', () => {
    expect(toets('3')).toBeNull()
    expect(toets('x')).toBeNull()
  })
})
