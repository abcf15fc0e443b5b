import { describe, expect, it } from 'vitest'
import { classify, ladderBij } from './indeling.ts'

const MATEN = [
  [1280, 800],
  [1024, 768],
  [768, 1024],
  [844, 390],
  [390, 844],
  [360, 640],
  [320, 568],
] as const

describe.each(MATEN)('the tower at %i by %i', (w, h) => {
  const toren = classify(w, h)

  it('keeps sentence, signs and floor on the screen, in that order', () => {
    expect(toren.kaart.y).toBeGreaterThanOrEqual(toren.top)
    for (const bord of toren.borden) {
      expect(bord.y).toBeGreaterThanOrEqual(toren.kaart.y + toren.kaart.h)
      expect(bord.y + bord.h).toBeLessThanOrEqual(toren.boven)
      expect(bord.h).toBeGreaterThanOrEqual(48)
      expect(bord.x).toBeGreaterThanOrEqual(0)
      expect(bord.x + bord.w).toBeLessThanOrEqual(w)
    }
    expect(toren.grond - toren.boven).toBeGreaterThan(60)
    expect(toren.grond).toBeLessThan(h)
  })

  it('knows the ladder that is touched, and none beside the tower', () => {
    const y = (toren.grond + toren.boven) / 2
    for (const [nr, x] of toren.ladders.entries()) expect(ladderBij(toren, { x, y })).toBe(nr)
    expect(ladderBij(toren, { x: 2, y })).toBeNull()
    expect(ladderBij(toren, { x: toren.ladders[0] ?? 0, y: 4 })).toBeNull()
  })
})
