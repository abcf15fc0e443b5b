import { describe, expect, it } from 'vitest'
import { teltMee } from './telt-mee.ts'

describe('whether an answer counts', () => {
  it.each([
    ['a first try', { poging: 1, vraag: 'typ:flits' }, true],
    ['a mend', { poging: 2, vraag: 'typ:flits' }, false],
    ['a second try of before mends existed', { poging: 2 }, true],
    ['the same, as the database has it', { poging: 2, vraag: null }, true],
  ])('%s', (_, antwoord, telt) => {
    expect(teltMee(antwoord)).toBe(telt)
  })
})
