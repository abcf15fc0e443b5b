import { expect, it } from 'vitest'
import { letterstand } from './letterstand.ts'

/** The readings of one letter, oldest first: + is right, - is wrong. */
const lezingen = (letter: string, rij: string) =>
  [...rij].map((teken) => ({ letter, isGoed: teken === '+' }))

it.each([
  ['its last two went right', '-++', { zeker: 1, onzeker: [] }],
  ['its last went wrong', '++-', { zeker: 0, onzeker: ['oe'] }],
  ['it went right once, and never before', '+', { zeker: 0, onzeker: [] }],
  ['it went right for the first time again', '++-+', { zeker: 0, onzeker: [] }],
  ['it was never heard', '', { zeker: 0, onzeker: [] }],
])('a letter stands by its latest readings: %s', (_, rij, stand) => {
  expect(letterstand(['oe'], lezingen('oe', rij))).toMatchObject(stand)
})

it('letters are told by how many are sure, by name where they are not, and by number where too little was heard', () => {
  const gehoord = [
    ...lezingen('ui', '-'),
    ...lezingen('m', '++'),
    ...lezingen('eu', '+-'),
    ...lezingen('s', '+'),
    // Decoy: a letter of another list tells nothing.
    ...lezingen('qu', '--'),
  ]
  expect(letterstand(['m', 's', 't', 'eu', 'ui'], gehoord)).toEqual({
    zeker: 1,
    onzeker: ['eu', 'ui'],
    teWeinig: 2,
    totaal: 5,
  })
})
