import { describe, expect, it } from 'vitest'
import { beginnenMet, kaalVan, writeMet, sortTekens } from './leestekens.ts'

const TEKST = '‘Waar is mijn pet?’ vraagt Tim. Zijn moeder zegt: ‘Hij ligt in de kast.’ Hij lacht.'

describe('a text without its marks', () => {
  it('has small letters where only marks made a capital, and names as they are', () => {
    const kaal = kaalVan(TEKST, ['Tim'])
    expect(kaal?.woorden.join(' ')).toBe(
      'waar is mijn pet vraagt Tim zijn moeder zegt hij ligt in de kast hij lacht',
    )
    expect(kaal?.plekken.map((plek, i) => [i, plek]).filter(([, plek]) => plek !== '')).toEqual([
      [0, '‘'],
      [4, '?’'],
      [6, '.'],
      [9, ':‘'],
      [14, '.’'],
      [16, '.'],
    ])
    // A name that is not known as one loses its capital.
    expect(kaalVan('Tim lacht. Sam ook.')?.woorden).toEqual(['tim', 'lacht', 'sam', 'ook'])
  })

  it('is the printed text again with its marks, and another with others', () => {
    const kaal = kaalVan(TEKST, ['Tim'])
    expect(kaal && writeMet(kaal)).toBe(TEKST)
    const woorden = ['de', 'hond', 'blaft', 'hij', 'rent']
    expect(writeMet({ woorden, plekken: ['', '', '', '.', '', '.'] })).toBe(
      'De hond blaft. Hij rent.',
    )
    expect(writeMet({ woorden, plekken: ['', '', '?', '', '', ''] })).toBe(
      'De hond? Blaft hij rent',
    )
  })

  it('cannot be made of marks that are not ours', () => {
    expect(kaalVan('De hond - blaft.')).toBeNull()
    expect(kaalVan('De hond (blaft).')).toBeNull()
    expect(kaalVan('')).toBeNull()
  })
})

describe('the marks of one place', () => {
  it('stand in one order, however they were put there', () => {
    expect(sortTekens('’.')).toBe('.’')
    expect(sortTekens('‘:')).toBe(':‘')
    expect(sortTekens(',,’')).toBe(',’')
  })

  it('make a capital after a sentence and where somebody begins to speak, not within what is told', () => {
    const na = (plek: string, ervoor = '') => beginnenMet([ervoor, plek, ''])[1]
    expect(['.', '?', '.’', ':‘', '‘'].map((plek) => na(plek))).toEqual([
      true,
      true,
      true,
      true,
      true,
    ])
    expect(['', ',', ',’', '?’', ':'].map((plek) => na(plek))).toEqual([
      false,
      false,
      false,
      false,
      false,
    ])
    // A question that was announced ends its sentence; one that comes first goes on with who asks it.
    expect(kaalVan('Sam vraagt: ‘Kom je?’ Hij wacht.')?.woorden.at(-2)).toBe('hij')
    expect(kaalVan('‘Kom je?’ Vraagt Sam.')?.woorden.at(-2)).toBe('Vraagt')
  })
})
