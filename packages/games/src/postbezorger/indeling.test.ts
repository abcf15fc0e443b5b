import { describe, expect, it } from 'vitest'
import { classify, huisBij } from './indeling.ts'

const MATEN = [
  [1280, 800],
  [1440, 900],
  [1024, 768],
  [768, 1024],
  [844, 390],
  [390, 844],
  [360, 640],
  [320, 568],
] as const

describe.each(MATEN)('the square at %i by %i', (w, h) => {
  const plein = classify(w, h)

  it('keeps everything on the screen, under the bar, and apart', () => {
    for (const vak of [...plein.huizen, ...plein.borden, plein.brief]) {
      expect(vak.x).toBeGreaterThanOrEqual(0)
      expect(vak.x + vak.w).toBeLessThanOrEqual(w + 0.001)
      expect(vak.y).toBeGreaterThanOrEqual(plein.top)
      expect(vak.y + vak.h).toBeLessThanOrEqual(h)
    }
    for (const bord of plein.borden) {
      expect(bord.y + bord.h).toBeLessThanOrEqual(plein.grond)
      expect(bord.h).toBeGreaterThanOrEqual(48)
      expect(bord.y + bord.h).toBeLessThanOrEqual(plein.brief.y)
    }
  })

  it('has windows above every board', () => {
    for (const [i, ramen] of plein.ramen.entries())
      for (const raam of ramen) {
        expect(raam.h).toBeGreaterThan(10)
        expect(raam.y + raam.h).toBeLessThanOrEqual(plein.borden[i]?.y ?? 0)
      }
  })

  it('knows on which house a letter is let go, and where on none', () => {
    for (const [i, { x, y, w: breed, h: hoog }] of plein.huizen.entries())
      expect(huisBij(plein, { x: x + breed / 2, y: y + hoog / 2 })).toBe(i)
    expect(huisBij(plein, { x: plein.brief.x + 5, y: plein.brief.y + plein.brief.h })).toBeNull()
  })
})
