import { describe, expect, it } from 'vitest'
import { classify } from './indeling.ts'

const MATEN = [
  [320, 740],
  [320, 600],
  [390, 844],
  [768, 1024],
  [820, 1180],
  [844, 390],
  [1180, 820],
  [1366, 650],
  [1440, 900],
] as const

interface Vak {
  readonly x: number
  readonly y: number
  readonly w: number
  readonly h: number
}
const raakt = (a: Vak, b: Vak): boolean =>
  a.x < b.x + b.w - 1 && b.x < a.x + a.w - 1 && a.y < b.y + b.h - 1 && b.y < a.y + a.h - 1

describe('the hall', () => {
  it.each(MATEN)('has room for film, line, words and buttons at %i × %i', (w, h) => {
    const { scherm, twee, regel, woorden, knoppen, muis } = classify(w, h)
    const vakken = [scherm, regel, woorden, knoppen]
    for (const [i, een] of vakken.entries()) {
      expect(een.x).toBeGreaterThanOrEqual(0)
      expect(een.y).toBeGreaterThanOrEqual(0)
      expect(een.x + een.w).toBeLessThanOrEqual(w)
      expect(een.y + een.h).toBeLessThanOrEqual(h)
      for (const ander of vakken.slice(i + 1)) expect(raakt(een, ander)).toBe(false)
    }
    for (const film of twee)
      for (const ander of [regel, woorden, knoppen]) expect(raakt(film, ander)).toBe(false)
    expect(raakt(twee[0], twee[1])).toBe(false)
    for (const knop of [regel, woorden, knoppen]) expect(raakt(muis, knop)).toBe(false)
    // Decoy: two that lie on each other are seen.
    expect(raakt(scherm, { ...scherm, x: scherm.x + 5 })).toBe(true)
  })
})
