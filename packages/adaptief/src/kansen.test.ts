import { evenly } from '@letterhaven/contracts/proef/evenly'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { KNOPEN, SLIP } from './constanten.ts'
import { afstandVoor, afvlakking, kansBij, logit, naAntwoord, normaal, sigmoid } from './kansen.ts'

/** Computes a moment of the standard normal distribution from the engine's own nodes. */
function moment(orde: number): number {
  return KNOPEN.reduce(
    (som, [z, w]) => som + w * (z === 0 ? (orde === 0 ? 1 : 0) : 2 * z ** orde),
    0,
  )
}

describe('the nodes of the quadrature', () => {
  it('integrate even powers of a standard normal exactly up to the 28th', () => {
    let verwacht = 1
    for (let orde = 0; orde <= 28; orde += 2) {
      expect(moment(orde) / verwacht).toBeCloseTo(1, 8)
      verwacht *= orde + 1
    }
  })

  it('fail at the 30th power, where 15 nodes must fail (decoy)', () => {
    const dubbelFaculteit = [1, 3, 5, 7, 9, 11, 13, 15, 17, 19, 21, 23, 25, 27, 29].reduce(
      (a, b) => a * b,
    )
    expect(Math.abs(moment(30) / dubbelFaculteit - 1)).toBeGreaterThan(1e-4)
  })
})

describe('one answer', () => {
  it('gives the same posterior as a fine grid', () => {
    const [m, v, guess] = [0.4, 1.6, 0.25]
    let [z0, z1, z2] = [0, 0, 0]
    for (let x = -9; x <= 9; x += 0.001) {
      const gewicht =
        Math.exp((-(x - m) * (x - m)) / (2 * v)) * (1 - guess - (1 - guess - SLIP) * sigmoid(x))
      z0 += gewicht
      z1 += gewicht * x
      z2 += gewicht * x * x
    }
    const na = naAntwoord(m, v, { correct: false, guess, gewicht: 1 })
    expect(na.m).toBeCloseTo(z1 / z0, 4)
    expect(na.v).toBeCloseTo(z2 / z0 - (z1 / z0) ** 2, 3)
  })

  it('moves up when right and down when wrong, and less with a higher chance to guess', () => {
    const goed = naAntwoord(0, 1, { correct: true, guess: 0, gewicht: 1 })
    const fout = naAntwoord(0, 1, { correct: false, guess: 0, gewicht: 1 })
    const gegokt = naAntwoord(0, 1, { correct: true, guess: 0.5, gewicht: 1 })
    expect(goed.m).toBeGreaterThan(0)
    expect(fout.m).toBeLessThan(0)
    expect(gegokt.m).toBeGreaterThan(0)
    expect(gegokt.m).toBeLessThan(goed.m)
  })

  it('says less when it weighs less, and nothing at weight 0', () => {
    const vol = naAntwoord(0, 1, { correct: true, guess: 0.02, gewicht: 1 })
    const half = naAntwoord(0, 1, { correct: true, guess: 0.02, gewicht: 0.5 })
    const niets = naAntwoord(0, 1, { correct: true, guess: 0.02, gewicht: 0 })
    expect(half.m).toBeLessThan(vol.m)
    expect(half.m).toBeGreaterThan(0)
    expect(niets.m).toBeCloseTo(0, 10)
    expect(niets.v).toBeCloseTo(1, 6)
  })
})

describe('chances', () => {
  const reeel = evenly(-12, 12)
  const variantie = evenly(0, 5)
  const gok = evenly(-1, 2)

  it('stay between guess and one, whatever goes in', () => {
    fc.assert(
      fc.property(reeel, variantie, gok, (m, v, g) => {
        const p = kansBij(m, v, g)
        expect(p).toBeGreaterThanOrEqual(Math.max(0, Math.min(g, 0.9)))
        expect(p).toBeLessThanOrEqual(1)
      }),
    )
  })

  it('hold the wanted chance at the distance that is asked for it', () => {
    fc.assert(
      fc.property(evenly(0.62, 0.9), variantie, (doel, v) => {
        expect(kansBij(afstandVoor(doel, v, 0.5), v, 0.5)).toBeCloseTo(doel, 6)
      }),
    )
  })

  it('invert: logit undoes sigmoid, and is finite at the ends', () => {
    expect(logit(sigmoid(1.3))).toBeCloseTo(1.3, 10)
    expect([logit(0), logit(1)]).toEqual([-6, 6])
  })

  it('flatten by what MacKay gives for a variance, and not where nothing is unsure', () => {
    expect(afvlakking(0)).toBe(1)
    expect(afvlakking(1)).toBeCloseTo(1.18013, 4)
    expect(afvlakking(4)).toBeCloseTo(1.60337, 4)
  })

  it('know the normal distribution', () => {
    expect(normaal(0)).toBeCloseTo(0.5, 6)
    expect(normaal(1.2815515655)).toBeCloseTo(0.9, 5)
    expect(normaal(-1.959963985)).toBeCloseTo(0.025, 5)
  })
})
