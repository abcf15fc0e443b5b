import { describe, expect, it } from 'vitest'
import { makeWaarheid } from './leerling.ts'
import { gemiddelde, op, tot } from './rij.ts'
import { makeWereld, plekkenVan } from './wereld.ts'
import { reverse, makeWoordgrens } from './woordgrens.ts'

const wereld = makeWereld('proef')
const { boek } = wereld
const { vanaf, tot: eind } = plekkenVan(boek, 0)
const woorden = tot(eind - vanaf).map((i) => vanaf + i)

/** Returns the mean bound on the words of the first category after so many pupils told so much about each word. */
function grensNa(leerlingen: number, perWoord: number): number {
  const grens = makeWoordgrens(wereld)
  for (const nr of tot(leerlingen)) {
    const w = makeWaarheid(wereld, nr, { zittingen: 1, hulp: 0 })
    for (const woord of woorden) grens.hoor(w, woord, perWoord)
  }
  const uit = grens.end()
  return gemiddelde(woorden.map((woord) => op(uit, woord)))
}

describe('the bound on words of who does not know the levels', () => {
  it('is what the book cannot know, before anybody answered', () => {
    expect(grensNa(1, 0)).toBeCloseTo(boek.priorSd ** 2 + 0.16, 8)
  })

  it('stays above what every level divided over all leerlingen leaves, however much each answers', () => {
    const [weinig, veel] = [grensNa(10, 1e5), grensNa(100, 1e5)]
    expect(weinig).toBeGreaterThan(0.005)
    expect(veel).toBeLessThan(weinig / 5)
    // Decoy: somebody who knew the levels would be sure of every word.
    expect(1 / (1 / boek.priorSd ** 2 + 10 * 1e5)).toBeLessThan(1e-5)
  })

  it('is not under that of who knows the levels', () => {
    for (const n of [3, 30]) {
      expect(grensNa(n, 0.13)).toBeGreaterThan(1 / (1 / boek.priorSd ** 2 + n * 0.13))
    }
  })
})

describe('an inverse', () => {
  it('times its matrix is one', () => {
    const M = tot(5).map((i) =>
      Float64Array.from({ length: 5 }, (_, j) => (i === j ? 3 : 1 / (1 + i + j))),
    )
    const inverse = reverse(M)
    for (const i of tot(5))
      for (const j of tot(5)) {
        const som = tot(5).reduce((tel, k) => tel + op(M[i] ?? [], k) * op(inverse[k] ?? [], j), 0)
        expect(som).toBeCloseTo(i === j ? 1 : 0, 10)
      }
  })
})
