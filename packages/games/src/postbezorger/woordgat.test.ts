import type { Item } from '@letterhaven/game-kit/regels/contract'
import { describe, expect, it } from 'vitest'
import { vormBij, woordgatVan } from './woordgat.ts'

const woord = (graphemes: readonly string[], syllables?: readonly string[]): Item => ({
  soort: 'woord',
  id: graphemes.join(''),
  word: graphemes.join(''),
  graphemes,
  ...(syllables ? { syllables } : {}),
})

describe('a word that cannot be heard', () => {
  it('is read without the letters between which its houses choose', () => {
    expect(woordgatVan(woord(['v', 'ij', 'v', 'er']), 'ei,ij')).toEqual({ voor: 'v', na: 'ver' })
    expect(woordgatVan(woord(['p', 'ei', 'l']), 'ei,ij')).toEqual({ voor: 'p', na: 'l' })
  })

  it('is asked for its last letter, and not for the same letter before it', () => {
    expect(woordgatVan(woord(['d', 'aa', 'd']), '-d,-t')).toEqual({ voor: 'daa', na: '' })
    expect(woordgatVan(woord(['t', 'e', 'n', 't']), '-d,-t')).toEqual({ voor: 'ten', na: '' })
  })

  it('does not tell how many letters are left out where the houses are rules', () => {
    const paar = 'kg-open,kg-dicht'
    expect(woordgatVan(woord(['b', 'a', 'kk', 'e', 'r'], ['ba', 'kker']), paar)).toEqual({
      voor: 'ba',
      na: 'er',
    })
    expect(woordgatVan(woord(['b', 'o', 'm', 'e', 'n'], ['bo', 'men']), paar)).toEqual({
      voor: 'bo',
      na: 'en',
    })
    const graphemes = ['v', 'er', 'g', 'a', 'd', 'er', 'i', 'ng']
    expect(woordgatVan(woord(graphemes, ['ver', 'ga', 'de', 'ring']), paar)).toEqual({
      voor: 'verga',
      na: 'ering',
    })
  })

  it('is not shown at all where only the gap would be left, or nothing tells where it is', () => {
    expect(woordgatVan(woord(['ei']), 'ei,ij')).toBeNull()
    expect(woordgatVan(woord(['b', 'o', 'm', 'e', 'n']), 'kg-open,kg-dicht')).toBeNull()
  })
})

describe('a word at a house', () => {
  it('has the letters of that house in its gap', () => {
    expect(vormBij(woord(['l', 'ij', 'm']), 'ei,ij', 'ei')).toBe('leim')
    expect(vormBij(woord(['l', 'ij', 'm']), 'ei,ij', 'ij')).toBe('lijm')
    expect(vormBij(woord(['t', 'e', 'n', 't']), '-d,-t', '-d')).toBe('tend')
    const bakker = woord(['b', 'a', 'kk', 'e', 'r'], ['ba', 'kker'])
    expect(vormBij(bakker, 'kg-open,kg-dicht', 'kg-open')).toBe('baker')
    const bomen = woord(['b', 'o', 'm', 'e', 'n'], ['bo', 'men'])
    expect(vormBij(bomen, 'kg-open,kg-dicht', 'kg-dicht')).toBe('bommen')
  })

  it('is not told where the house is about something else', () => {
    expect(vormBij(woord(['l', 'ij', 'm']), 'ei,ij', 'au')).toBeNull()
    expect(vormBij(woord(['c', 'e', 'n', 't']), 'cent,cola', 'cola')).toBeNull()
  })
})
