import { describe, expect, it } from 'vitest'
import { foutPlek, inhoudVan, isLos, put, stapNaar, takeLast, takeOut, type Rij } from './rij.ts'

const STUKKEN = ['nu', 'slaapt', 'de', 'kat']

describe('a row of pieces', () => {
  it('takes each piece that was offered once', () => {
    const rij = put(STUKKEN, put(STUKKEN, [], 2) ?? [], 3) ?? []
    expect(inhoudVan(STUKKEN, rij)).toEqual(['de', 'kat'])
    expect(put(STUKKEN, rij, 2)).toBeNull()
    for (const nergens of [4, -1, 0.5]) {
      expect(put(STUKKEN, rij, nergens)).toBeNull()
      expect(isLos(STUKKEN, rij, nergens)).toBe(false)
    }
    expect(STUKKEN.filter((_, nr) => isLos(STUKKEN, rij, nr))).toEqual(['nu', 'slaapt'])
  })

  it('gives any of them back, and what lay behind it moves up', () => {
    expect(takeOut([2, 3, 1], 3)).toEqual([2, 1])
    expect(takeOut([2, 1], 3)).toBeNull()
    expect(takeLast([2, 3, 1])).toEqual([2, 3])
    expect(takeLast([])).toBeNull()
  })

  it.each([
    [[0, 1, 2, 3], -1],
    [[2, 3, 1, 0], -1],
    [[2, 3], -1],
    [[], -1],
    [[0, 2], 1],
    [[2, 3, 0, 1], 2],
    [[3], 0],
  ])('of %j goes wrong at %i, where two orders are right', (rij, plek) => {
    const ordes = [
      ['nu', 'slaapt', 'de', 'kat'],
      ['de', 'kat', 'slaapt', 'nu'],
    ]
    expect(foutPlek(ordes, inhoudVan(STUKKEN, rij))).toBe(plek)
  })

  it('goes wrong behind a whole order too', () => {
    expect(foutPlek([['de', 'kat']], ['de', 'kat', 'nu'])).toBe(2)
  })

  it('becomes any other row step by step, back as far as it went another way', () => {
    const doel: Rij = [2, 3, 1, 0]
    let rij: Rij = [2, 1, 0]
    const stappen: (number | 'terug')[] = []
    for (let stap = stapNaar(rij, doel); stap !== null; stap = stapNaar(rij, doel)) {
      stappen.push(stap)
      rij = (stap === 'terug' ? takeLast(rij) : put(STUKKEN, rij, stap)) ?? []
    }
    expect(stappen).toEqual(['terug', 'terug', 3, 1, 0])
    expect(rij).toEqual(doel)
    expect(stapNaar([2, 3], [2])).toBe('terug')
  })
})
