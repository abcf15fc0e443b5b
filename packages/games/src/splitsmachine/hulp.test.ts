import { stukkenVoor } from '@letterhaven/game-kit/proef/fixtures'
import { describe, expect, it } from 'vitest'
import { blokkenVan, snedenVan } from './blokken.ts'
import { hulpBij, leesbaar } from './hulp.ts'
import { BAKKER, item, TAFEL } from './proef.ts'
import { daarom, waaromNiet, WIELEN, wielenVan, type Wiel } from './wielen.ts'

const zegt = (...delen: Parameters<typeof hulpBij>): string => hulpBij(...delen).zinnen.join(' ')

const SCHATKAART = item('schat|kaart', 'schat|kaart', 'samen')
const WANDELING = item('strand|wan|de|ling', 'strand|wan|de|ling', 'samen')

describe('what is told of a cut', () => {
  it.each([
    [item('boe|ken'), 'bo|eken', '‘oe’ is samen één klank.'],
    [BAKKER, 'ba|kk|er', 'In ‘kk’ hoor je geen klinker.'],
    [BAKKER, 'bakker', 'Klap ‘bakker’ eens.'],
    [item('re|gen|boog'), 're|genboog', 'Klap ‘genboog’ eens.'],
    [BAKKER, 'bakk|er', 'aan het eind van het eerste stuk: kort of lang?'],
    [item('re|ge|nen'), 're|gen|en', 'begint vaak met een medeklinker'],
    [SCHATKAART, 'scha|tkaart', '‘tkaart’ kun je niet zeggen. Geen stuk begint met ‘tk’.'],
    [SCHATKAART, 'schatk|aart', 'begint vaak met een medeklinker'],
    [item('schuil|plaats', 'schuil|plaats', 'samen'), 'schuilp|laats', 'Welke woorden zitten in'],
    [WANDELING, 'strand|wa|ndeling', 'Geen stuk begint met ‘nd’.'],
    [WANDELING, 'strand|wand|e|ling', 'begint vaak met een medeklinker'],
    [item('ha|mster', 'ham|ster'), 'hams|ter', '‘hams’ klopt nog niet. Zeg het langzaam'],
  ])('of %o cut as %s fits that mistake', (woord, gegeven, regel) => {
    expect(zegt(woord, gegeven)).toContain(regel)
  })

  it('never holds the right pieces', () => {
    for (const gegeven of ['tafel', 't|afel', 'taf|el', 'ta|f|el', 'ta|fe|l'])
      expect(zegt(TAFEL, gegeven)).not.toMatch(/ta-fel|‘ta’.*‘fel’/)
  })

  it('says how often is clapped after another mistake', () => {
    expect(hulpBij(item('vuur|to|ren'), 'vuurtoren', 2).zinnen[0]).toBe(
      'Klap mee met ‘vuurtoren’: drie keer.',
    )
  })

  it.each([
    [WANDELING, 'strand|wa|ndeling', 'Klap mee met ‘strandwandeling’: vier keer.'],
    [BAKKER, 'ba|kk|er', 'In ‘kk’ hoor je geen klinker. Klap mee met ‘bakker’: twee keer.'],
    [SCHATKAART, 'scha|tkaart', '‘scha’ is te kort.'],
    [BAKKER, 'bakk|er', '‘bakk’ is te lang.'],
  ])('of %o cut as %s is stronger after another mistake', (woord, gegeven, regel) => {
    expect(zegt(woord, gegeven, 2)).toContain(regel)
    expect(zegt(woord, gegeven, 1)).not.toContain(regel)
  })

  it('calls no beginning impossible that a piece of the word has', () => {
    expect(zegt(item('ha|mster|kooi', 'ham|ster|kooi'), 'ha|msterkooi')).toContain(
      'Klap ‘msterkooi’',
    )
  })

  it('is read with one hyphen between two pieces', () => {
    expect(leesbaar('zee-|e|gel')).toBe('zee-e-gel')
  })

  it('points at the piece it is about', () => {
    expect(hulpBij(item('re|gen|boog'), 're|genboog').stuk).toBe(1)
    expect(hulpBij(BAKKER, 'bakk|er').stuk).toBe(0)
  })
})

describe('the blocks of a word', () => {
  it.each([
    ['bakker', 'b a k k e r'],
    ["foto's", "f o t o's"],
    ['zee-egel', 'z e e- e g e l'],
  ])('of %s have a gap only where it can be cut', (word, blokken) => {
    expect(blokkenVan(word).join(' ')).toBe(blokken)
  })

  it('are cut into parts, but not through one of them', () => {
    expect(snedenVan(blokkenVan('zee-egel'), ['zee-', 'e', 'gel'])).toEqual([3, 4])
    expect(snedenVan(blokkenVan('zee-egel'), ['zee', '-egel'])).toBeNull()
    expect(snedenVan(blokkenVan('zee-egel'), ['zee-'])).toBeNull()
  })
})

describe('the wheel of a piece', () => {
  const wielen = (kg: string): readonly string[] =>
    wielenVan(kg.split('|')).map((wiel) => wiel ?? '')

  it.each([
    ['ba|kker', 'kort '],
    ['tro|mmel', 'kort '],
    ['pa|dden|stoel', 'kort medeklinker '],
    ['ka|bou|ter', 'lang  '],
    ['ham|ster', 'medeklinker '],
    ['bo|men', 'lang '],
    ['schat|kaart', 'medeklinker '],
    ['re|gen|worm', 'lang medeklinker '],
    // These carry no rule: two letters that are one sound, a weak e, an i, a vowel with w.
    ['boe|ken', ' '],
    ['ge|heim', ' '],
    ['ki|lo', ' '],
    ['kal|ve|ren', 'medeklinker  '],
    ['leeuw|tje', ' '],
  ])('of %s is by the sound it ends on: %s', (kg, verwacht) => {
    expect(wielen(kg).join(' ')).toBe(verwacht)
  })

  it('follows one rule in every word: short before a doubled consonant, else by the last letter', () => {
    const EIND: Readonly<Record<Wiel, RegExp>> = {
      lang: /[aeou] /i,
      kort: /[aeiou] ([a-z])\1/i,
      medeklinker: /[^aeiou] /i,
    }
    const gezien = [3, 4, 5, 7].flatMap((groep) =>
      stukkenVoor(groep).flatMap(({ syllables = [] }) =>
        wielenVan(syllables).flatMap((wiel, nr) =>
          wiel ? [[wiel, syllables.slice(nr).join(' ')] as const] : [],
        ),
      ),
    )
    for (const [wiel, vanaf] of gezien)
      expect(vanaf).toMatch(new RegExp(`^[^ ]*${EIND[wiel].source}`, 'i'))
    expect(new Set(gezien.map(([wiel]) => wiel))).toEqual(new Set(WIELEN))
  })

  it('says what follows for the letters, and where it is not the one what to look at', () => {
    expect(daarom('lang', 'bo')).toBe('Lang aan het eind: dus één letter.')
    expect(daarom('kort', 'ba')).toBe('Kort aan het eind: dus twee letters erna.')
    expect(daarom('medeklinker', 'bak')).toBe('‘bak’ eindigt op de k.')
    expect(waaromNiet('lang', 'bak')).toBe('Kijk naar de laatste letter.')
    expect(waaromNiet('medeklinker', 'bo')).toBe('De laatste letter is een klinker.')
    expect(waaromNiet('kort', 'bo')).toContain('lang en kort')
  })
})
