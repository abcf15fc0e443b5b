import { describe, expect, it } from 'vitest'
import { classify, lantaarns } from './indeling.ts'

const SCHERMEN = [
  [1366, 650],
  [1024, 768],
  [390, 844],
  [844, 390],
  [320, 568],
] as const

describe.each(SCHERMEN)('the park on %i × %i', (w, h) => {
  it('has its buttons on the screen, below the bubbles, and high enough for a finger', () => {
    const { lucht, hand } = classify(w, h)
    expect(hand.y).toBeGreaterThanOrEqual(lucht.y + lucht.h)
    expect(hand.h).toBeGreaterThanOrEqual(60)
    expect(hand.x).toBeGreaterThanOrEqual(0)
    expect(hand.x + hand.w).toBeLessThanOrEqual(w)
    expect(hand.y + hand.h).toBeLessThanOrEqual(h)
  })

  it.each([1, 4, 10, 20])('hangs %i lanterns beside each other', (aantal) => {
    const rij = lantaarns(classify(w, h), aantal)
    expect(rij).toHaveLength(aantal)
    for (const { x, k, tussen } of rij) {
      expect(x).toBeGreaterThan(0)
      expect(x).toBeLessThan(w)
      expect(tussen).toBeGreaterThanOrEqual(40 * k)
    }
  })
})
