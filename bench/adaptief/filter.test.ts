import { describe, expect, it } from 'vitest'
import { makeFilter, zekerOnder } from './filter.ts'
import { gemiddeldeVariantie, samenhangVan } from './grens.ts'
import { logistisch, metGok } from './kans.ts'
import { drawNiveaus } from './leerling.ts'
import { readLogboek } from './logboek.ts'
import { gemiddelde, op, som, tot } from './rij.ts'
import { RIVALEN, type RivaalNaam } from './rivalen/rivalen.ts'
import { makeToeval, zaad } from './toeval.ts'
import { makeWereld } from './wereld.ts'

const wereld = makeWereld('proef')
const { boek } = wereld

describe('the filter of who knows the words', () => {
  it('thinks of one level what the whole posterior says', () => {
    const punten = tot(2001).map((i) => (i - 1000) / 150)
    const antwoorden = tot(12).map((i) => ({ b: (i % 5) / 2 - 1, goed: i % 3 !== 0 }))
    const filter = makeFilter([0], [Float64Array.of(1.3)])
    for (const { b, goed } of antwoorden) filter.leer({ k: 0, b, gok: 0.25, geheugen: 0.1, goed })
    const dichtheid = punten.map((x) =>
      antwoorden.reduce(
        (d, { b, goed }) => {
          const p = metGok(1 - (1 - logistisch(x - b)) * 0.9, 0.25)
          return d * (goed ? p : 1 - p)
        },
        Math.exp((-x * x) / 2.6),
      ),
    )
    const midden = som(punten.map((x, i) => x * op(dichtheid, i))) / som(dichtheid)
    expect(op(filter.mu, 0)).toBeCloseTo(midden, 1)
  })

  it('learns of a category from answers in one that goes with it, and less of another', () => {
    const filter = makeFilter(
      [0, 0, 0],
      [Float64Array.of(1, 0.8, 0.3), Float64Array.of(0.8, 1, 0.3), Float64Array.of(0.3, 0.3, 1)],
    )
    for (const goed of [true, true, false, true])
      filter.leer({ k: 0, b: 0.5, gok: 0.02, geheugen: 0, goed })
    const [a = 0, b = 0, c = 0] = filter.mu
    expect(a).toBeGreaterThan(b)
    expect(b).toBeGreaterThan(c)
    expect(c).toBeGreaterThan(0)
    expect(gemiddeldeVariantie(filter.P)).toBeLessThan(1)
  })

  it('takes a number that rests on several levels for what it is, and noise for nothing', () => {
    const make = () => makeFilter([1, 0], [Float64Array.of(1, 0.5), Float64Array.of(0.5, 2)])
    const filter = make()
    filter.measure({ lading: Float64Array.of(1, -1), waarde: 3, variantie: 0.5 })
    // The difference was 1 with variance 1 - 2 · .5 + 2 = 2; with the noise 2.5, and it turned out 2 larger.
    expect([...filter.mu]).toEqual([expect.closeTo(1.4, 10), expect.closeTo(-1.2, 10)])
    expect(op(filter.P[0] ?? [], 0)).toBeCloseTo(1 - 0.25 / 2.5, 10)
    expect(op(filter.P[0] ?? [], 1)).toBeCloseTo(0.5 + (0.5 * 1.5) / 2.5, 10)
    const doof = make()
    doof.measure({ lading: Float64Array.of(1, -1), waarde: 3, variantie: 1e12 })
    expect([...doof.mu]).toEqual([expect.closeTo(1, 6), expect.closeTo(0, 6)])
  })

  it('is as sure of a weak category as drawn leerlingen make it', () => {
    const scope = tot(12)
    const filter = makeFilter(
      scope.map(() => 0),
      samenhangVan(boek, scope, 0.5),
    )
    const toeval = makeToeval(zaad('onder'))
    const keren = tot(8000).map(() => {
      const niveaus = drawNiveaus(boek, toeval, { groep: 4, samenhang: 0.5 }).subarray(0, 12)
      return op(niveaus, 5) < gemiddelde([...niveaus]) - 0.7 ? 1 : 0
    })
    expect(zekerOnder(filter, 5, 0.7)).toBeCloseTo(gemiddelde(keren), 1.5)
  })
})

describe('who knows the words', () => {
  const read = (naam: RivaalNaam) => readLogboek(RIVALEN[naam](boek), wereld, 10)
  const [kenner, motor] = [read('kenner'), read('motor')]

  it('foretells and estimates better than an engine that must find them', () => {
    for (const wat of ['teveel', 'fout'] as const)
      expect(gemiddelde(kenner.map((u) => u[wat]))).toBeLessThan(
        gemiddelde(motor.map((u) => u[wat])),
      )
  })

  it('does not know the levels themselves: it is no oracle', () => {
    expect(gemiddelde(kenner.map(({ teveel }) => teveel))).toBeGreaterThan(0.003)
  })
})
