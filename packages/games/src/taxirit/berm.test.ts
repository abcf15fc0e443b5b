import { wegX } from '@letterhaven/game-kit/onderdelen/banen'
import { describe, expect, it } from 'vitest'
import { behindDitch, besideRoad, standplekken, zijdeVan } from './berm.ts'
import { classify } from './indeling.ts'

/** The far bank of the ditch, and half the width of a place at scale 1. */
const OEVER = -2.3
const HALF = 60

it.each([
  [1280, 800],
  [1440, 900],
  [1920, 1080],
])('the places that were reached stand in the meadow and not in the ditch, at %ix%i', (w, h) => {
  const indeling = classify(w, h)
  const maat = 0.95
  for (const nr of [0, 2]) {
    const [x, y] = behindDitch(indeling, nr, maat)
    expect(x - HALF * maat).toBeGreaterThanOrEqual(0)
    expect(x + HALF * maat).toBeLessThan(wegX(indeling, y, OEVER))
  }
  // Decoy: on the verge itself a place at the left stands over the water.
  const [x, y] = besideRoad(indeling, [-1, 0.66], { u: 1.3, maat })
  expect(x + HALF * maat).toBeGreaterThan(wegX(indeling, y, OEVER))
})

describe('the side of a place that was reached', () => {
  const WEI = { maat: 0.95, u: 1.3, isDroog: false } as const
  const KUST = { ...WEI, isDroog: true } as const

  it('is the one of its street, at every width', () => {
    expect([0, 1, 2, 3].map((nr) => zijdeVan([nr, 4]))).toEqual([-1, -1, 1, 1])
    expect([0, 1, 2].map((nr) => zijdeVan([nr, 3]))).toEqual([-1, 0, 1])
    for (const [w, h] of [
      [1280, 800],
      [390, 844],
    ] as const) {
      const indeling = classify(w, h)
      for (const berm of [WEI, KUST]) {
        const [links, rechts] = standplekken(indeling, [-1, 1], berm)
        expect(links?.punt[0]).toBeLessThan(w / 2)
        expect(rechts?.punt[0]).toBeGreaterThan(w / 2)
      }
    }
  })

  it('holds three places behind each other, and the meadow no third one', () => {
    const indeling = classify(1280, 800)
    const rij = standplekken(indeling, [1, 1, 1], WEI).map(({ punt: [, y] }) => y)
    expect(rij).toEqual(rij.toSorted((een, ander) => ander - een))
    expect(new Set(rij).size).toBe(3)
    const wei = standplekken(indeling, [-1, -1, -1], WEI).map(({ punt: [x] }) => x < 640)
    expect(wei).toEqual([true, true, false])
    // Decoy: where all of it is dry, the third one stands there as well.
    const droog = standplekken(indeling, [-1, -1, -1], KUST).map(({ punt: [x] }) => x < 640)
    expect(droog).toEqual([true, true, true])
  })
})
