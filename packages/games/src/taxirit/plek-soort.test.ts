import { loadZinsOpgaven } from '@letterhaven/game-kit/opgave/zinnen'
import { expect, it } from 'vitest'
import { knownSoort, soortVan } from './plek-soort.ts'

const JAREN = [3, 4, 5, 6, 7, 8] as const
const GATEN = (
  await Promise.all(
    JAREN.flatMap((groep) =>
      (['nl', 'be'] as const).map((land) => loadZinsOpgaven('gat', groep, land)),
    ),
  )
).flat()

it('every place of every story has its own picture', () => {
  const plekken = new Set(
    GATEN.flatMap((gat) => (gat.soort === 'gat' ? (gat.rit?.plekken ?? []) : [])),
  )
  expect(plekken.size).toBeGreaterThan(80)
  expect([...plekken].filter((plek) => knownSoort(plek) === undefined)).toEqual([])
})

it('no water, ice or bath stands in for another one: each is painted as itself', () => {
  const nat =
    'de zee,het strand,het meer,het moeras,de haven,de sluis,de fontein,de waterval,de ijsbaan,het bad,het zwembad,de sauna,het aquarium'.split(
      ',',
    )
  expect(new Set(nat.map(soortVan)).size).toBe(nat.length)
  expect(soortVan('het ijs')).toBe(soortVan('de ijsbaan'))
})

it('who makes teeth well or animals has a sign of its own, and a zoo is no wood', () => {
  const zorg = ['de dokter', 'de tandarts', 'de dierenarts'].map(soortVan)
  expect(new Set(zorg).size).toBe(3)
  expect(soortVan('het ziekenhuis')).toBe(soortVan('de dokter'))
  expect(soortVan('de zoo')).toBe(soortVan('de dierentuin'))
  expect(soortVan('de zoo')).not.toBe(soortVan('het bos'))
})

it('a place that nobody knows is a big house, and no place is what it is not', () => {
  expect(knownSoort('de vulkaan')).toBeUndefined()
  expect(soortVan('de vulkaan')).toBe('huis')
  expect(soortVan('de zee')).not.toBe(soortVan('de kerk'))
})
