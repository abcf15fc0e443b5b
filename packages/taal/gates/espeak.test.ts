import { describe, expect, it } from 'vitest'
import { andersGehoord, pronounce, countKlinkers } from './espeak.ts'

describe('a second opinion on klankgroepen', () => {
  it.each([
    ['bˈoːm', 1],
    ['hˈœys', 1],
    ['ˈeʊ', 1],
    ['ˈʌʊtoː', 2],
    ['zˈeːən', 2],
    ['mˈyzˌeːɵm', 3],
    ['bəˈɪnvlˌudən', 4],
    ['', 0],
  ])('hears in %s %i vowels', (ipa, aantal) => {
    expect(countKlinkers(ipa)).toBe(aantal)
  })

  it('names a word that is divided otherwise, and no other', () => {
    const corpus = [
      { w: 'auto', kg: ['au', 'to'] },
      { w: 'zeeën', kg: ['zeeën'] },
    ]
    expect(andersGehoord(corpus, ['ˈʌʊtoː', 'zˈeːən'])).toEqual(['zeeën: zeeën en zˈeːən'])
  })

  it('answers every word with a line where the program is, and says so where it is not', () => {
    const ipa = pronounce(["'s morgens", 'boom', 'co-ouder'])
    expect(ipa === null || ipa.length === 3).toBe(true)
  })
})
