import { expect, it } from 'vitest'
import { metHoofdletter } from './hoofdletter.ts'

it.each([
  ['ijsland', 'IJsland'],
  ['groep 5', 'Groep 5'],
  ['élan', 'Élan'],
  ['', ''],
])('makes a capital of the first letter, ij as one: %j', (tekst, met) => {
  expect(metHoofdletter(tekst)).toBe(met)
})
