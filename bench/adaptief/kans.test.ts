import { describe, expect, it } from 'vitest'
import * as k from './kans.ts'

/** Computes the information by its definition: the mean square of the derivative of the log-likelihood by level. */
function metDeHand(x: number, gok: number, geheugen: number): number {
  const p = (y: number) => k.metGok(1 - (1 - k.logistisch(y)) * (1 - geheugen), gok)
  const H = 1e-4
  const score = (kans: (y: number) => number) =>
    (Math.log(kans(x + H)) - Math.log(kans(x - H))) / (2 * H)
  return p(x) * score(p) ** 2 + (1 - p(x)) * score((y) => 1 - p(y)) ** 2
}

describe('what an answer tells', () => {
  it('is the Fisher information, with guess, slip and memory in it', () => {
    for (const gok of [0.02, 0.25, 1 / 3])
      for (const geheugen of [0, 0.4])
        for (const x of [-2, 0, 0.7, 2])
          expect(k.informatie(x, gok, geheugen)).toBeCloseTo(metDeHand(x, gok, geheugen), 6)
  })

  it('is never more than of the best word', () => {
    const beste = k.besteInformatie(0.02)
    for (let x = -6; x < 6; x += 0.037) expect(k.informatie(x, 0.02)).toBeLessThanOrEqual(beste)
    expect(beste).toBeGreaterThan(0.2)
    expect(k.besteInformatie(1 / 3)).toBeLessThan(beste)
  })
})

describe('chances', () => {
  it('come back from the distance that gives them', () => {
    for (const gok of [0, 0.02, 0.25])
      expect(k.metGok(k.logistisch(k.afstandBij(0.8, gok)), gok)).toBeCloseTo(0.8, 10)
  })

  it('that are foretold right leave no divergence, all others do', () => {
    expect(k.divergentie(0.7, 0.7)).toBeCloseTo(0, 12)
    for (const q of [0, 0.2, 0.69, 0.75, 1]) expect(k.divergentie(0.7, q)).toBeGreaterThan(0)
  })
})
