import { describe, expect, it } from 'vitest'
import type { Vak } from '@letterhaven/game-kit/tekenen/vak'
import { classify, deelVak, torenVak } from './indeling.ts'
import { TORENS } from './kasteel.ts'

const SCHERMEN = [
  [320, 568],
  [320, 640],
  [390, 844],
  [768, 1024],
  [820, 1180],
  [844, 390],
  [820, 700],
  [1180, 820],
  [1366, 650],
  [1440, 900],
] as const
const STANDEN = SCHERMEN.flatMap(([w, h]) =>
  [3, 4].flatMap((rijen) => [3, 4].map((lagen) => ({ w, h, rijen, lagen }))),
)

const raakt = (a: Vak, b: Vak): boolean =>
  Math.min(a.x + a.w, b.x + b.w) - Math.max(a.x, b.x) > 1 &&
  Math.min(a.y + a.h, b.y + b.h) - Math.max(a.y, b.y) > 1

describe('the layout of sneeuwkanon', () => {
  it.each(STANDEN)(
    'keeps apart what is pressed and read: $w × $h, $rijen rows, $lagen floors',
    (stand) => {
      const indeling = classify(stand.w, stand.h, stand)
      const { toetsen, kanon, lucht, oor } = indeling
      const torens = Array.from({ length: TORENS }, (_, nr) => torenVak(indeling, nr))
      const vakken = [toetsen, kanon, lucht, oor, ...torens]
      for (const [i, een] of vakken.entries()) {
        for (const ander of vakken.slice(i + 1)) expect(raakt(een, ander)).toBe(false)
        expect(een.x).toBeGreaterThanOrEqual(0)
        expect(een.x + een.w).toBeLessThanOrEqual(stand.w + 1)
        expect(een.y + een.h).toBeLessThanOrEqual(stand.h + 1)
      }
      // A tower is as wide as a finger, and so is the sky high.
      for (const { w, h } of [...torens, lucht]) expect(Math.min(w, h)).toBeGreaterThanOrEqual(47.5)
    },
  )

  it('puts the parts of a tower into it, one above the other', () => {
    const indeling = classify(390, 844, { rijen: 4, lagen: 4 })
    const toren = torenVak(indeling, 2)
    for (const laag of [0, 3]) expect(raakt(deelVak(indeling, 2, laag), toren)).toBe(true)
    expect(raakt(deelVak(indeling, 2, 0), deelVak(indeling, 2, 1))).toBe(false)
    expect(raakt(deelVak(indeling, 2, 0), torenVak(indeling, 1))).toBe(false)
  })
})
