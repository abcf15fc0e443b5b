import { describe, expect, it } from 'vitest'
import { belPlek, classify } from './indeling.ts'

const SCHERMEN = [
  [1280, 800],
  [1024, 768],
  [390, 844],
  [844, 390],
  [820, 1180],
] as const

describe.each(SCHERMEN)('the park on %i × %i', (w, h) => {
  it.each([4, 7, 10, 16])(
    'keeps %i bubbles in the sky, large enough and apart, at any time',
    (n) => {
      const indeling = classify(w, h, n)
      const { straal, lucht } = indeling
      expect(straal).toBeGreaterThanOrEqual(24)
      for (const stijging of [0, 0.13, 0.4, 0.77, 0.99]) {
        const plekken = indeling.bellen.map((_, bel) => belPlek(indeling, bel, stijging))
        for (const [i, { x, y }] of plekken.entries()) {
          expect(x - straal).toBeGreaterThanOrEqual(0)
          expect(x + straal).toBeLessThanOrEqual(w)
          expect(y - straal).toBeGreaterThanOrEqual(lucht.top - 1)
          expect(y + straal).toBeLessThanOrEqual(lucht.onder + 1)
          for (const ander of plekken.slice(i + 1))
            expect(Math.hypot(x - ander.x, y - ander.y)).toBeGreaterThan(straal * 1.7)
        }
      }
    },
  )

  it('has its buttons on the screen, below the line and beside each other', () => {
    const { klaar, terug, lijn } = classify(w, h, 8)
    for (const vak of [klaar, terug]) {
      expect(Math.min(vak.w, vak.h)).toBeGreaterThanOrEqual(48)
      expect(vak.y).toBeGreaterThan(lijn.y)
      expect(vak.x).toBeGreaterThanOrEqual(0)
      expect(vak.x + vak.w).toBeLessThanOrEqual(w)
      expect(vak.y + vak.h).toBeLessThanOrEqual(h)
    }
    expect(terug.x + terug.w).toBeLessThanOrEqual(klaar.x)
  })
})
