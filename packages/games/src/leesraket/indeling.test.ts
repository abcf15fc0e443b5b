import type { Vak } from '@letterhaven/game-kit/tekenen/vak'
import { describe, expect, it } from 'vitest'
import { classify, classifyRuimte, plaatHalf } from './indeling.ts'

const SCHERMEN = [
  [1280, 800],
  [1920, 1080],
  [1366, 650],
  [1024, 768],
  [768, 1024],
  [844, 390],
  [640, 400],
  [390, 844],
  [320, 640],
] as const

const los = (a: Vak, b: Vak): boolean =>
  a.x + a.w <= b.x || b.x + b.w <= a.x || a.y + a.h <= b.y || b.y + b.h <= a.y

describe('the layout of sky and desk', () => {
  it.each(SCHERMEN)('keeps them apart and on the screen at %i × %i', (w, h) => {
    const { paneel, hemel } = classify(w, h)
    expect(los(paneel, hemel)).toBe(true)
    for (const vak of [paneel, hemel]) {
      expect(vak.x).toBeGreaterThanOrEqual(0)
      expect(vak.x + vak.w).toBeLessThanOrEqual(w)
      expect(vak.y + vak.h).toBeLessThanOrEqual(h)
    }
    expect(paneel.w).toBeGreaterThanOrEqual(300)
    expect(paneel.h).toBeGreaterThanOrEqual(210)
  })

  it.each(SCHERMEN)('shows the whole rocket, standing and flying, at %i × %i', (w, h) => {
    const { hemel, raket, grond, vlucht } = classify(w, h)
    for (const voet of [grond, vlucht.voet]) {
      expect(voet).toBeLessThanOrEqual(hemel.y + hemel.h)
      expect(voet - 505 * raket.s).toBeGreaterThanOrEqual(hemel.y - 4)
    }
    expect(raket.x - 150 * raket.s).toBeGreaterThanOrEqual(0)
    expect(raket.x + 150 * raket.s).toBeLessThanOrEqual(hemel.x + hemel.w)
  })

  it('sinks the world far enough for each word that one sees it', () => {
    for (const [w, h] of SCHERMEN) expect(classify(w, h).vlucht.stap).toBeGreaterThan(100)
  })
})

describe('the plates of space', () => {
  it.each(SCHERMEN)('lie one under each way, apart and in the sky, at %i × %i', (w, h) => {
    const indeling = classifyRuimte(w, h, 3)
    const half = plaatHalf(indeling)
    const { hemel, wacht, raket } = indeling
    expect(wacht.plekken).toHaveLength(3)
    for (const x of wacht.plekken) {
      expect(x - half).toBeGreaterThanOrEqual(hemel.x)
      expect(x + half).toBeLessThanOrEqual(hemel.x + hemel.w)
    }
    const [een = 0, twee = 0, drie = 0] = wacht.plekken
    expect(Math.min(twee - een, drie - twee)).toBeGreaterThan(2 * half)
    // Decoy: only the middle way has the place where the rocket stands of itself.
    expect(wacht.plekken.filter((x) => Math.abs(x - raket.x) < 1)).toHaveLength(1)
  })
})
