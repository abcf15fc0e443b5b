import { describe, expect, it } from 'vitest'
import { AANLOOP, fitKrans, layRad, naafVan, rollTo, type Rad } from './rad.ts'

const VAK = { x: 0, y: 0, w: 370, h: 320 }

/** Returns a mill with stones of these widths. */
function makeRad(maten: readonly number[], vak = VAK): Rad {
  const krans = fitKrans(maten, 50, vak)
  if (!krans) throw new Error('the stones do not fit')
  return { vak, krans, maten, hoog: 50 }
}
const ACHT = [60, 90, 120, 70, 150, 60, 80, 100]

/** Returns how many stones lie over each other or out of the box. */
function mis(rad: Rad, stand: number): number {
  const { vak } = rad
  const vakken = layRad(rad, stand)
  const uit = vakken.filter(
    ({ x, y, w, h }) =>
      x < vak.x - 0.5 ||
      y < vak.y - 0.5 ||
      x + w > vak.x + vak.w + 0.5 ||
      y + h > vak.y + vak.h + 0.5,
  )
  const over = vakken.flatMap((a, i) =>
    vakken
      .slice(i + 1)
      .filter(
        (b) =>
          a.x < b.x + b.w - 0.5 &&
          b.x < a.x + a.w - 0.5 &&
          a.y < b.y + b.h - 0.5 &&
          b.y < a.y + a.h - 0.5,
      ),
  )
  return uit.length + over.length
}

describe('the stones of a mill', () => {
  it('lie over nothing, however many there are and however it is turned', () => {
    for (let aantal = 1; aantal <= 12; aantal += 1)
      for (const vak of [VAK, { ...VAK, w: 900, h: 170 }, { ...VAK, h: 700 }]) {
        const maten = Array.from({ length: aantal }, (_, nr) => ACHT[nr % ACHT.length] ?? 60)
        if (!fitKrans(maten, 50, vak)) continue
        const rad = makeRad(maten, vak)
        for (let stand = -1; stand <= aantal; stand += 1) expect(mis(rad, stand)).toBe(0)
        expect(layRad(rad, 0)).toHaveLength(aantal)
      }
    // Decoy: a mill in which they do not fit is none, and a lower one lets them lie over each other.
    expect(fitKrans(ACHT, 50, { w: 200, h: 100 })).toBeNull()
    const rad = makeRad(ACHT)
    expect(mis({ ...rad, vak: { ...VAK, h: 120 } }, 0)).toBeGreaterThan(0)
  })

  it('have the one of the stand at the top, in the middle', () => {
    for (const stand of [0, 3, -2, 11]) {
      const rad = makeRad(ACHT)
      const vakken = layRad(rad, stand)
      const top = ((stand % 8) + 8) % 8
      const hoogst = vakken.map(({ y }) => y).indexOf(Math.min(...vakken.map(({ y }) => y)))
      expect(hoogst).toBe(top)
      const breed = makeRad(ACHT, { ...VAK, w: 900, h: 170 })
      const daar = layRad(breed, stand)[top]
      expect(breed.krans.top).toBeGreaterThan(1)
      expect((daar?.x ?? 0) + (daar?.w ?? 0) / 2).toBeCloseTo(naafVan(breed).x)
      const { x = 0, w = 0 } = vakken[top] ?? {}
      expect(x + w / 2).toBeCloseTo(naafVan(rad).x)
    }
  })

  it('go round clockwise when the stand goes down', () => {
    const rad = makeRad(ACHT)
    const middenVan = (stand: number): number => {
      const { x = 0, w = 0 } = layRad(rad, stand)[0] ?? {}
      return x + w / 2
    }
    expect(middenVan(-1)).toBeGreaterThan(middenVan(0))
    expect(middenVan(1)).toBeLessThan(middenVan(0))
    expect(middenVan(-0.5)).toBeCloseTo((middenVan(0) + middenVan(-1)) / 2)
  })
})

describe('a turn', () => {
  it('comes to where it goes, ever nearer, and not at once', () => {
    let nu = -AANLOOP
    const tussen: number[] = []
    for (let beeld = 0; beeld < 120 && nu !== 8; beeld += 1) {
      nu = rollTo(nu, 8, 16)
      tussen.push(nu)
    }
    expect(nu).toBe(8)
    expect(tussen.length).toBeGreaterThan(20)
    expect(tussen).toEqual(tussen.toSorted((a, b) => a - b))
    expect(rollTo(3, 3, 16)).toBe(3)
  })
})
