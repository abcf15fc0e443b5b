import { describe, expect, it } from 'vitest'
import { besteToets, gemiddeldeVariantie, naInformatie, samenhangVan } from './grens.ts'
import { drawNiveaus } from './leerling.ts'
import { gemiddelde, op, tot } from './rij.ts'
import { makeToeval, zaad } from './toeval.ts'
import { makeWereld } from './wereld.ts'

const { boek } = makeWereld('proef')
const scope = [0, 4, 5, 11, 12, 18]
const prior = samenhangVan(boek, scope, 0.5)

/** Inverts a small matrix by Gauss-Jordan elimination. */
function reverse(matrix: readonly Float64Array[]): number[][] {
  const n = matrix.length
  const rijen = matrix.map((rij, i) => [...rij, ...tot(n).map((j) => (i === j ? 1 : 0))])
  for (const i of tot(n)) {
    const spil = rijen[i]?.[i] ?? Number.NaN
    rijen[i] = (rijen[i] ?? []).map((x) => x / spil)
    for (const r of tot(n)) {
      if (r === i) continue
      const keer = rijen[r]?.[i] ?? 0
      rijen[r] = (rijen[r] ?? []).map((x, j) => x - keer * op(rijen[i] ?? [], j))
    }
  }
  return rijen.map((rij) => rij.slice(n))
}

describe('how levels vary together', () => {
  it('is how drawn leerlingen vary', () => {
    const toeval = makeToeval(zaad('samen'))
    const trekkingen = tot(6000).map(() => drawNiveaus(boek, toeval, { groep: 4, samenhang: 0.5 }))
    for (const [i, a] of scope.entries())
      for (const [j, b] of scope.entries()) {
        const gezien = gemiddelde(trekkingen.map((x) => op(x, a) * op(x, b)))
        expect(Math.abs(gezien - op(prior[i] ?? [], j))).toBeLessThan(0.09)
      }
  })
})

describe('what is left after information', () => {
  it('is the inverse of the sum of precisions', () => {
    const info = [0.4, 0, 2.5, 1, 0, 0.1]
    const precisie = reverse(prior).map((rij, i) =>
      Float64Array.from(rij, (x, j) => x + (i === j ? op(info, i) : 0)),
    )
    const verwacht = reverse(precisie)
    const gevonden = naInformatie(prior, info)
    for (const [i, rij] of verwacht.entries())
      for (const [j, x] of rij.entries()) expect(op(gevonden[i] ?? [], j)).toBeCloseTo(x, 8)
  })
})

describe('the best test', () => {
  const INFO = 0.2256
  const na = (verdeling: readonly number[]) =>
    gemiddeldeVariantie(
      naInformatie(
        prior,
        verdeling.map((n) => n * INFO),
      ),
    )

  it('is not beaten by any other way to spend the words', () => {
    const beste = besteToets(prior, 12, INFO)
    const toeval = makeToeval(zaad('verdelingen'))
    for (const _ of tot(2000)) {
      const verdeling = scope.map(() => 0)
      for (const __ of tot(12)) {
        const k = toeval.choose(scope.length)
        verdeling[k] = op(verdeling, k) + 1
      }
      expect(na(verdeling)).toBeGreaterThan(beste - 1e-3)
    }
  })

  it('is far better than all words in one category (decoy)', () => {
    expect(na([12, 0, 0, 0, 0, 0])).toBeGreaterThan(1.1 * besteToets(prior, 12, INFO))
  })
})
