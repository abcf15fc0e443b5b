import { describe, expect, it } from 'vitest'
import {
  aantalLichten,
  aantalPoorten,
  bijtPlek,
  classify,
  GROEI,
  HELD,
  hapPlek,
  mondVan,
} from './indeling.ts'

const MATEN = [
  [1280, 800],
  [1366, 650],
  [1024, 768],
  [768, 1024],
  [390, 844],
  [844, 390],
  [360, 640],
  [320, 568],
  [1920, 1080],
] as const

describe('the layout of the sea', () => {
  it.each(MATEN)('%i x %i: eight fish swim in the water, none smaller than a finger', (w, h) => {
    const { vissen, vis, balk, zand, bord } = classify(w, h)
    expect(vissen).toHaveLength(8)
    expect(vis.w).toBeGreaterThanOrEqual(48)
    for (const { x, y } of vissen) {
      expect(x - vis.w / 2).toBeGreaterThanOrEqual(0)
      expect(x + vis.w / 2).toBeLessThanOrEqual(w)
      expect(y - vis.h / 2).toBeGreaterThanOrEqual(balk)
      expect(y + vis.h / 2).toBeLessThanOrEqual(zand + 10)
      const naast = x + vis.w / 2 <= bord.x || x - vis.w / 2 >= bord.x + bord.w
      expect(naast || y - vis.h / 2 >= bord.y + bord.h).toBe(true)
    }
  })

  it.each(MATEN)('%i x %i: no fish swims in front of another, nor of the word', (w, h) => {
    const { vissen, vis, held, schub } = classify(w, h)
    for (const [i, a] of vissen.entries()) {
      for (const b of vissen.slice(i + 1))
        expect(Math.abs(a.x - b.x) >= vis.w || Math.abs(a.y - b.y) >= vis.h).toBe(true)
      // Four scales, in the middle of the hero.
      const naast = Math.abs(a.x - held.x) >= vis.w / 2 + 2 * schub
      const boven = Math.abs(a.y - held.y) >= vis.h / 2 + schub / 2
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
        const y = Math.max(bad.y0, Math.min(bad.y1, hap.y))
        const mond = bijtPlek(indeling, mondVan({ ...hap, y }, maat), plek)
        const ver = h > w ? Math.abs(mond.y - plek.y) : Math.abs(y - hap.y)
        expect(ver).toBeLessThan(Math.max(48, vis.h))
        expect(hap.x).toBeGreaterThan(0)
        expect(hap.x).toBeLessThan(w)
      }
  })

  it.each(MATEN.filter(([w, h]) => h > w))(
    '%i x %i: on an upright screen the dome stays below the word, steered or at a bite',
    (w, h) => {
      const indeling = classify(w, h)
      const { bad, bord, vissen, held } = indeling
      const onder = bord.y + bord.h
      expect(bad.y0 - HELD.boven * held.maat * (1 + GROEI)).toBeGreaterThanOrEqual(onder - 1)
      for (const maat of [held.maat, held.maat * (1 + GROEI)])
        for (const plek of vissen)
          expect(hapPlek(indeling, plek, maat).y - HELD.boven * maat).toBeGreaterThan(onder - 12)
    },
  )

  it('a mouth that is free of the roof bites where it is, and not where a finger points', () => {
    const indeling = classify(390, 844)
    const mond = { x: 100, y: indeling.bad.y0 + 60 }
    expect(bijtPlek(indeling, mond, { x: 100, y: 0 })).toEqual(mond)
  })

  it.each(MATEN)('%i x %i: the buttons are on the screen, beside the chain', (w, h) => {
    const { klaar, over, ketting, held } = classify(w, h)
    for (const knop of [klaar, over]) {
      expect(knop.h).toBeGreaterThanOrEqual(48)
      expect(knop.y + knop.h).toBeLessThanOrEqual(h)
    }
    expect(over.x + over.w).toBeLessThanOrEqual(klaar.x)
    const onder = ketting.y + 20 <= Math.min(klaar.y, over.y)
    const tussen =
      w / 2 + ketting.breed / 2 <= klaar.x && w / 2 - ketting.breed / 2 >= over.x + over.w
    expect(onder || tussen).toBe(true)
    expect(held.x + HELD.breed * held.maat * (1 + GROEI)).toBeLessThanOrEqual(w)
  })

  it.each(MATEN)('%i x %i: the wheel of the current has room of its own on the sand', (w, h) => {
    const { klaar, over, stroom, ketting, vissen, vis } = classify(w, h, true)
    expect(stroom.w).toBeGreaterThanOrEqual(48)
    expect(stroom.x).toBeGreaterThanOrEqual(over.x + over.w)
    expect(stroom.x + stroom.w).toBeLessThanOrEqual(klaar.x)
    expect(stroom.y + stroom.h).toBeLessThanOrEqual(h)
    const isNaast = w / 2 - ketting.breed / 2 >= stroom.x + stroom.w
    expect(isNaast || ketting.y + 20 <= stroom.y).toBe(true)
    expect(vissen).toHaveLength(12)
    for (const { y } of vissen) expect(y + vis.h / 2).toBeLessThanOrEqual(stroom.y + 14)
  })

  it('only a screen without room for a picture puts everything below each other', () => {
    expect(classify(320, 256).isKrap).toBe(true)
    expect(MATEN.map(([w, h]) => classify(w, h).isKrap).every((isKrap) => !isKrap)).toBe(true)
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
