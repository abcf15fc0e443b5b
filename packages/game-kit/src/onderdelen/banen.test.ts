import fc from 'fast-check'
import { expect, it } from 'vitest'
import { baanMidden, baanVan, diepteVan, strook, wegX } from './banen.ts'
import type { Weg } from './banen.ts'

const WEG: Weg = { w: 1000, h: 800, horizon: 300, half: 400, eind: 10 }

it('is as wide below as told, and runs together at the horizon', () => {
  expect(diepteVan(WEG, 300)).toBe(0)
  expect(diepteVan(WEG, 800)).toBe(1)
  expect([-1, 0, 1].map((u) => wegX(WEG, 800, u))).toEqual([100, 500, 900])
  expect([-1, 1].map((u) => wegX(WEG, 300, u))).toEqual([490, 510])
})

it('divides the road in lanes that lie side by side', () => {
  expect([0, 1, 2].map((baan) => baanMidden(baan, 3))).toEqual([1 / 3 - 1, 0, 5 / 3 - 1])
  expect(baanMidden(0, 1)).toBe(0)
})

it('finds the lane of every point: in a lane that lane, beside the road the outer one', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 1, max: 4 }),
      fc.nat(3),
      fc.integer({ min: 310, max: 800 }),
      (n, i, y) => {
        const baan = i % n
        expect(baanVan(WEG, [wegX(WEG, y, baanMidden(baan, n)), y], n)).toBe(baan)
      },
    ),
  )
  expect(baanVan(WEG, [-50, 700], 3)).toBe(0)
  expect(baanVan(WEG, [2000, 100], 3)).toBe(2)
})

it('gives a strip from the horizon down unless told', () => {
  expect(strook(WEG, [-1, 1])).toEqual([
    [490, 300],
    [510, 300],
    [900, 800],
    [100, 800],
  ])
})
