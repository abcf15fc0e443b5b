import { describe, expect, it } from 'vitest'
import { writeVerschil } from './write-verschil.ts'

describe('where a wrong spelling differs', () => {
  it.each([
    ['geitje', 'gijtje', 'g', 'ij', 'tje'],
    ['hond', 'hont', 'hon', 't', ''],
    // Whole graphemes count: the oo and not the second o, the t and not the missing t.
    ['bomen', 'boomen', 'b', 'oo', 'men'],
    ['ketting', 'keting', 'ke', 't', 'ing'],
    ['lijst', 'liest', 'l', 'ie', 'st'],
    ['land', 'lad', 'la', '', 'd'],
    ['taxi', '', '', '', ''],
    ['ja', 'nee', '', 'nee', ''],
    ['Hij loopt naar huis.', 'Hij loopd naar huis.', 'Hij loop', 'd', ' naar huis.'],
  ])('%s written as %s', (woord, gegeven, voor, anders, na) => {
    const uit = writeVerschil(woord, gegeven)
    expect(uit).toEqual({ voor, anders, na })
    expect(`${uit?.voor}${uit?.anders}${uit?.na}`).toBe(gegeven)
  })

  it('is nowhere in another sentence altogether', () => {
    expect(writeVerschil('de dansende giraf', 'Deze giraf staat in de zon.')).toBeNull()
  })
})
