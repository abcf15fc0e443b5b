import { describe, expect, it } from 'vitest'
import { classify, layCel } from './indeling.ts'
import { layBroden } from './scene-brood.ts'
import { stapel } from './scene-zakken.ts'

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

describe('the layout of the mill', () => {
  it.each(SCHERMEN)('on %i × %i has slate, word, buttons and stones below each other', (w, h) => {
    const { lei, band, mes, riem, acties, stenen, isLaag } = classify(w, h)
    expect(band.y - mes).toBeGreaterThan(60)
    expect(acties.y).toBeGreaterThanOrEqual(band.y + band.h + riem)
    expect(isLaag || lei.y + 40 < band.y - mes).toBe(true)
    for (const { x, y, r } of stenen) {
      expect([x - r >= 0, x + r <= w, y + r <= h]).toEqual([true, true, true])
      expect(y - r).toBeGreaterThan(isLaag ? band.y + band.h : acties.y + acties.h - 8)
    }
    // As wide as a finger.
    for (const { r } of stenen) expect(2 * r).toBeGreaterThanOrEqual(48)
  })

  it.each(SCHERMEN)('on %i × %i has the knob of the lever where no knife or stone is', (w, h) => {
    const { stok, band, mes, stenen, isLaag } = classify(w, h)
    expect(stok.x >= 0 && stok.x + stok.w <= w && stok.y + stok.h <= h).toBe(true)
    const rand = (stenen[0]?.x ?? 0) - (stenen[0]?.r ?? 0)
    expect(isLaag ? stok.x + stok.w <= rand : stok.y + stok.h <= band.y - mes + 8).toBe(true)
  })

  it.each(SCHERMEN)(
    'on %i × %i keeps the sacks of a round on the floor and in the picture',
    (w, h) => {
      const indeling = classify(w, h)
      const { zakken } = indeling
      for (const [x, y] of stapel(indeling, 10)) {
        expect(y).toBeLessThanOrEqual(h)
        expect(x + 23 * zakken.s).toBeLessThanOrEqual(w + 4)
      }
    },
  )
})

describe('the letters on the belt', () => {
  const scherm = (w: number, h: number) => classify(w, h)

  it('have a place of a finger between them where they fit, and no more room than is read well', () => {
    expect(layCel(scherm(1440, 900), 6, 1).isNauw).toBe(false)
    expect(layCel(scherm(1440, 900), 6, 1).cel).toBeLessThan(100)
    expect(layCel(scherm(390, 844), 14, 1).isNauw).toBe(true)
  })

  it('grow with the text of the reader where there is room', () => {
    const cel = (schaal: number): number => layCel(scherm(1180, 820), 7, schaal).cel
    expect(cel(2)).toBeGreaterThan(cel(1) * 1.15)
  })

  it('are all in the picture, however long the word', () => {
    for (const aantal of [5, 9, 14, 21])
      for (const [w, h] of SCHERMEN) {
        const { cel } = layCel(scherm(w, h), aantal, 2)
        expect(cel * aantal).toBeLessThanOrEqual(w - 26)
      }
  })
})

describe('the bread of the round', () => {
  it('lies on the table whole, however many words there are', () => {
    const woorden = Array.from({ length: 12 }, (_, nr) => `verantwoording${nr}`)
    for (const w of [320, 768, 1440]) {
      const { plekken } = layBroden(woorden, { w, hoog: 240 })
      expect(plekken).toHaveLength(12)
      for (const { x } of plekken) expect(x > 0 && x < w).toBe(true)
    }
    expect(layBroden([], { w: 320, hoog: 200 }).plekken).toEqual([])
  })
})
