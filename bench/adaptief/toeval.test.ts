import { describe, expect, it } from 'vitest'
import { gemiddelde, tot } from './rij.ts'
import { makeToeval, zaad } from './toeval.ts'

const AANTAL = 20_000

describe('draws', () => {
  it('are the same for the same seed, and others for another', () => {
    const rij = (begin: number) => {
      const toeval = makeToeval(begin)
      return tot(20).map(() => toeval.deel())
    }
    expect(rij(zaad('a', 1))).toEqual(rij(zaad('a', 1)))
    expect(rij(zaad('a', 1))).not.toEqual(rij(zaad('a', 2)))
    expect(rij(zaad('a', 1))).not.toEqual(rij(zaad('b', 1)))
  })

  it('are even over 0 to 1, and normal where that is asked', () => {
    const toeval = makeToeval(zaad('verdeling'))
    const delen = tot(AANTAL).map(() => toeval.deel())
    expect(gemiddelde(delen)).toBeCloseTo(0.5, 1.5)
    expect(gemiddelde(delen.map((x) => x * x))).toBeCloseTo(1 / 3, 1.5)
    const normaal = tot(AANTAL).map(() => toeval.normaal())
    expect(Math.abs(gemiddelde(normaal))).toBeLessThan(0.03)
    expect(gemiddelde(normaal.map((z) => z * z))).toBeCloseTo(1, 1)
    expect(gemiddelde(normaal.map((z) => z ** 4))).toBeCloseTo(3, 0)
  })

  it('of neighbouring seeds go their own way', () => {
    const eersten = tot(AANTAL).map((nr) => makeToeval(zaad('buren', nr)).normaal())
    const samen = eersten.slice(1).map((z, i) => z * (eersten[i] ?? 0))
    expect(Math.abs(gemiddelde(samen))).toBeLessThan(0.03)
    expect(gemiddelde(eersten.map((z) => z * z))).toBeCloseTo(1, 1)
  })
})
