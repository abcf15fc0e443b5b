import { evenly } from '@letterhaven/contracts/proef/evenly'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { trek } from './rng.ts'
import {
  covariantie,
  GEEN_WINST,
  kolomVan,
  makeSchattingen,
  maalGewicht,
  stoot,
  widen,
} from './schattingen.ts'
import type { Schattingen } from './schattingen.ts'

const K = 6
/** The covariance of a general part of .8 and own parts of .5. */
const begin = makeSchattingen(K, { mean: (i) => i / 10, cov: (i, j) => (i === j ? 1.3 : 0.8) })
const volledig = (x: Schattingen) =>
  Array.from({ length: K }, (_, i) => Array.from({ length: K }, (_, j) => covariantie(x, i, j)))

/** Adds an observation of category k with error variance `fout`, by the Kalman formulas. */
function observe(x: Schattingen, k: number, { y, fout }: { y: number; fout: number }): Schattingen {
  const s = covariantie(x, k, k) + fout
  return stoot(x, {
    kolom: kolomVan(x, k),
    stap: (y - (x.mean[k] ?? 0)) / s,
    krimp: 1 / s,
    eigen: GEEN_WINST,
  })
}

describe('estimates of all categories at once', () => {
  it('hold the covariance that they were made of', () => {
    volledig(begin).forEach((rij, i) =>
      rij.forEach((c, j) => expect(c).toBeCloseTo(i === j ? 1.3 : 0.8, 4)),
    )
  })

  it('move after an observation as the formulas of Kalman say, in every category', () => {
    const na = observe(begin, 2, { y: 1.5, fout: 0.7 })
    const stap = (1.5 - 0.2) / 2
    expect(na.mean[2]).toBeCloseTo(0.2 + 1.3 * stap, 3)
    expect(na.mean[4]).toBeCloseTo(0.4 + 0.8 * stap, 3)
    expect(covariantie(na, 2, 2)).toBeCloseTo(1.3 - (1.3 * 1.3) / 2, 3)
    expect(covariantie(na, 2, 4)).toBeCloseTo(0.8 - (1.3 * 0.8) / 2, 3)
    expect(covariantie(na, 0, 4)).toBeCloseTo(0.8 - (0.8 * 0.8) / 2, 3)
  })

  it('know how each goes along with a weighted sum', () => {
    const x = observe(begin, 2, { y: 1.5, fout: 0.7 })
    const gewicht = Float64Array.of(0.5, -1, 0, 2, 0, 0.1)
    maalGewicht(x, gewicht).forEach((c, i) => {
      const verwacht = gewicht.reduce((som, g, j) => som + g * covariantie(x, i, j), 0)
      expect(c).toBeCloseTo(verwacht, 8)
    })
  })

  it('leave what they were made from untouched', () => {
    const kopie = structuredClone(begin)
    observe(begin, 1, { y: -2, fout: 0.1 })
    expect(begin).toEqual(kopie)
  })

  it('grow wider by what each gains alone and all together, up to the bound', () => {
    const voor = observe(begin, 2, { y: 0, fout: 0.1 })
    const na = widen(observe(begin, 2, { y: 0, fout: 0.1 }), {
      eigen: 0.1,
      samen: 0.2,
      grens: 1.3,
      groei: 0.01,
    })
    expect((na.mean[1] ?? 0) - (voor.mean[1] ?? 0)).toBeCloseTo(0.01, 6)
    expect(covariantie(na, 2, 2)).toBeCloseTo(covariantie(voor, 2, 2) + 0.3, 3)
    expect(covariantie(na, 2, 3)).toBeCloseTo(covariantie(voor, 2, 3) + 0.2, 3)
    expect(covariantie(na, 0, 3)).toBeCloseTo(covariantie(voor, 0, 3) + 0.2, 3)
    expect(widen(begin, { eigen: 5, samen: 5, grens: 1.3, groei: 0 }).variantie[0]).toBeCloseTo(
      1.3,
      6,
    )
  })

  it('stay a distribution after any observations: no direction has a variance under zero', () => {
    const stap = fc.tuple(fc.nat(K - 1), evenly(-4, 4))
    fc.assert(
      fc.property(fc.array(stap, { maxLength: 200 }), fc.nat(), (stappen, seed) => {
        let x = begin
        for (const [k, y] of stappen) {
          x = observe(x, k, { y, fout: 0.4 })
          x = widen(x, { eigen: 0.0006, samen: 0.0001, grens: 1.3, groei: 0 })
        }
        const cov = volledig(x)
        for (let keer = 0; keer < 40; keer += 1) {
          const a = Array.from({ length: K }, (_, i) => trek(seed, keer, i) - 0.5)
          const v = cov.flatMap((rij, i) => rij.map((c, j) => c * (a[i] ?? 0) * (a[j] ?? 0)))
          expect(v.reduce((som, c) => som + c, 0)).toBeGreaterThan(0)
        }
      }),
      { numRuns: 40 },
    )
  })
})
