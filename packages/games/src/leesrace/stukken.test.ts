import { expect, it } from 'vitest'
import { groepjesVan, splitBij } from './rijen.ts'
import { isAlineaBegin, stukkenVan } from './stukken.ts'

it('shuts a text in its paragraphs, where there are three or four of them', () => {
  expect(stukkenVan(8, [3, 2, 3])).toEqual([0, 3, 5])
  expect(stukkenVan(19, [5, 4, 5, 5])).toEqual([0, 5, 9, 14])
})

it('shuts any other text in three or four stretches of about as many sentences', () => {
  expect(stukkenVan(9, [9])).toEqual([0, 3, 6])
  expect(stukkenVan(16, [1, 3, 2, 2, 3, 1, 4])).toEqual([0, 4, 8, 12])
  for (let zinnen = 5; zinnen < 26; zinnen += 1) {
    const stukken = stukkenVan(
      zinnen,
      Array.from({ length: zinnen }, () => 1),
    )
    expect(stukken[0]).toBe(0)
    expect(new Set(stukken).size).toBe(stukken.length)
    expect(stukken.length).toBeLessThanOrEqual(4)
  }
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
