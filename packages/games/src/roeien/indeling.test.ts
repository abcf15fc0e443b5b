import { describe, expect, it } from 'vitest'
import { classify, layCel } from './indeling.ts'

const SCHERMEN = [
  [320, 568],
  [320, 640],
  [390, 844],
  [768, 1024],
  [820, 1180],
  [844, 390],
  [1180, 820],
  [1366, 650],
  [1440, 900],
] as const

describe.each(SCHERMEN)('the canal on %i × %i', (w, h) => {
  const indeling = classify(w, h)
  const { woord, onder, boot, lei, top } = indeling

  it('has the word under the bar, the boat under the word, and the oars below', () => {
    expect(woord.y).toBeGreaterThanOrEqual(top)
    expect(boot.y).toBeGreaterThan(woord.y + woord.h + 30)
    expect(boot.y).toBeLessThanOrEqual(onder.y)
    expect(onder.y + onder.h).toBe(h)
  })

  it('tells of a mistake beside the word, and not over it', () => {
    const isBoven = lei.y + lei.h <= woord.y
    expect(isBoven || lei.y >= woord.y + woord.h).toBe(true)
    expect(lei.x + lei.w).toBeLessThanOrEqual(w)
  })

  it.each([5, 9, 14, 22])('holds a word of %i letters and its gaps', (aantal) => {
    const { cel, gat } = layCel(indeling, aantal, 1)
    const gaten = Math.min(5, Math.max(1, Math.ceil(aantal / 2) - 1))
    expect(aantal * cel + gaten * (gat + 8) + 8).toBeLessThanOrEqual(w)
  })
})

describe('the letters', () => {
  it('are wider for who reads larger text, where there is room', () => {
    const ruim = classify(1440, 900)
    expect(layCel(ruim, 6, 2).cel).toBeGreaterThan(layCel(ruim, 6, 1).cel)
    // Decoy: a word that fills the screen stays as it is.
    const smal = classify(320, 568)
    expect(layCel(smal, 14, 2)).toEqual(layCel(smal, 14, 1))
  })
})
