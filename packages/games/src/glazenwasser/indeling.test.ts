import { describe, expect, it } from 'vitest'
import { classify, INDELINGEN } from './indeling.ts'

const SCHERMEN = [
  [1280, 800],
  [1920, 1080],
  [1024, 768],
  [768, 1024],
  [844, 390],
  [640, 400],
  [390, 844],
  [320, 640],
] as const

describe('the layout of the street', () => {
  it.each(SCHERMEN)('hangs 12 windows of at least 48 px apart on the screen of %i × %i', (w, h) => {
    const { ramen, kade } = classify(w, h, 12)
    expect(ramen).toHaveLength(12)
    for (const [i, a] of ramen.entries()) {
      expect(Math.min(a.w, a.h) + 16).toBeGreaterThanOrEqual(48)
      expect(a.x).toBeGreaterThanOrEqual(0)
      expect(a.x + a.w).toBeLessThanOrEqual(w)
      expect(a.y + a.h).toBeLessThanOrEqual(kade)
      for (const b of ramen.slice(i + 1)) {
        const los = a.x + a.w <= b.x || b.x + b.w <= a.x || a.y + a.h <= b.y || b.y + b.h <= a.y
        expect(los).toBe(true)
      }
    }
  })

  it.each(SCHERMEN)(
    'is one of broad houses by night on the screen of %i × %i, along a broader canal',
    (w, h) => {
      const [dag, nacht] = [INDELINGEN.dag(w, h, 12), INDELINGEN.nacht(w, h, 12)]
      expect(nacht.huizen.length).toBeLessThan(3)
      expect(h - nacht.kade).toBeGreaterThan(h - dag.kade)
      expect(nacht.ramen).toHaveLength(12)
      for (const raam of nacht.ramen)
        expect(Math.min(raam.w, raam.h) + 16).toBeGreaterThanOrEqual(48)
    },
  )

  it('turns windows without a word into scenery, the lower corners first', () => {
    const { ramen, sier } = classify(1280, 800, 10)
    expect(ramen).toHaveLength(10)
    expect(sier).toHaveLength(2)
    const onder = Math.max(...ramen.map((vak) => vak.y))
    for (const vak of sier) expect(vak.y).toBe(onder)
    expect(classify(1280, 800, 12).sier).toEqual([])
  })
})
