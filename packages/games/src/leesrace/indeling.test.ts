import { describe, expect, it } from 'vitest'
import { classify } from './indeling.ts'
import { tekstMaat } from './maat.ts'
import { BAAN, deelVan, lengteVan, puntOp, randBij } from './ring.ts'

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

describe.each(SCHERMEN)('the stadium on %i × %i', (w, h) => {
  const indeling = classify(w, h)
  const { bord, baan, mascotte } = indeling

  it('has its sheet and its track within the screen', () => {
    for (const { x, y, w: breed, h: hoog } of [bord, baan.buiten]) {
      expect(x).toBeGreaterThanOrEqual(0)
      expect(y).toBeGreaterThanOrEqual(0)
      expect(x + breed).toBeLessThanOrEqual(w)
      expect(y + hoog).toBeLessThanOrEqual(h)
    }
    expect(bord.w * bord.h).toBeGreaterThan(w * h * 0.32)
    expect(mascotte.x).toBeLessThan(w)
    const { plaats } = indeling
    expect(plaats.x).toBeGreaterThan(0)
    expect(plaats.x).toBeLessThan(w * 0.9)
    // It hides nobody in a stand that is low.
    expect(plaats.op === 'veld').toBe(indeling.tribune.h < 70)
  })

  it('has a lap that closes, every sentence at a place of its own, the near side from left to right', () => {
    const rand = randBij(baan, BAAN.held)
    expect(lengteVan(rand)).toBeGreaterThan(300)
    const [begin, eind] = [puntOp(rand, 0), puntOp(rand, 0.9999)]
    expect(Math.hypot(begin[0] - eind[0], begin[1] - eind[1])).toBeLessThan(4)
    expect(puntOp(rand, 0.02)[0]).toBeGreaterThan(begin[0])
    const delen = Array.from({ length: 25 }, (_, zin) => deelVan(zin, 25))
    expect(delen.toSorted((a, b) => a - b)).toEqual(delen)
    expect(delen.at(-1)).toBeLessThan(0.97)
  })
})

it('reads in the largest letters of a year with which a text fits, and never in smaller ones than its year has', () => {
  const vlak = { w: 700, h: 400, letter: 'gewoon', schaal: 1 } as const
  const kort = ['De pet is weg.', 'Jip zoekt.']
  const lang = Array.from(
    { length: 24 },
    () => 'Elke arm voelt, proeft en beslist voor een deel zelf.',
  )
  expect(tekstMaat(kort, { ...vlak, groep: 3 })).toBe(34)
  expect(tekstMaat(kort, { ...vlak, groep: 8 })).toBe(24)
  expect(tekstMaat(lang, { ...vlak, groep: 8 })).toBeGreaterThanOrEqual(17)
  expect(tekstMaat(lang, { ...vlak, w: 360, groep: 8 })).toBe(17)
})
