import type { Vak } from '@letterhaven/game-kit/tekenen/vak'
import { describe, expect, it } from 'vitest'
import { classify, liesOnPlank, PLAT, puntPlek } from './indeling.ts'
import { komMaat, layBelkaart, layBonnen, puntMaat } from './kaartmaat.ts'
import { indelingVan } from './straat-plek.ts'

const SCHERMEN = [
  [1280, 800],
  [1440, 900],
  [1024, 768],
  [768, 1024],
  [390, 844],
  [844, 390],
] as const
const LETTERS = ['gewoon', 'ruim', 'dyslexie'] as const

const raakt = (a: Vak, b: Vak): boolean =>
  a.x < b.x + b.w - 0.5 && b.x < a.x + a.w - 0.5 && a.y < b.y + b.h - 0.5 && b.y < a.y + a.h - 0.5

describe.each(SCHERMEN)('the kitchen of %i × %i', (w, h) => {
  it('has every bowl on the screen, under a finger and apart from the others', () => {
    for (let aantal = 1; aantal <= 16; aantal += 1) {
      const { kommen, doek } = classify(w, h, aantal)
      for (const [i, kom] of kommen.entries()) {
        expect(kom.w).toBeGreaterThanOrEqual(48)
        expect(kom.h).toBeGreaterThanOrEqual(48)
        expect(kom.x).toBeGreaterThanOrEqual(0)
        expect(kom.x + kom.w).toBeLessThanOrEqual(w)
        expect(kom.y).toBeGreaterThanOrEqual(doek - 1)
        expect(kom.y + kom.h).toBeLessThanOrEqual(h)
        for (const ander of kommen.slice(i + 1)) expect(raakt(kom, ander)).toBe(false)
      }
    }
  })

  it('stands still when the next word has more or fewer bowls', () => {
    const { kommen: _a, kolommen: _b, ...zes } = classify(w, h, 6)
    const { kommen: _c, kolommen: _d, ...zestien } = classify(w, h, 16)
    expect(zestien).toEqual(zes)
  })

  it('keeps the pizza between the bar and the bowls, and the buttons off its words', () => {
    const indeling = classify(w, h, 10)
    const { pizza, bak, terug, over, top, doek } = indeling
    expect(pizza.y - pizza.r * PLAT).toBeGreaterThan(top)
    expect(pizza.y + pizza.r * PLAT).toBeLessThan(doek)
    expect(pizza.x - pizza.r).toBeGreaterThanOrEqual(0)
    for (const knop of [bak, terug, over]) {
      expect(knop.w).toBeGreaterThanOrEqual(48)
      expect(knop.h).toBeGreaterThanOrEqual(48)
      expect(knop.x + knop.w).toBeLessThanOrEqual(w)
      for (const punten of [1, 3, 5, 8, 12, 18])
        for (let i = 0; i < punten; i += 1) {
          const [x, y] = puntPlek(indeling, punten, i)
          const maat = puntMaat(indeling, { punten, delen: ['aa'], letter: 'gewoon' })
          const half = maat * 0.9
          const kaart = { x: pizza.x + x - half, y: pizza.y + y - half, w: half * 2, h: half * 2 }
          expect(raakt(kaart, knop), `${punten} ${i}`).toBe(false)
        }
    }
    expect(raakt(bak, terug)).toBe(false)
    expect(raakt(over, bak) || raakt(over, terug)).toBe(false)
    expect(over.y + over.h).toBeLessThanOrEqual(doek)
  })

  it('shows letters that can be read, also wide ones', () => {
    const indeling = classify(w, h, 10)
    const breed = indeling.kommen[0]?.w ?? 0
    for (const letter of LETTERS) {
      expect(komMaat(['aa', 'k', 'ieuw'], breed, letter)).toBeGreaterThanOrEqual(15)
      expect(puntMaat(indeling, { punten: 5, delen: ['aa'], letter })).toBeGreaterThanOrEqual(15)
    }
  })
})

