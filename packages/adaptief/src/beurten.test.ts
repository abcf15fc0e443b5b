import { describe, expect, it } from 'vitest'
import { makeBeurten } from './beurten.ts'

const uit =
  (woorden: readonly string[], begin: boolean[] = []) =>
  (behalve: readonly string[], isBegin: boolean): { itemId: string } | null => {
    const itemId = woorden.find((woord) => !behalve.includes(woord))
    if (itemId === undefined) return null
    begin.push(isBegin)
    return { itemId }
  }

describe('the words of a round', () => {
  it('do not come twice while they wait for an answer, and may after it', () => {
    const beurten = makeBeurten()
    const choose = uit(['a', 'b'])
    expect(beurten.volgende(choose)?.itemId).toBe('a')
    expect(beurten.volgende(choose)?.itemId).toBe('b')
    beurten.close('a')
    expect(beurten.volgende(choose)?.itemId).toBe('a')
  })

  it('come again, longest ago first, where a taak has only few', () => {
    const beurten = makeBeurten()
    const choose = uit(['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h'])
    const gevraagd = Array.from({ length: 10 }, () => beurten.volgende(choose)?.itemId)
    expect(gevraagd.slice(8)).toEqual(['a', 'b'])
  })

  it('know only the first as the begin of the round', () => {
    const begin: boolean[] = []
    const beurten = makeBeurten()
    beurten.volgende(uit([]))
    beurten.volgende(uit(['a', 'b'], begin))
    beurten.volgende(uit(['a', 'b'], begin))
    expect(begin).toEqual([true, false])
  })
})
