import { layStappen } from '@letterhaven/game-kit/onderdelen/stappenmaat'
import { describe, expect, it } from 'vitest'
import { classify, kolommen, rijen, wachtplekken } from './indeling.ts'

const SCHERMEN = [
  [320, 568],
  [320, 640],
  [390, 844],
  [768, 1024],
  [844, 390],
  [1180, 820],
  [1366, 650],
  [1440, 900],
] as const

describe('the field', () => {
  it.each(SCHERMEN)(
    'has its sign above the carrot, and room below it for leaves: %i × %i',
    (w, h) => {
      const { bord, bak, grond, letter, tegel, keuzes, laars } = classify(w, h)
      expect(bord.y + bord.h).toBeLessThanOrEqual(bak.y + 4)
      expect(bak.y + letter).toBeGreaterThanOrEqual(grond)
      expect(h - grond).toBeGreaterThan(44 + keuzes + 50)
      expect(tegel).toBeGreaterThanOrEqual(48)
      expect(laars.w).toBeGreaterThanOrEqual(48)
      expect(kolommen({ w, tegel }) * (tegel + 4) - 4).toBeLessThanOrEqual(w - 8)
    },
  )

  it('has room on a tablet for a sentence larger than any other line, and on a phone for as large a one', () => {
    const zin = { zin: 'Aan wie heb je mijn geheim vertellen?', stappen: [], schaal: 1 } as const
    const maatBij = (w: number, h: number, groot: number): number => {
      const { bord } = classify(w, h)
      return layStappen({
        ...zin,
        w: bord.w - 102,
        h: bord.h - 14,
        schaal: groot,
        letter: 'gewoon',
      }).zin
    }
    for (const [w, h] of [
      [768, 1024],
      [1180, 820],
    ] as const)
      expect(maatBij(w, h, classify(w, h).zin)).toBeGreaterThanOrEqual(30)
    expect(classify(390, 844).zin).toBe(1)
    // Decoy: as in other games it would be as small as what is said beside it.
    expect(maatBij(1180, 820, 1)).toBeLessThan(30)
  })

  it.each(SCHERMEN.filter(([, h]) => h > 480))(
    'has what is said below the carrot that is pulled, and in view: %i × %i',
    (w, h) => {
      const { bak, letter, grond, groot, diep } = classify(w, h)
      const regel = bak.y + letter + 44 + diep
      const punt = grond + groot * 150
      expect(regel).toBeGreaterThanOrEqual(punt)
      expect(regel + 62).toBeLessThanOrEqual(h)
      // Decoy: right below the cuts it would lie over it.
      expect(regel - diep).toBeLessThan(punt)
    },
  )

  it.each(SCHERMEN)('has every carrot in view, and none where one is pulled: %i × %i', (w, h) => {
    const { k } = classify(w, h)
    for (const aantal of [1, 6, 10, 20]) {
      const plekken = wachtplekken({ w, k }, aantal)
      expect(plekken).toHaveLength(aantal)
      for (const x of plekken) {
        expect(x).toBeGreaterThan(0)
        expect(x).toBeLessThan(w)
        expect(Math.abs(x - w / 2)).toBeGreaterThan(50 * k)
      }
    }
  })

  it('makes the leaves smaller where a pump stands beside them, so that what goes on stays in view', () => {
    for (const [w, h] of SCHERMEN.filter(([, hoog]) => hoog > 640)) {
      const { keuzes, grond, tegel } = classify(w, h, true)
      expect(h - grond).toBeGreaterThanOrEqual(44 + 62 + keuzes + 76)
      expect(tegel).toBeGreaterThanOrEqual(48)
    }
    // Decoy: without it they are as large as can be.
    expect(classify(1366, 650, true).tegel).toBeLessThan(classify(1366, 650).tegel)
  })

  it('is scanned in rows of eight at most', () => {
    const rij = rijen(
      Array.from({ length: 19 }, (_, i) => i),
      8,
    )
    expect(rij.map((deel) => deel.length)).toEqual([8, 8, 3])
    expect(rijen([], 8)).toEqual([])
  })
})
