import { describe, expect, it } from 'vitest'
import { dek } from './dekking.ts'
import type { Dekking } from './dekking.ts'

const doekje = { rx: 0.24, ry: 0.24 }

/** Returns how much dirt is taken off by wipes at these points. */
function swipe(punten: readonly (readonly [number, number])[]): number {
  const dekking: Dekking = new Set()
  return punten.reduce((som, [x, y]) => som + dek(dekking, { x, y, ...doekje }), 0)
}

const baan = (y: number) => Array.from({ length: 11 }, (_, i) => [i / 10, y] as const)

describe('washing by hand', () => {
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

  it('does nothing outside the pane', () => {
    expect(swipe([[1.5, -0.5]])).toBe(0)
  })
})
