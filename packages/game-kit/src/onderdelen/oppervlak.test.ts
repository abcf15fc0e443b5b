import { describe, expect, it } from 'vitest'
import { dek, STREEK, wipeOff } from './oppervlak.ts'
import type { Dekking } from './oppervlak.ts'

const doekje = { rx: 0.24, ry: 0.24 }

/** Returns how much dirt is taken off by wipes at these points. */
function swipe(punten: readonly (readonly [number, number])[]): number {
  const dekking: Dekking = new Set()
  return punten.reduce((som, [x, y]) => som + dek(dekking, { x, y, ...doekje }), 0)
}

const baan = (y: number) => Array.from({ length: 11 }, (_, i) => [i / 10, y] as const)

describe('wiping by hand', () => {
  it('takes no more dirt by rubbing the same place', () => {
    const plek = swipe([[0.5, 0.5]])
    expect(plek).toBeGreaterThan(0)
    expect(swipe(Array.from({ length: 500 }, () => [0.5, 0.5] as const))).toBe(plek)
    expect(plek).toBeLessThan(0.4)
  })

  it('does not answer by one swipe across, and does by three', () => {
    expect(swipe(baan(0.5))).toBeLessThan(0.98)
    expect(swipe([...baan(0.2), ...baan(0.5), ...baan(0.8)])).toBeGreaterThanOrEqual(1)
  })

  it('does nothing outside the surface', () => {
    expect(swipe([[1.5, -0.5]])).toBe(0)
  })
})

describe('dirt', () => {
  /** Returns how often one strokes until all of it is gone. */
  function strokes(hoeveel: number): number {
    let aantal = 0
    for (let vuil: number | null = 1; vuil !== null && vuil > 0; aantal += 1)
      vuil = wipeOff(vuil, hoeveel)
    return aantal
  }

  it('is gone after three taps, or one of a light hand', () => {
    expect(strokes(STREEK.gewoon)).toBe(3)
    expect(strokes(STREEK.licht)).toBe(1)
  })

  it('is gone once nobody sees the rest, and never less than gone', () => {
    expect(wipeOff(0.5, 0.45)).toBeCloseTo(0.05)
    expect(wipeOff(0.5, 0.49)).toBe(0)
    expect(wipeOff(0.5, 7)).toBe(0)
  })

  it('stays for a stroke that takes nothing', () => {
    for (const niets of [0, -1, Number.NaN]) expect(wipeOff(0.5, niets)).toBeNull()
  })
})
