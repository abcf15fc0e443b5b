import { describe, expect, it } from 'vitest'
import {
  goudenTorens,
  hoogtenVan,
  kroonVan,
  landOp,
  listVerbindingen,
  type Deel,
} from './kasteel.ts'
import { lengteVan } from './lengte.ts'

const deel = (toren: number, raak = false): Deel => ({
  toren,
  stukken: ['vis'],
  eerste: true,
  raak,
})
const torens = (...rij: readonly number[]): readonly Deel[] => rij.map((toren) => deel(toren))

describe('a shot', () => {
  it('comes down where it was aimed, further by the wind, and not beside the castle', () => {
    const leeg = { delen: [], lagen: 4 }
    expect([0, 1, 2, 3].map((doel) => landOp(leeg, doel, 0))).toEqual([0, 1, 2, 3])
    expect([0, 1, 2, 3].map((doel) => landOp(leeg, doel, 2))).toEqual([2, 3, 3, 3])
    expect([0, 1, 2, 3].map((doel) => landOp(leeg, doel, -1))).toEqual([0, 0, 1, 2])
    expect(landOp(leeg, -1, 2)).toBe(-1)
  })

  it('finds the nearest tower with room, and the sky where there is none', () => {
    expect(landOp({ delen: torens(2, 2), lagen: 2 }, 2, 0)).toBe(1)
    expect(landOp({ delen: torens(0, 1, 2, 3), lagen: 1 }, 2, 0)).toBe(-1)
  })
})

describe('the castle', () => {
  it('counts the floors of each tower, and a word in the sky is none', () => {
    expect(hoogtenVan(torens(1, 1, 3, -1))).toEqual([0, 2, 0, 1])
  })

  it('crowns a tower by its height', () => {
    expect([0, 1, 2, 3, 4, 5].map(kroonVan)).toEqual([
      'leeg',
      'kantelen',
      'vlag',
      'dak',
      'ster',
      'ster',
    ])
  })

  it('joins neighbours: a bridge at one height, a slide where one is much higher, else nothing', () => {
    expect(listVerbindingen([2, 2, 1, 3])).toEqual([
      { soort: 'brug', van: 0, naar: 1, laag: 2 },
      { soort: 'glijbaan', van: 3, naar: 2, laag: 3 },
    ])
    expect(listVerbindingen([1, 1, 0, 4])).toEqual([])
  })

  it('has a tower of gold where every word of a full one is of its length', () => {
    const plan = ['kort', 'middel', 'lang', 'vrij'] as const
    const delen = [...torens(1, 1), deel(0, true), deel(0, true), deel(3, true), deel(3, true)]
    expect(goudenTorens({ delen, lagen: 2 }, plan)).toEqual([0])
    expect(goudenTorens({ delen, lagen: 3 }, plan)).toEqual([])
    expect(goudenTorens({ delen, lagen: 2 }, null)).toEqual([])
  })
})

describe('the length of a word', () => {
  it('is measured among the words of its year', () => {
    expect([3, 4, 6, 8].map((groep) => lengteVan('boom', groep))).toEqual([
      'middel',
      'kort',
      'kort',
      'kort',
    ])
    expect([4, 6, 8].map((groep) => lengteVan('vriendin', groep))).toEqual([
      'lang',
      'middel',
      'middel',
    ])
  })
})
