import { describe, expect, it } from 'vitest'
import { arcAt, DUUR, richelVan, rock, saltoOp, squash, type Richelsoort } from './sprong.ts'

const SOORTEN: readonly Richelsoort[] = ['balk', 'veer', 'schommel']
const TIJDEN = Array.from({ length: 101 }, (_, i) => i / 100)

describe('a landing', () => {
  it('feels different on each kind of ledge: a beam stands, a spring throws, a swing swings', () => {
    const zijwaarts = (soort: Richelsoort) =>
      Math.max(...TIJDEN.map((t) => Math.abs(rock(soort, t, 1).x)))
    const worp = (soort: Richelsoort) => Math.max(...TIJDEN.map((t) => squash(soort, t).op))
    expect(SOORTEN.map(zijwaarts).map((px) => px > 10)).toEqual([false, false, true])
    expect(SOORTEN.map(worp).map((px) => px > 10)).toEqual([false, true, false])
    expect(new Set(Object.values(DUUR)).size).toBe(3)
  })

  it('ends where it began, so that a ledge hangs where its stone was', () => {
    for (const soort of SOORTEN)
      for (const t of [0, 1, 1.5]) {
        expect(rock(soort, t, -1)).toEqual({ x: 0, y: 0, hoek: 0 })
        expect(squash(soort, t)).toEqual({ plat: 0, op: 0 })
      }
  })

  it('swings away from where the hero came from', () => {
    const t = 0.08
    expect(Math.sign(rock('schommel', t, 1).x)).toBe(-Math.sign(rock('schommel', t, -1).x))
  })

  it('meets all kinds on one floor', () => {
    expect(new Set([0, 1, 2, 3, 4].map(richelVan))).toEqual(new Set(SOORTEN))
  })
})

describe('a second tap in the air', () => {
  it('is higher and twice round at the top of the jump, once round before and after it', () => {
    expect([0.1, 0.5, 0.95].map((t) => saltoOp(t).keer)).toEqual([1, 2, 1])
    expect(saltoOp(0.5).hoog).toBeGreaterThan(saltoOp(0.1).hoog * 2 - 1)
  })

  it('begins and ends where the jump does', () => {
    expect([0, 1].map((t) => arcAt(80, t))).toEqual([0, 0])
    expect(arcAt(80, 0.5)).toBe(80)
  })
})
