import { expect, it } from 'vitest'
import { judge } from './judge.ts'
import type { Opgave } from './opgave.ts'
import { readMis, woordenIn } from './voorgelezen.ts'

it('what a listener heard go wrong in a text tells the places of those words, and nothing else does', () => {
  expect(readMis('ja', 40)).toEqual([])
  expect(readMis('nee:8', 40)).toEqual([3])
  // The first, and of the second five words the first and the last.
  expect(readMis('nee:1h', 40)).toEqual([0, 5, 9])
  for (const geen of ['nee', 'nee:', 'nee:0', 'nee:10', 'nee:w', 'nee:3,17', 'ja:1', ''])
    expect(readMis(geen, 40)).toBeNull()
  // A text of ten words has no eleventh.
  expect([readMis('nee:01', 10), readMis('nee:001', 10)]).toEqual([[5], null])
})

it('the words of a text are those that stand apart', () => {
  expect(woordenIn(['De pet is weg.', "'Mam, zoek je mee?'"])).toHaveLength(8)
})

/** A text of so many sentences of four words. */
const tekst = (zinnen: number): Opgave => ({
  soort: 'tekst',
  id: 'pet:0',
  zinnen: Array.from({ length: zinnen }, () => 'Dit zijn vier woorden.'),
  keuzes: ['a', 'b'],
  goed: 1,
  bewijs: [2],
})

it('a text is read right when at most one word in twenty went wrong', () => {
  const oordeel = (zinnen: number, gegeven: string, vraag = 'oordeel:samen>markeer') =>
    judge(tekst(zinnen), vraag, gegeven)
  expect(oordeel(10, 'ja')).toEqual({ correct: true, gok: 0.02 })
  expect(oordeel(10, 'nee:801')).toEqual({ correct: true, gok: 0.02 })
  expect(oordeel(10, 'nee:c01')).toEqual({ correct: false, gok: 0.02 })
  expect(oordeel(4, 'nee:1')?.correct).toBe(false)
  // Decoys: it is asked before the questions alone, and nothing but places is an answer.
  for (const vraag of ['oordeel:samen', 'oordeel:samen>typ', 'oordeel:woord'])
    expect(oordeel(10, 'ja', vraag)).toBeNull()
  expect([oordeel(4, 'nee'), oordeel(4, 'nee:00001')]).toEqual([null, null])
})
