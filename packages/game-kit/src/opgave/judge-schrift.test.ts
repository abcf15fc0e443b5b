import { describe, expect, it } from 'vitest'
import { gokVan } from './kansen.ts'
import { judge } from './judge.ts'
import type { WoordOpgave } from './opgave.ts'

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
})
