import { describe, expect, it } from 'vitest'
import { classify } from './indeling.ts'

const SCHERMEN = [
  [1280, 800],
  [1024, 768],
  [768, 1024],
  [1920, 1080],
  [844, 390],
  [640, 400],
  [390, 844],
  [320, 640],
] as const

describe('the layout of the road', () => {
  it.each(SCHERMEN)(
    'hangs signs of at least 48 px apart, under the sentence, on %i × %i',
    (w, h) => {
      for (const aantal of [1, 2, 3]) {
        const { borden, kaart, gezicht, taxi, horizon } = classify(w, h, aantal)
        expect(borden).toHaveLength(aantal)
        expect(kaart.y).toBeGreaterThanOrEqual(66)
        expect(gezicht.x + gezicht.r).toBeLessThan(kaart.x)
        for (const [i, a] of borden.entries()) {
          expect(Math.min(a.w, a.h)).toBeGreaterThanOrEqual(48)
          expect(a.x).toBeGreaterThanOrEqual(0)
          expect(a.x + a.w).toBeLessThanOrEqual(w)
          expect(a.y).toBeGreaterThan(kaart.y + kaart.h)
          expect(a.y + a.h).toBeLessThan(taxi.wacht)
          for (const b of borden.slice(i + 1))
            expect(a.x + a.w <= b.x || a.y + a.h <= b.y).toBe(true)
        }
        expect(horizon).toBeLessThan(taxi.weg)
        expect(taxi.weg).toBeLessThan(taxi.wacht)
        expect(taxi.wacht).toBeLessThan(taxi.start)
      }
    },
  )
})
