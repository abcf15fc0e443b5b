import { wegX } from '@letterhaven/game-kit/onderdelen/banen'
import { expect, it } from 'vitest'
import { behindDitch, besideRoad } from './berm.ts'
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
