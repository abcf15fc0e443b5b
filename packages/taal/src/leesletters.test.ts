import { beforeAll, describe, expect, it } from 'vitest'
import { leescodeVan } from './lees-categorieen.ts'
import { LEESLETTERS } from './leesletters.ts'
import type { WordEntry } from './woord.ts'
import { woordenTotEnMet } from './woorden.ts'

const EERSTE_JAAR = new Set<string | null>(['lees-1', 'lees-2', 'lees-3'])
/** Letters that are learned as one, though they write two sounds. */
const RIJEN = ['nk', 'sch']

let woorden: readonly WordEntry[] = []
beforeAll(async () => {
  woorden = (await woordenTotEnMet(8)).filter((woord) => EERSTE_JAAR.has(leescodeVan(woord)))
})

describe('the letters of the first year of reading', () => {
  it('are those of its words, and two rows of them that are learned as one', () => {
    const inWoorden = new Set(woorden.flatMap(({ g }) => g))
    expect(new Set(LEESLETTERS)).toEqual(new Set([...inWoorden, ...RIJEN]))
    // Decoys: letters of a later year, and of words from elsewhere.
    for (const letter of ['au', 'x', 'qu', 'tt']) expect(LEESLETTERS).not.toContain(letter)
  })

  it('stand in the list once, and a row of letters stands in words of that year', () => {
    expect(new Set(LEESLETTERS).size).toBe(LEESLETTERS.length)
    for (const rij of RIJEN) expect(woorden.some(({ w }) => w.includes(rij))).toBe(true)
  })
})
