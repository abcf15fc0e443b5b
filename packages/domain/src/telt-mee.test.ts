import { describe, expect, it } from 'vitest'
import { isStap, teltMee } from './telt-mee.ts'

describe('whether an answer counts', () => {
  it.each([
    ['a first try', { poging: 1, vraag: 'typ:flits' }, true],
    ['a mend', { poging: 2, vraag: 'typ:flits' }, false],
    ['a second try of before mends existed', { poging: 2 }, true],
    ['the same, as the database has it', { poging: 2, vraag: null }, true],
    ['a sort by itself', { poging: 1, vraag: 'sorteer:ei,ij' }, true],
    ['a sort on the way to writing', { poging: 1, vraag: 'sorteer:ei,ij>typ' }, false],
    ['such a step at a second try', { poging: 2, vraag: 'sorteer:ei,ij>bouw' }, false],
  ])('%s', (_, antwoord, telt) => {
    expect(teltMee(antwoord)).toBe(telt)
  })

  it('is no step because of a sign that stands elsewhere in the vraag', () => {
    expect(isStap('sorteer:>,<')).toBe(false)
    expect(isStap(null)).toBe(false)
  })
})
