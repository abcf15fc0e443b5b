import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { aantalParen, cellenVan, celVan, driehoekVan, takeOff, writeKolom } from './driehoek.ts'

const K = 7
const rij = (max: number, lengte: number) =>
  fc.array(fc.integer({ min: -max, max }), { minLength: lengte, maxLength: lengte })
const cellen = rij(9000, aantalParen(K)).map((xs) => Int16Array.from(xs))
const reeks = fc.array(rij(9000, K), { maxLength: 11 })

/** Subtracts every product at once, in plain numbers. */
function opgeteld(cel: Int16Array, wat: readonly (readonly number[])[]): Int16Array {
  const uit = cel.slice()
  for (const w of wat) {
    let plek = 0
    for (let i = 1; i < K; i += 1) {
      for (let j = 0; j < i; j += 1) {
        const eraf = Math.floor(((w[i] ?? 0) * (w[j] ?? 0)) / 2 ** 15 + 0.5)
        uit[plek] = (uit[plek] ?? 0) - eraf
        plek += 1
      }
    }
  }
  return uit
}

describe('covariances of which something waits to be taken off', () => {
  it('come to the same to the bit, whenever it is worked in', () => {
    fc.assert(
      fc.property(cellen, reeks, fc.array(fc.boolean(), { maxLength: 11 }), (cel, wat, rust) => {
        const na = wat.reduce(
          (d, w, i) => takeOff(rust[i] ? driehoekVan(cellenVan(d)) : d, w),
          driehoekVan(cel),
        )
        expect(cellenVan(na)).toEqual(opgeteld(cel, wat))
      }),
    )
  })

  it('are read as if nothing waited, one by one and by the column', () => {
    fc.assert(
      fc.property(cellen, reeks, fc.nat({ max: K - 1 }), (cel, wat, k) => {
        const wacht = wat.slice(0, 3)
        const klaar = driehoekVan(opgeteld(cel, wacht))
        const uit = new Float64Array(K)
        writeKolom({ cel, wacht }, { k, n: K }, uit)
        for (let i = 0; i < K; i += 1) {
          if (i === k) continue
          expect(uit[i]).toBe(celVan(klaar, i, k))
          expect(celVan({ cel, wacht }, k, i)).toBe(uit[i])
        }
      }),
    )
  })

  it('leave the triangle that they were taken from as it was', () => {
    const cel = Int16Array.from({ length: aantalParen(K) }, () => 5000)
    const w = Array.from({ length: K }, () => 4000)
    let d = driehoekVan(cel)
    for (let keer = 0; keer < 9; keer += 1) d = takeOff(d, w)
    expect(new Set(cel)).toEqual(new Set([5000]))
    expect(new Set(cellenVan(d))).toEqual(new Set([5000 - 9 * Math.round(4000 ** 2 / 2 ** 15)]))
  })
})
