import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { beginSpoor, laatLopen, meet, type Spoor } from './spoor.ts'

const RUIS = 0.0125
const dagen = fc.double({ min: 0, max: 400, noNaN: true })
const meting = fc.record({ na: dagen, y: fc.double({ min: -20, max: 20, noNaN: true }) })

const doe = (metingen: readonly { na: number; y: number }[]): Spoor =>
  metingen.reduce((s, { na, y }) => meet(laatLopen(s, na), y, RUIS), beginSpoor(4, 0.5))

describe('a level that is followed with its growth', () => {
  it('stays a distribution of numbers after any measurements', () => {
    fc.assert(
      fc.property(fc.array(meting, { maxLength: 30 }), (metingen) => {
        const { niveau, helling, vNiveau, vHelling, samen } = doe(metingen)
        expect([niveau, helling, samen].every(Number.isFinite)).toBe(true)
        expect(vNiveau * vHelling).toBeGreaterThan(samen * samen)
      }),
    )
  })

  it('comes to the same whether time passes in one step or in two', () => {
    fc.assert(
      fc.property(dagen, dagen, (a, b) => {
        const begin = { ...doe([{ na: 0, y: 4.2 }]), helling: Math.fround(0.001) }
        const [in2, in1] = [laatLopen(laatLopen(begin, a), b), laatLopen(begin, a + b)]
        expect(in2.niveau).toBeCloseTo(in1.niveau, 4)
        expect(in2.vNiveau / in1.vNiveau).toBeCloseTo(1, 3)
        expect(in2.vHelling / in1.vHelling).toBeCloseTo(1, 3)
      }),
    )
  })

  it('grows less sure while nothing is measured, and extrapolates no growth for ever', () => {
    const groei = { ...doe([{ na: 0, y: 4 }]), helling: Math.fround(0.002) }
    expect(laatLopen(groei, 60).vNiveau).toBeGreaterThan(groei.vNiveau)
    expect(laatLopen(groei, 3650).niveau - groei.niveau).toBeLessThan(0.5)
    expect(laatLopen(groei, 0)).toBe(groei)
    expect(laatLopen(groei, Number.NaN)).toBe(groei)
  })

  const rustig = doe(Array.from({ length: 8 }, () => ({ na: 3, y: 4 })))

  it('hardly minds one far outlier, the less the further it is', () => {
    const na = [3, 1, -6].map((y) => Math.abs(meet(rustig, y, RUIS).niveau - 4))
    expect(Math.max(...na)).toBeLessThan(0.1)
    expect(na[2]).toBeLessThan(na[0] ?? 0)
  })

  it('follows what holds on, however far: a second time to the same side is believed (decoy)', () => {
    const na = meet(meet(rustig, 3, RUIS), 3, RUIS)
    expect(na.niveau).toBeCloseTo(3, 1)
    const heenEnWeer = meet(meet(rustig, 3, RUIS), 5, RUIS)
    expect(heenEnWeer.niveau).toBeCloseTo(4, 1)
  })
})
