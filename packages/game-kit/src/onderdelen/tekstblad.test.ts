import { describe, expect, it } from 'vitest'
import { beginVan, regelsVan, vulIn } from './tekstblad.ts'

const TEKST = ['Ik ga naar ▢.', 'De eend is er.', 'Zij wil brood!', '▢ heeft brood.', 'Klaar.']

describe('a text with gaps', () => {
  it('is shown sentence by sentence, each gap by its number', () => {
    expect(regelsVan(TEKST).map(({ gat }) => gat)).toEqual([0, null, null, 1, null])
    expect(regelsVan(TEKST)[0]).toEqual({ voor: 'Ik ga naar ', na: '.', gat: 0 })
    expect(regelsVan(TEKST)[1]).toEqual({ voor: 'De eend is er.', na: '', gat: null })
    expect(regelsVan(TEKST)[3]?.voor).toBe('')
  })

  it('is read back with what came into its gaps, in their order', () => {
    expect(vulIn(TEKST, ['de vijver', 'De bakker'])).toEqual([
      'Ik ga naar de vijver.',
      'De eend is er.',
      'Zij wil brood!',
      'De bakker heeft brood.',
      'Klaar.',
    ])
    expect(vulIn(['▢', 'x', '▢'], ['a'])).toEqual(['a', 'x', ''])
  })

  it.each([
    [0, 0],
    [1, 1],
    [3, 1],
    [4, 4],
  ])('tells sentence %i from sentence %i on: after the gap before it', (plek, begin) => {
    expect(beginVan(TEKST, plek)).toBe(begin)
  })
})
