import { expect, it } from 'vitest'
import { judge } from './judge.ts'
import type { TekstOpgave } from './opgave.ts'

const tekst: TekstOpgave = {
  soort: 'tekst',
  id: 'want:0',
  zinnen: ['Amir rent.', 'De bus rijdt weg.', 'Hij ziet een want.', 'Die is van Fenna.'],
  keuzes: ['a', 'b', 'c'],
  goed: 1,
  bewijs: [2],
}

it.each([
  ['markeer:bewijs/4', '2', true, 0.25],
  ['markeer:bewijs/3', '2', true, 0.3333],
  ['markeer:bewijs/3', '0', false, 0.3333],
  // What proves it was not read.
  ['markeer:bewijs/2', '1', false, 0.02],
  // What was stored before anything was told of it stays as it was judged: a guess was made in all of the text.
  ['markeer:bewijs', '2', true, 0.25],
])('of a proof asked as %s, %s is %s, and a guess %d: in what was read', (...rij) => {
  const [vraag, gegeven, correct, gok] = rij
  expect(judge(tekst, vraag, gegeven)).toEqual({ correct, gok })
})

it.each([
  ['markeer:bewijs/2', '2'],
  ['markeer:bewijs/0', '0'],
  ['markeer:bewijs/9', '0'],
  ['markeer:bewijs/', '0'],
  ['markeer:bewijs/2/3', '0'],
])('of a proof asked as %s, %s is no answer', (vraag, gegeven) => {
  expect(judge(tekst, vraag, gegeven)).toBeNull()
})
