import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { segment, verschil } from './grafemen.ts'
import { isGrafeem } from './inventaris.ts'

const letters = fc.string({
  unit: fc.constantFrom(...'abcdefghijklmnoprstuvwxyzéëï'),
  maxLength: 14,
})

/** Any text at all, lone surrogates and combining marks included. */
const codes = fc
  .array(fc.integer({ min: 0, max: 0xffff }))
  .map((lijst) => String.fromCharCode(...lijst))

describe('segment', () => {
  it.each([
    ['schreeuw', 's ch r eeuw'],
    ['nieuw', 'n ieuw'],
    ['kraaien', 'k r aai e n'],
    ['vrouw', 'v r ouw'],
    ['cadeau', 'c a d eau'],
    ['bakker', 'b a kk e r'],
    ['handdoek', 'h a n d d oe k'],
    ['vinger', 'v i ng e r'],
    ['bank', 'b a n k'],
    ['fantastisch', 'f a n t a s t i sch'],
    ['huisje', 'h ui s j e'],
    ['sjaal', 'sj aa l'],
    ['ijsje', 'ij s j e'],
    ['thee', 'th ee'],
  ])('divides %s by the conventions', (woord, grafemen) => {
    expect(segment(woord).graphemes.join(' ')).toBe(grafemen)
  })

  it('is certain of plain words, and not of vowels that meet or foreign characters', () => {
    for (const woord of ['bakker', 'museum', 'oceaan', 'vinger'])
      expect([woord, segment(woord).certain]).toEqual([woord, true])
    const onzeker = ['geuel', 'hond7', 'Хлеб', '']
    expect(onzeker.filter((woord) => segment(woord).certain)).toEqual([])
  })

  it('joins to exactly the given text, whatever it is', () => {
    fc.assert(
      fc.property(codes, (tekst) => {
        expect(segment(tekst).graphemes.join('')).toBe(tekst)
      }),
    )
  })

  it('uses only the inventory when it is certain', () => {
    fc.assert(
      fc.property(letters, (woord) => {
        const { graphemes, certain } = segment(woord)
        expect(certain && !graphemes.every(isGrafeem)).toBe(false)
      }),
    )
  })
})

describe('verschil', () => {
  const fouten = (woord: string, gegeven: string): string[] =>
    verschil(segment(woord).graphemes, gegeven)
      .filter((deel) => deel.soort === 'fout')
      .map((deel) => deel.deel)

  it.each([
    ['bloem', 'bloum', 'oe'],
    ['trein', 'trijn', 'ei'],
    ['bakker', 'baker', 'kk'],
    ['ramen', 'raamen', 'a'],
    ['hond', 'hont', 'd'],
    ['hond', 'hondt', 'd'],
    ['taxi', 'taksi', 'x'],
    ['krant', 'kant', 'r'],
    ['Utrecht', 'utrecht', 'U'],
  ])('marks in %s against %s only the grapheme %s', (woord, gegeven, deel) => {
    expect(fouten(woord, gegeven)).toEqual([deel])
  })

  it('marks two places when two are wrong', () => {
    expect(fouten('vriend', 'freint')).toEqual(['v', 'ie', 'd'])
  })

  it('marks nothing when the form is right', () => {
    expect(verschil(['h', 'o', 'n', 'd'], 'hond')).toEqual([{ deel: 'hond', soort: 'goed' }])
  })

  it('joins to the word, and marks a place exactly when the form differs', () => {
    fc.assert(
      fc.property(
        letters.filter((woord) => woord !== ''),
        fc.oneof(letters, fc.string()),
        (woord, gegeven) => {
          const delen = verschil(segment(woord).graphemes, gegeven)
          expect(delen.map((deel) => deel.deel).join('')).toBe(woord)
          expect(delen.some((deel) => deel.soort === 'fout')).toBe(gegeven !== woord)
        },
      ),
    )
  })

  it('stays quick and defined for very long input', () => {
    expect(fouten('hond', 'x'.repeat(100_000))).toEqual(['hond'])
  })
})
