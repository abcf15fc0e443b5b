import type { Vak } from '@letterhaven/game-kit/tekenen/vak'
import { describe, expect, it } from 'vitest'
import { classify, raaktRaket } from './indeling.ts'

const SCHERMEN = [
  [1280, 800],
  [1920, 1080],
  [1024, 768],
  [768, 1024],
  [844, 390],
  [640, 400],
  [390, 844],
  [320, 640],
] as const

const los = (a: Vak, b: Vak): boolean =>
  a.x + a.w <= b.x || b.x + b.w <= a.x || a.y + a.h <= b.y || b.y + b.h <= a.y

describe('the layout of the platform', () => {
  it.each(SCHERMEN)('keeps screen, tanks and tube apart and large enough at %i × %i', (w, h) => {
    const { tanks, scherm, meter, top, raket, grond } = classify(w, h)
    const vlakken = [...tanks, scherm, meter]
    for (const [i, a] of vlakken.entries()) {
      expect(a.x).toBeGreaterThanOrEqual(0)
      expect(a.x + a.w).toBeLessThanOrEqual(w)
      expect(a.y).toBeGreaterThanOrEqual(top)
      expect(a.y + a.h).toBeLessThanOrEqual(h)
      for (const b of vlakken.slice(i + 1)) expect(los(a, b)).toBe(true)
    }
    for (const vak of [...tanks, scherm]) expect(Math.min(vak.w, vak.h)).toBeGreaterThanOrEqual(48)
    expect(grond - 500 * raket.s).toBeGreaterThanOrEqual(top)
  })

  it('leaves the window with the hero free of the screen', () => {
    for (const [w, h] of SCHERMEN) {
      const { scherm, raket, grond } = classify(w, h)
      expect(scherm.y - 12).toBeGreaterThanOrEqual(grond - 258 * raket.s)
    }
  })

  it('takes a hose at the rocket and at its screen, and not at the tank it came from', () => {
    for (const [w, h] of SCHERMEN) {
      const indeling = classify(w, h)
      const { raket, grond, tanks, scherm } = indeling
      expect(raaktRaket(indeling, { x: raket.x, y: grond - 60 * raket.s })).toBe(true)
      expect(raaktRaket(indeling, { x: scherm.x + 8, y: scherm.y + 8 })).toBe(true)
      for (const tank of tanks)
        expect(raaktRaket(indeling, { x: tank.x + tank.w / 2, y: tank.y + tank.h / 2 })).toBe(false)
    }
  })
})
