import { describe, expect, it } from 'vitest'
import { classify, steenMaat, steenPlekken } from './indeling.ts'
import { letterMaat, letterMaatVan } from './letters.ts'

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

describe('the studio', () => {
  it.each(SCHERMEN)(
    'has four desks in view, none over another, each large enough: %i × %i',
    (w, h) => {
      const { banken, vraag, balk } = classify(w, h)
      for (const [nr, { vak, kaart }] of banken.entries()) {
        expect(vak.x).toBeGreaterThanOrEqual(0)
        expect(vak.x + vak.w).toBeLessThanOrEqual(w)
        expect(vak.y).toBeGreaterThanOrEqual(vraag.y + vraag.h)
        expect(vak.y + vak.h).toBeLessThanOrEqual(balk.y)
        expect(Math.min(vak.w, vak.h)).toBeGreaterThanOrEqual(48)
        expect(kaart.y + kaart.h).toBeLessThanOrEqual(vak.y + vak.h)
        for (const { vak: ander } of banken.slice(nr + 1)) {
          const naast = vak.x + vak.w <= ander.x || ander.x + ander.w <= vak.x
          expect(naast || vak.y + vak.h <= ander.y).toBe(true)
        }
      }
    },
  )

  it.each(SCHERMEN)('holds the longest answer whole on a desk: %i × %i', (w, h) => {
    const kaart = classify(w, h).banken[0]?.kaart ?? { w: 0, h: 0 }
    const langst = 'omdat hij de volgende ochtend alweer vroeg op het water moest'
    const ruimte = { w: kaart.w - 14, h: kaart.h - 6, schaal: 1, letter: 'gewoon' } as const
    const maat = letterMaat(langst, ruimte)
    expect(maat).toBeGreaterThanOrEqual(w < 360 || h < 400 ? 12 : 15)
    // Decoy: a short one gets larger letters, and among others the same as they.
    expect(letterMaat('op zijn kop', ruimte)).toBeGreaterThan(maat)
    expect(letterMaatVan(['op zijn kop', langst], ruimte)).toBe(maat)
  })

  it('lays all stones of a desk on its ledge', () => {
    const alle = SCHERMEN.flatMap(([w, h]) => classify(w, h).banken)
    for (const bank of alle)
      for (const aantal of [1, 3, 6]) {
        const { plank } = bank
        const xs = steenPlekken(bank, aantal).map(([x]) => x)
        expect(xs).toHaveLength(aantal)
        expect(Math.min(...xs) - steenMaat(bank)).toBeGreaterThanOrEqual(plank.x - 1)
        expect(Math.max(...xs) + steenMaat(bank)).toBeLessThanOrEqual(plank.x + plank.w + 1)
      }
  })
})
