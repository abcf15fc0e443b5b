import { expect, it } from 'vitest'
import { deelNaam } from './deel-naam.ts'

const trein = {
  woord: 'trein',
  grafemen: ['t', 'r', 'ei', 'n'],
  klankgroepen: ['trein'],
  markeer: [2],
}

it('marks the grapheme in the name of a goal, and only where it stands by itself', () => {
  expect(deelNaam('Kleine woorden met ei', [trein])).toEqual([
    { tekst: 'Kleine woorden met ', gemerkt: false },
    { tekst: 'ei', gemerkt: true },
  ])
  expect(deelNaam('Met ij, ei en au', [trein]).filter((d) => d.gemerkt)).toEqual([
    { tekst: 'ei', gemerkt: true },
  ])
  expect(deelNaam('Woorden met ij', [trein])).toEqual([{ tekst: 'Woorden met ij', gemerkt: false }])
})
