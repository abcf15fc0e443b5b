import { beforeAll, describe, expect, it } from 'vitest'
import { LEES_CODES, leescodeVan } from './lees-categorieen.ts'
import type { WordEntry } from './woord.ts'
import { woordenTotEnMet } from './woorden.ts'

let woorden: readonly WordEntry[] = []
beforeAll(async () => {
  woorden = await woordenTotEnMet(8)
})
const codeVan = (w: string) => {
  const woord = woorden.find((een) => een.w === w)
  if (!woord) throw new Error(`no word ${w}`)
  return leescodeVan(woord)
}

describe('the make of a word as it is read', () => {
  it.each([
    ['maan', 'lees-1'],
    ['pen', 'lees-1'],
    ['stoel', 'lees-2'],
    ['kast', 'lees-2'],
    ['krant', 'lees-3'],
    ['kikker', 'lees-4'],
    ['aardappel', 'lees-5'],
    ['bibliotheken', 'lees-7'],
  ])('of %s is %s', (woord, code) => {
    expect(codeVan(woord)).toBe(code)
  })

  it('is none of one sound, and none before its own year (decoys)', () => {
    expect(codeVan('aai')).toBeNull()
    expect(leescodeVan({ kg: ['chic'], struct: 'MKM', groep: 7 })).toBeNull()
    expect(leescodeVan({ kg: ['chic'], struct: 'MKM', groep: 3 })).toBe('lees-1')
  })

  it('has at least forty words in each category', () => {
    const perCode = Map.groupBy(woorden, leescodeVan)
    expect(LEES_CODES.filter((code) => (perCode.get(code)?.length ?? 0) < 40)).toEqual([])
  })
})
