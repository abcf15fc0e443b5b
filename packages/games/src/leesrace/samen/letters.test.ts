import { segment } from '@letterhaven/taal/grafemen'
import { LEESLETTERS } from '@letterhaven/taal/leesletters'
import { loadRules } from '@letterhaven/taal/taalregels/laad'
import { beforeAll, expect, it } from 'vitest'
import { ZOALS_IN } from './letters.ts'

beforeAll(() => loadRules())

/** Letters that are learned as one, and write more sounds. */
const RIJEN = new Map([
  ['nk', 'n k'],
  ['sch', 's ch'],
])

it('every letter has a word in which it says its sound, and no other letter reads as it there', () => {
  expect(new Set(Object.keys(ZOALS_IN))).toEqual(new Set(LEESLETTERS))
  const staatIn = (letter: string, woord: string): boolean =>
    ` ${segment(woord).graphemes.join(' ')} `.includes(` ${RIJEN.get(letter) ?? letter} `)
  expect(Object.entries(ZOALS_IN).filter(([letter, woord]) => !staatIn(letter, woord))).toEqual([])
  // Decoy: the letters stand there, as part of another sound.
  expect(staatIn('e', 'boek')).toBe(false)
})
