import { evenly } from '@letterhaven/contracts/proef/evenly'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { baanVan, eersteRaak, plekVan, cast, throwAt } from './projectiel.ts'

const maat = fc.integer({ min: -2000, max: 2000 })
const punt = fc.record({ x: maat, y: maat })
const vlucht = fc.record({
  s: evenly(0.05, 3),
  zwaarte: fc.integer({ min: 0, max: 3000 }),
})

describe('a throw', () => {
  it('to a place is there at its time, whatever pulls it down', () => {
    fc.assert(
      fc.property(punt, punt, vlucht, (van, naar, { s, zwaarte }) => {
        const er = plekVan(throwAt(van, naar, { s, zwaarte }), s)
        expect(er.x).toBeCloseTo(naar.x, 5)
        expect(er.y).toBeCloseTo(naar.y, 5)
      }),
    )
  })

  it('points its nose up on the way up and down on the way down', () => {
    const worp = throwAt({ x: 0, y: 0 }, { x: 100, y: 0 }, { s: 1, zwaarte: 900 })
    expect(plekVan(worp, 0.1).hoek).toBeLessThan(0)
    expect(plekVan(worp, 0.5).y).toBeLessThan(-100)
    expect(plekVan(worp, 0.9).hoek).toBeGreaterThan(0)
  })

  it('shows its way between the hand and the end, in order', () => {
    const punten = baanVan(cast({ x: 0, y: 0 }, { hoek: 0, vaart: 100, zwaarte: 0 }), 1, 4)
    expect(punten.map(({ x }) => Math.round(x))).toEqual([20, 40, 60, 80])
  })
})

describe('what a throw hits', () => {
  const recht = cast({ x: 0, y: 0 }, { hoek: 0, vaart: 1000, zwaarte: 0 })

  it('is the nearest on its way, not the first of the list', () => {
    const schijven = [
      { x: 600, y: 0, r: 20 },
      { x: 300, y: 0, r: 20 },
      { x: 100, y: 90, r: 20 },
    ]
    const raak = eersteRaak(recht, schijven, 1)
    expect(raak?.nr).toBe(1)
    expect(raak?.s).toBeCloseTo(0.28, 5)
  })

  it('is nothing beside its way, after its time or where nothing is', () => {
    expect(eersteRaak(recht, [{ x: 300, y: 21, r: 20 }], 1)).toBeNull()
    expect(eersteRaak(recht, [{ x: 300, y: 0, r: 20 }], 0.2)).toBeNull()
    expect(eersteRaak(recht, [], 1)).toBeNull()
  })

  it('is never passed over, however thin it is and however fast the throw', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 200, max: 60_000 }),
        evenly(0, 6.28),
        evenly(0.1, 0.9),
        (vaart, hoek, deel) => {
          const worp = cast({ x: 0, y: 0 }, { hoek, vaart, zwaarte: 0 })
          const doel = { ...plekVan(worp, deel), r: 1 }
          expect(eersteRaak(worp, [doel], 1)?.nr).toBe(0)
        },
      ),
    )
  })
})