describe.each([...SCHERMEN, [600, 960], [320, 640]] as const)(
  'an order by telephone, %i × %i',
  (w, h) => {
    it('never lies on the board or the bowls, however long its word', () => {
      for (const kommen of [6, 12, 'blad'] as const)
        for (const breed of [76, 190, Math.min(w - 16, 370)]) {
          const indeling = indelingVan({ w, h }, kommen, 3)
          const { top, isLos } = layBelkaart(indeling, breed)
          const kaart = { x: 8, y: top, w: breed, h: 76 }
          // A low screen has no room over its counter.
          expect(h >= 480 && liesOnPlank(indeling, kaart)).toBe(false)
          expect(top + 76).toBeLessThanOrEqual(indeling.doek)
          expect(isLos).toBe(top < indeling.toog)
        }
    })
  },
)

it('a long order on the counter of a telephone would lie on the board (decoy)', () => {
  const indeling = indelingVan({ w: 390, h: 844 }, 6, 3)
  const kaart = { x: 8, y: indeling.toog + 10, w: 190, h: 76 }
  expect(liesOnPlank(indeling, kaart)).toBe(true)
})

it('the slate on a telephone is large enough to see what is on it, off the board and the fire', () => {
  for (const trap of [1, 2, 3] as const) {
    const { menu, mond, ...plek } = indelingVan({ w: 390, h: 844 }, 6, trap)
    expect(menu.w).toBeGreaterThanOrEqual(70)
    expect(raakt(menu, mond)).toBe(false)
    expect(liesOnPlank({ ...plek, menu, mond }, menu)).toBe(false)
    expect(menu.x + menu.w).toBeLessThanOrEqual(390)
  }
})

describe('the tickets on the string', () => {
  const maat = { begin: 20, eind: 420, maat: 18, letter: 'gewoon' } as const

  it('hang apart, in order, and never past the end', () => {
    const woorden = ['vis', 'schaap', 'duif', 'vriend', 'olifant', 'krant', 'boom', 'tafel', 'muis']
    for (let n = 1; n <= woorden.length; n += 1) {
      const bonnen = layBonnen(woorden.slice(0, n), maat)
      expect(bonnen.map(({ woord }) => woord)).toEqual(woorden.slice(0, n))
      for (const [i, { x, w }] of bonnen.entries()) {
        expect(x + w).toBeLessThanOrEqual(bonnen[i + 1]?.x ?? maat.eind)
      }
    }
  })

  it('are folded from the oldest on where there is no room, the newest never', () => {
    const bonnen = layBonnen(
      Array.from({ length: 10 }, () => 'olifanten'),
      maat,
    )
    const dicht = bonnen.map((bon) => bon.dicht)
    expect(dicht.at(-1)).toBe(false)
    expect(dicht[0]).toBe(true)
    expect(dicht.lastIndexOf(true)).toBeLessThan(dicht.indexOf(false))
  })
})

describe.each([...SCHERMEN, [1366, 650], [1920, 1080], [640, 400], [320, 640]] as const)(
  'the kitchen with an order pad of %i × %i',
  (w, h) => {
    it('keeps both apart and on the screen', () => {
      const { blad, pizza, oven, loket, top, doek } = classify(w, h, 'blad')
      if (!blad) throw new Error('no order pad')
      expect(blad.x).toBeGreaterThanOrEqual(0)
      expect(blad.x + blad.w).toBeLessThanOrEqual(w)
      expect(blad.y).toBeGreaterThanOrEqual(top)
      expect(blad.y + blad.h).toBeLessThanOrEqual(h)
      expect(blad.w).toBeGreaterThanOrEqual(300)
      expect(blad.h).toBeGreaterThanOrEqual(250)
      const vlak = { x: pizza.x - pizza.r, y: pizza.y - pizza.r * PLAT, w: pizza.r * 2, h: 0 }
      expect(raakt(blad, { ...vlak, h: pizza.r * 2 * PLAT })).toBe(false)
      expect(raakt(blad, loket)).toBe(false)
      expect(pizza.y + pizza.r * PLAT).toBeLessThan(doek)
      expect(oven.x).toBeGreaterThan(loket.x + loket.w * 0.5)
    })

    it('gives what is typed after the last slice a place further in', () => {
      const indeling = classify(w, h, 'blad')
      const ver = (i: number) => Math.hypot(...puntPlek(indeling, 12, i))
      expect(ver(12)).toBeLessThan(ver(0))
      expect(puntPlek(indeling, 12, 14)).not.toEqual(puntPlek(indeling, 12, 2))
    })

    it('is no part of a kitchen with bowls', () => {
      expect(classify(w, h, 8).blad).toBeNull()
    })
  },
)
