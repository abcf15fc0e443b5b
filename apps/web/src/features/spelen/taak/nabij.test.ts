import type { WoordOpgave } from '@letterhaven/game-kit/opgave/opgave'
import { expect, it } from 'vitest'
import { isNabij } from './nabij.ts'

const woord = (graphemes: readonly string[], ...syllables: readonly string[]): WoordOpgave => ({
  soort: 'woord',
  id: graphemes.join(''),
  word: graphemes.join(''),
  graphemes,
  syllables,
})
const maan = woord(['m', 'aa', 'n'], 'maan')
const bakker = woord(['b', 'a', 'kk', 'e', 'r'], 'ba', 'kker')

it.each([
  [maan, woord(['b', 'aa', 'n'], 'baan'), true],
  [maan, woord(['m', 'aa', 'r'], 'maar'), true],
  [maan, woord(['m', 'ee', 'n'], 'meen'), true],
  [maan, woord(['m', 'a', 'n'], 'man'), true],
  [bakker, woord(['b', 'a', 'kk', 'e', 'n'], 'ba', 'kken'), true],
  [bakker, woord(['l', 'e', 'kk', 'e', 'r'], 'le', 'kker'), true],
  // Decoys: two changes, another length, the word itself, and what is no word.
  [maan, woord(['b', 'aa', 'l'], 'baal'), false],
  [maan, woord(['m', 'aa', 'n', 'd'], 'maand'), false],
  [maan, maan, false],
  [bakker, woord(['t', 'o', 'm', 'aa', 't'], 'to', 'maat'), false],
] as const)('%#: whether a word is much like the one before it', (een, ander, isLijkt) => {
  expect(isNabij(een, ander)).toBe(isLijkt)
})

it('is never so for a sentence, or before the first word', () => {
  expect(isNabij(undefined, maan)).toBe(false)
  const zin = { soort: 'zin', id: 'z:0', woorden: ['maan'], ordes: [['maan']] } as const
  expect(isNabij(maan, zin)).toBe(false)
})
