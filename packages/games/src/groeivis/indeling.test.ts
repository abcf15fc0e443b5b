import { describe, expect, it } from 'vitest'
import { aantalLichten, aantalPoorten, classify, GROEI, HELD, hapPlek } from './indeling.ts'

const MATEN = [
  [1280, 800],
  [1024, 768],
  [768, 1024],
  [390, 844],
  [844, 390],
  [360, 640],
  [1920, 1080],
] as const

describe('the layout of the sea', () => {
  it.each(MATEN)('%i x %i: keeps every fish in the water, below the question', (w, h) => {
    const { vissen, vis, bord, zand } = classify(w, h)
    for (const { x, y } of vissen) {
      expect(x - vis.w / 2).toBeGreaterThanOrEqual(0)
      expect(x + vis.w / 2).toBeLessThanOrEqual(w)
      expect(y - vis.h / 2).toBeGreaterThanOrEqual(bord.y + bord.h)
      expect(y + vis.h / 2).toBeLessThanOrEqual(zand + 10)
    }
  })

  it.each(MATEN)('%i x %i: no fish swims in front of another, nor of the waiting hero', (w, h) => {
    const { vissen, vis, held } = classify(w, h)
    for (const [i, a] of vissen.entries()) {
      for (const b of vissen.slice(i + 1))
        expect(Math.abs(a.x - b.x) >= vis.w || Math.abs(a.y - b.y) >= vis.h).toBe(true)
      const naast = Math.abs(a.x - held.x) >= vis.w / 2 + HELD.breed * held.maat
      const boven = Math.abs(a.y - held.y) >= vis.h / 2 + HELD.onder * held.maat
      expect(naast || boven).toBe(true)
    }
  })

  it.each(MATEN)('%i x %i: the hero reaches every fish, also when grown', (w, h) => {
    const indeling = classify(w, h)
    const { bad, vissen, held, vis } = indeling
    for (const maat of [held.maat, held.maat * (1 + GROEI)])
      for (const plek of vissen) {
        const hap = hapPlek(indeling, plek, maat)
        expect(hap.kant).toBe(-plek.kant)
        // The box may stop the hero short of the fish, but the mouth must stay within a bite of it.
        expect(Math.max(bad.y0 - hap.y, hap.y - bad.y1, 0)).toBeLessThan(vis.h * 0.5)
        expect(hap.x).toBeGreaterThan(0)
        expect(hap.x).toBeLessThan(w)
      }
  })

  it('lights one porthole for every right word, and never more than there are', () => {
    expect(aantalPoorten(10)).toBe(10)
    expect(aantalLichten(7, 10)).toBe(7)
    expect(aantalPoorten(40)).toBe(12)
    expect(aantalLichten(40, 40)).toBe(12)
    expect(aantalLichten(20, 40)).toBe(6)
    expect(aantalLichten(1, 1)).toBe(1)
  })
})
