import { describe, expect, it } from 'vitest'
import { gokVan } from './kansen.ts'
import { judge } from './judge.ts'
import type { Opgave, WoordOpgave } from './opgave.ts'

const hond: WoordOpgave = {
  soort: 'woord',
  id: 'hond',
  word: 'hond',
  graphemes: ['h', 'o', 'n', 'd'],
}

describe('what is judged as it is written', () => {
  it('is judged letter by letter, whatever way an accent is written', () => {
    const cafe = { ...hond, id: 'café', word: 'café', graphemes: ['c', 'a', 'f', 'é'] }
    expect(judge(cafe, 'typ:deur', 'cafe\u0301')?.correct).toBe(true)
    expect(judge(cafe, 'typ:deur', 'cafe')?.correct).toBe(false)
  })

  it('has a chance of a guess that a column of four bytes gives back as it was', () => {
    for (const n of [2, 3, 6, 7, 9]) {
      const gok = gokVan(1 / n, 1)
      expect(Number(Math.fround(gok).toPrecision(7))).toBe(gok)
      expect(gok).toBeCloseTo(1 / n, 4)
    }
  })

  it('makes a guess at marks no better by the words of another country', () => {
    const goed = ['Sam zoekt een gum. Waar is die?', 'Sam zoekt een gom. Waar is die?']
    const woorden = ['Sam', 'zoekt', 'een', 'gum', 'waar', 'is', 'die']
    const teken: Opgave = { soort: 'teken', id: 'lt4-gum', woorden, tekens: ['.'], goed }
    const alleen: Opgave = { ...teken, goed: goed.slice(0, 1) }
    const eigen = judge(alleen, 'markeer:tekens', goed[0] ?? '')
    expect(eigen).toEqual({ correct: true, gok: 0.1667 })
    for (const tekst of goed) expect(judge(teken, 'markeer:tekens', tekst)).toEqual(eigen)
    // Decoy: two ways to mark the same words are twice the guess.
    const twee = {
      ...alleen,
      goed: ['Ja. Sam komt.', 'Ja, Sam komt.'],
      woorden: ['ja', 'Sam', 'komt'],
    }
    expect(judge(twee, 'markeer:tekens', 'Ja. Sam komt.')?.gok).toBe(0.9)
  })
})
