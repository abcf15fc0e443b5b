import { expect, it } from 'vitest'
import { vraag } from './proef.ts'
import { groepjesVan, splitBij } from './rijen.ts'
import { readTot } from './read-tot.ts'
import { isAlineaBegin, stukkenVan } from './stukken.ts'

it('parts a text in its paragraphs, where there are three or four of them', () => {
  expect(stukkenVan(8, [3, 2, 3])).toEqual([0, 3, 5])
  expect(stukkenVan(19, [5, 4, 5, 5])).toEqual([0, 5, 9, 14])
})

it('parts any other text in stretches of about five sentences at most', () => {
  expect(stukkenVan(9, [9])).toEqual([0, 5])
  expect(stukkenVan(9)).toEqual([0, 5])
  expect(stukkenVan(16, [1, 3, 2, 2, 3, 1, 4])).toEqual([0, 4, 8, 12])
  expect(stukkenVan(19, [2, 2, 2, 2, 1, 2, 2, 2, 3, 1])).toEqual([0, 4, 8, 13])
  expect(stukkenVan(18, [9, 3, 6])).toEqual([0, 5, 9, 12])
})

it('has no stretch of more than six sentences, and none of one but where a text is short', () => {
  for (let zinnen = 5; zinnen < 26; zinnen += 1)
    for (const alinea of [1, 2, 3, 5, 8, 30]) {
      const alineas = Array.from({ length: Math.ceil(zinnen / alinea) }, (_, nr) =>
        Math.min(alinea, zinnen - nr * alinea),
      )
      const begin = stukkenVan(zinnen, alineas)
      const maten = begin.map((hier, nr) => (begin[nr + 1] ?? zinnen) - hier)
      expect(begin[0]).toBe(0)
      expect(Math.max(...maten)).toBeLessThanOrEqual(6)
      expect(Math.min(...maten)).toBeGreaterThanOrEqual(1)
    }
})

it('reads as many stretches as a question needs, and never so few that a guess is good', () => {
  const alineas = [3, 5, 5, 5]
  const zinnen = Array.from({ length: 18 }, () => 'Zin.')
  const tot = (...bewijs: readonly number[]): number =>
    readTot(vraag({ zinnen, alineas, bewijs, citaat: [] }))
  expect(tot(4)).toBe(8)
  expect(tot(8)).toBe(13)
  // One of three sentences is a choice; two that prove it ask for six.
  expect(tot(1)).toBe(3)
  expect(tot(1, 2)).toBe(8)
  expect(tot(0, 1, 2)).toBe(13)
  expect(tot(2, 17)).toBe(18)
})

it('puts the lines in groups of eight at most, for who plays with a switch', () => {
  const groepjes = groepjesVan({
    zinnen: Array.from({ length: 20 }, () => 'Zin.'),
    alineas: [11, 9],
  })
  expect(groepjes.map(({ van, tot }) => tot - van)).toEqual([6, 5, 5, 4])
  expect(groepjes.at(-1)?.tot).toBe(20)
  expect(groepjes.map(({ isAlinea }) => isAlinea)).toEqual([true, false, true, false])
})

it('parts a group where help begins or ends, and keeps all lines', () => {
  const groepjes = groepjesVan({ zinnen: Array.from({ length: 8 }, () => 'Zin.'), alineas: [5, 3] })
  expect(splitBij(groepjes, [2, 5]).map(({ van, tot }) => [van, tot])).toEqual([
    [0, 2],
    [2, 5],
    [5, 8],
  ])
  expect(splitBij(groepjes, [])).toEqual(groepjes)
})

it('knows with which sentences paragraphs begin', () => {
  expect([0, 1, 2, 3, 4, 5].filter((zin) => isAlineaBegin([3, 2], zin))).toEqual([0, 3])
})
