import { evenly } from '@letterhaven/contracts/proef/evenly'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { trek } from '../rng.ts'
import { beginSpoor, letRun, measure, type Spoor } from './spoor.ts'

const RUIS = 0.0125
const dagen = evenly(0, 400)
const meting = fc.record({ na: dagen, y: evenly(-20, 20) })

const perform = (metingen: readonly { na: number; y: number }[]): Spoor =>
  metingen.reduce((s, { na, y }) => measure(letRun(s, na), y, RUIS), beginSpoor(4, 0.5))

describe('a level that is followed with its growth', () => {
  it('stays a distribution of numbers after any measurements', () => {
    fc.assert(
      fc.property(fc.array(meting, { maxLength: 30 }), (metingen) => {
        const { niveau, helling, vNiveau, vHelling, samen } = perform(metingen)
        expect([niveau, helling, samen].every(Number.isFinite)).toBe(true)
        expect(vNiveau * vHelling).toBeGreaterThan(samen * samen)
      }),
    )
  })

  it('begins without a way it goes, and without outliers', () => {
    expect(beginSpoor(4, 0.5)).toMatchObject({
      niveau: 4,
      helling: 0,
      vNiveau: 0.25,
      samen: 0,
      uitschieters: 0,
    })
  })

  /** A track whose level and slope are correlated by now. */
  const gegroeid = perform([4.2, 4.4, 4.7].map((y) => ({ na: 20, y })))

  it('comes to the same whether time passes in one step or in two', () => {
    fc.assert(
      fc.property(dagen, dagen, (a, b) => {
        const begin = { ...gegroeid, helling: Math.fround(0.001) }
        const [in2, in1] = [letRun(letRun(begin, a), b), letRun(begin, a + b)]
        expect(in2.niveau).toBeCloseTo(in1.niveau, 4)
        expect(in2.helling).toBeCloseTo(in1.helling, 6)
        expect(in2.samen / in1.samen).toBeCloseTo(1, 3)
        expect(in2.vNiveau / in1.vNiveau).toBeCloseTo(1, 3)
        expect(in2.vHelling / in1.vHelling).toBeCloseTo(1, 3)
      }),
    )
  })

  /**
   * Integrates a level and a slope that wanders and wears off, by small steps of their differential equations: the mean follows
   * the slope, and the variances follow dP/dt = FP + PF' + Q.
   */
  function stapVoorStap(s: Spoor, dagen: number): Spoor {
    const slijt = 1 / 240
    const perDag = { niveau: 1.5e-5, helling: (2 * 0.0007 ** 2) / 240 }
    const stap = 1 / 2000
    let [niveau, helling, vNiveau, vHelling, samen] = [
      s.niveau,
      s.helling,
      s.vNiveau,
      s.vHelling,
      s.samen,
    ]
    for (let i = 0; i < dagen / stap; i += 1) {
      const bij = [
        helling,
        -slijt * helling,
        2 * samen + perDag.niveau,
        perDag.helling - 2 * slijt * vHelling,
        vHelling - slijt * samen,
      ].map((d) => d * stap)
      niveau += bij[0] ?? 0
      helling += bij[1] ?? 0
      vNiveau += bij[2] ?? 0
      vHelling += bij[3] ?? 0
      samen += bij[4] ?? 0
    }
    return { ...s, niveau, helling, vNiveau, vHelling, samen }
  }

  it.each([20, 90, 250])('goes over %i days as its equations say, step by step', (over) => {
    const begin = { ...gegroeid, helling: Math.fround(0.003) }
    const [na, verwacht] = [letRun(begin, over), stapVoorStap(begin, over)]
    for (const deel of ['niveau', 'helling', 'vNiveau', 'vHelling', 'samen'] as const)
      expect(na[deel] / verwacht[deel]).toBeCloseTo(1, 3)
    expect(na.niveau - begin.niveau).toBeGreaterThan(0.05)
  })

  it('grows less sure while nothing is measured, and extrapolates no growth for ever', () => {
    const groei = { ...perform([{ na: 0, y: 4 }]), helling: Math.fround(0.002) }
    expect(letRun(groei, 60).vNiveau).toBeGreaterThan(groei.vNiveau)
    expect(letRun(groei, 3650).niveau - groei.niveau).toBeLessThan(0.5)
    expect(letRun(groei, 0.5).niveau).toBeGreaterThan(groei.niveau)
    expect(letRun(groei, 0)).toBe(groei)
    expect(letRun(groei, Number.NaN)).toBe(groei)
  })

  const rustig = perform(Array.from({ length: 8 }, () => ({ na: 3, y: 4 })))

  it('hardly minds one far outlier, the less the further it is', () => {
    const na = [3, 1, -6].map((y) => Math.abs(measure(rustig, y, RUIS).niveau - 4))
    expect(Math.max(...na)).toBeLessThan(0.1)
    expect(na[2]).toBeLessThan(na[0] ?? 0)
  })

  it('follows what holds on, however far: three in a row to one side are believed (decoy)', () => {
    const na = (...metingen: readonly number[]) =>
      metingen.reduce((s, y) => measure(s, y, RUIS), rustig).niveau
    expect(na(3, 3)).toBeGreaterThan(3.9)
    expect(na(3, 3, 3)).toBeCloseTo(3, 1)
    expect(na(3, 5, 3, 5)).toBeCloseTo(4, 1)
    expect(na(3, 3, 4, 3)).toBeCloseTo(4, 1)
    expect(na(3, 3, 5, 3, 3)).toBeCloseTo(4, 1)
    const verkeerdBegonnen = [1, 4, 4, 4].reduce((s, y) => measure(s, y, RUIS), beginSpoor(4, 0.5))
    expect(verkeerdBegonnen.niveau).toBeCloseTo(4, 1)
  })

  it('keeps near its level where one in twenty readings is absurd', () => {
    const fouten = Array.from({ length: 200 }, (_, kind) => {
      let s = beginSpoor(4, 0.5)
      for (let i = 0; i < 30; i += 1) {
        const ruis = 0.2 * (trek(kind, 1, i) + trek(kind, 2, i) - 1)
        const raar = trek(kind, 3, i) < 0.05 ? -1.4 : 0
        s = measure(letRun(s, 3.5), 4 + ruis + raar, RUIS)
      }
      return (s.niveau - 4) ** 2
    })
    const rmse = Math.sqrt(fouten.reduce((a, b) => a + b, 0) / fouten.length)
    expect(rmse).toBeLessThan(0.07)
  })
})
