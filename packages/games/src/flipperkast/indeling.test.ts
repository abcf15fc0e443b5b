import { describe, expect, it } from 'vitest'
import { classify, lampenVan } from './indeling.ts'
import type { Rond } from './verdeling.ts'
import { baanPunten } from './paint-achtbaan.ts'

const SCHERMEN = [
  [1280, 800],
  [1024, 768],
  [768, 1024],
  [390, 844],
  [320, 568],
  [844, 390],
  [683, 325],
  [1366, 650],
  [1920, 1080],
] as const

const raakt = (a: Rond, b: Rond): boolean =>
  Math.hypot(a.midden[0] - b.midden[0], a.midden[1] - b.midden[1]) < a.r + b.r

const RIJEN = [3, 4] as const

describe.each(SCHERMEN.flatMap(([w, h]) => RIJEN.map((rijen) => [w, h, rijen] as const)))(
  'a screen of %i × %i with %i rows of keys',
  (w, h, rijen) => {
    const indeling = classify(w, h, rijen)
    const { bord, toetsen, veld, knoppen, over, opstelling } = indeling

    it('has words and keys that nothing covers, within the screen', () => {
      for (const [x, y, breed, hoog] of [bord, toetsen]) {
        expect(x).toBeGreaterThanOrEqual(0)
        expect(x + breed).toBeLessThanOrEqual(w)
        expect(y).toBeGreaterThanOrEqual(60)
        expect(y + hoog).toBeLessThanOrEqual(h)
      }
      expect(bord[1] + bord[3]).toBeLessThanOrEqual(toetsen[1])
      // Beside the cabinet they cannot be covered by its field and buttons; over and under it they must not.
      const isNaast = opstelling === 'naast'
      expect(isNaast || veld.boven >= bord[1] + bord[3]).toBe(true)
      expect(isNaast || knoppen[0][1] + 28 <= toetsen[1]).toBe(true)
    })

    it('has flippers that are no wider with their word on them than leaves the ball between them free', () => {
      const { wacht, bal, knopBreed } = indeling
      expect(knopBreed).toBeGreaterThanOrEqual(48)
      expect(knoppen[0][0] - 28 + knopBreed).toBeLessThan(wacht[0] - 2 * bal)
      expect(knoppen[1][0] + 28 - knopBreed).toBeGreaterThan(wacht[0] + 2 * bal)
    })

    it('has a button to skip that covers no letter in the field, nor a flipper button, nor what is over and under it', () => {
      const [x, y] = over
      for (const aantal of [1, 2, 3, 5, 8, 9, 12, 14])
        for (const { midden, r } of lampenVan(indeling, aantal)) {
          const [dx, dy] = [Math.abs(midden[0] - x), Math.abs(midden[1] - y)]
          expect(dx > 28 + r || dy > 24 + r, `${aantal}`).toBe(true)
        }
      for (const knop of knoppen)
        expect(Math.max(Math.abs(knop[0] - x), Math.abs(knop[1] - y))).toBeGreaterThanOrEqual(56)
      if (opstelling === 'naast') return
      expect(y - 24).toBeGreaterThanOrEqual(bord[1] + bord[3])
      expect(y + 24).toBeLessThanOrEqual(toetsen[1])
    })

    it('has an owl that covers no lamp, no button and no key, and a coaster that stays above it', () => {
      const { uil } = indeling
      if (!uil) return
      for (const aantal of [1, 2, 3, 5, 8, 9, 12, 14])
        for (const lamp of lampenVan(indeling, aantal))
          expect(raakt({ ...lamp, r: lamp.r * 0.9 }, uil), `${aantal}`).toBe(false)
      for (const knop of [...knoppen, over])
        expect(Math.hypot(knop[0] - uil.midden[0], knop[1] - uil.midden[1])).toBeGreaterThan(50)
      const mond = Math.max(...baanPunten(indeling).map(([, y]) => y))
      expect(uil.midden[1] - uil.r).toBeGreaterThan(veld.boven)
      expect(mond).toBeLessThan(uil.midden[1] - uil.r)
    })

    it('has lamps beside each other over the bumpers', () => {
      for (const aantal of [1, 2, 3, 5, 8, 9, 12, 14]) {
        const lampen = lampenVan(indeling, aantal)
        lampen.forEach((lamp, i) => {
          expect(lamp.midden[0] - lamp.r).toBeGreaterThan(veld.links)
          expect(lamp.midden[0] + lamp.r).toBeLessThan(veld.rechts)
          for (const ander of [...lampen.slice(i + 1), ...indeling.bumpers])
            expect(raakt(lamp, ander), `${aantal}: ${i}`).toBe(false)
        })
      }
    })
  },
)

it('shows words and keys alone where a field has no room', () => {
  expect(classify(320, 256, 4).opstelling).toBe('krap')
  expect(classify(320, 568, 4).opstelling).toBe('onder')
  // The owl has a place on the smallest telephone too.
  expect(classify(320, 568, 4).uil).not.toBeNull()
})

it('gives the field of a phone the room of a row of keys that the young do not have', () => {
  const [jong, oud] = [3, 4].map((rijen) => classify(390, 844, rijen))
  expect(jong?.toetsen[3]).toBeLessThan(844 * 0.23)
  expect(oud?.toetsen[3]).toBeGreaterThan(844 * 0.25)
})
