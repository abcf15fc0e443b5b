import { describe, expect, it } from 'vitest'
import { classify, inZoeker, verschuiving, waarVan } from './indeling.ts'

const MATEN = [
  [1280, 800],
  [1024, 768],
  [768, 1024],
  [844, 390],
  [390, 844],
  [360, 640],
  [320, 568],
] as const

describe.each(MATEN)('the savanna at %i by %i', (w, h) => {
  it.each([2, 3, 4])('has %i signs apart, under the sentence, large enough to touch', (aantal) => {
    const land = classify(w, h, { aantal })
    expect(land.kaart.y).toBeGreaterThanOrEqual(land.top)
    for (const [i, bord] of land.borden.entries()) {
      expect(bord.y).toBeGreaterThanOrEqual(land.kaart.y + land.kaart.h)
      expect(bord.h).toBeGreaterThanOrEqual(48)
      expect(bord.y + bord.h).toBeLessThan(h)
      expect(bord.x).toBeGreaterThanOrEqual(0)
      expect(bord.x + bord.w).toBeLessThanOrEqual(land.breed)
      const volgend = land.borden[i + 1]
      expect(volgend?.x ?? Infinity).toBeGreaterThan(bord.x + bord.w)
    }
  })

  it('shows each sign whole when one looks at it, and has it in the frame', () => {
    const land = classify(w, h)
    for (const [nr, bord] of land.borden.entries()) {
      const waar = waarVan(land, bord)
      const links = bord.x - verschuiving(land, waar)
      expect(links).toBeGreaterThanOrEqual(0)
      expect(links + bord.w).toBeLessThanOrEqual(w)
      expect(inZoeker(land, waar)).toBe(nr)
    }
  })
})
