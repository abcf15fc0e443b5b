import { evenly } from '@letterhaven/contracts/proef/evenly'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { estimateOutside } from './buiten.ts'
import { buildSamenhang } from './samenhang.ts'
import { makeSchattingen } from './schattingen.ts'

const samenhang = buildSamenhang([
  { code: 'a', vereist: [] },
  { code: 'b', vereist: ['a'] },
  { code: 'c', vereist: ['a', 'b'] },
  { code: 'd', vereist: ['bestaat-niet', 'e'] },
  { code: 'e', vereist: [] },
])

describe('what categories have in common', () => {
  it('is .81 for all, and of the own .49 what the prerequisites give', () => {
    expect(samenhang('a', 'a')).toBeCloseTo(1.3, 10)
    expect(samenhang('a', 'b')).toBeCloseTo(0.81 + 0.49 * 0.5, 10)
    // Half of c's own part is the mean of a and b: with a that makes .5·(1 + .5)/2, and with b the same.
    expect(samenhang('c', 'a')).toBeCloseTo(0.81 + 0.49 * 0.375, 10)
    expect(samenhang('b', 'c')).toBeCloseTo(0.81 + 0.49 * 0.375, 10)
  })

  it('takes no notice of prerequisites that are unknown or come later', () => {
    expect(samenhang('d', 'e')).toBeCloseTo(0.81, 10)
    expect(samenhang('d', 'nergens')).toBeCloseTo(0.81, 10)
  })
})

/** Any graph in which categories build on earlier ones. */
const graaf = fc
  .array(fc.array(fc.nat(30), { maxLength: 4 }), { minLength: 2, maxLength: 14 })
  .map((lijst) =>
    lijst.map((ouders, i) => ({
      code: `c${i}`,
      vereist: ouders.filter((q) => q < i).map((q) => `c${q}`),
    })),
  )

describe('a category that a state does not hold', () => {
  it('is expected where the others are, never surer than they allow and never wider than the prior', () => {
    fc.assert(
      fc.property(graaf, evenly(-3, 3), (koppen, niveau) => {
        const graafSamenhang = buildSamenhang(koppen)
        const codes = koppen.slice(0, -1).map((k) => k.code)
        const plek = new Map(codes.map((code, i) => [code, i]))
        const prior = makeSchattingen(codes.length, {
          mean: () => niveau,
          cov: (i, j) => graafSamenhang(codes[i] ?? '', codes[j] ?? ''),
        })
        const nieuw = koppen.at(-1)?.code ?? ''
        const buiten = estimateOutside(graafSamenhang, { schattingen: prior, plek, niveau }, nieuw)
        expect(buiten.mean).toBeCloseTo(niveau, 5)
        expect(buiten.variantie).toBeCloseTo(1.3, 2)
        buiten.kolom.forEach((c, i) =>
          expect(c).toBeCloseTo(graafSamenhang(nieuw, codes[i] ?? ''), 2),
        )
        const zeker = { ...prior, variantie: prior.variantie.map((v) => v / 100) }
        const smal = estimateOutside(graafSamenhang, { schattingen: zeker, plek, niveau }, nieuw)
        expect(smal.variantie).toBeLessThan(buiten.variantie)
        expect(smal.variantie).toBeGreaterThan(0.3)
      }),
      { numRuns: 40 },
    )
  })
})
