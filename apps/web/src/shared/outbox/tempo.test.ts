import { evenly } from '@letterhaven/contracts/proef/evenly'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { waitAfterFout } from './tempo.ts'

describe('waiting after a failure', () => {
  it('doubles from 2 s to at most 2 minutes, and is never shorter than half of that', () => {
    expect([1, 2, 3, 6, 7, 40].map((n) => waitAfterFout(n, 1))).toEqual([
      2000, 4000, 8000, 64_000, 120_000, 120_000,
    ])
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 1000 }), evenly(0, 1), (n, x) => {
        expect(waitAfterFout(n, x)).toBeGreaterThanOrEqual(waitAfterFout(n, 1) / 2)
        expect(waitAfterFout(n, x)).toBeLessThanOrEqual(120_000)
      }),
    )
  })

  it('spreads a class that lost its network together', () => {
    const wachten = [0, 0.25, 0.5, 0.75, 1].map((toeval) => waitAfterFout(3, toeval))
    expect(new Set(wachten).size).toBe(5)
  })
})
