import { describe, expect, it } from 'vitest'
import { classify, lampenVan } from './indeling.ts'
import { shotAt } from './kast-wereld.ts'
import { ballonplek } from './scene-doel.ts'

const SCHERMEN = [
  [1280, 800],
  [768, 1024],
  [390, 844],
  [844, 390],
] as const

describe.each(SCHERMEN)('the balloon on a screen of %i × %i', (w, h) => {
  const indeling = classify(w, h, 3)

  it('hangs somewhere else for the next word, between the lamps and the bumpers', () => {
    const plekken = [0, 1, 2].map((nummer) => ballonplek(indeling, nummer))
    expect(new Set(plekken.map(({ x }) => x)).size).toBe(3)
    for (const { x, y, r } of plekken) {
      for (const { midden, r: maat } of indeling.bumpers)
        expect(Math.hypot(midden[0] - x, midden[1] - y)).toBeGreaterThan((r + maat) * 0.9)
      for (const { midden, r: maat } of [1, 2].flatMap((n) => lampenVan(indeling, n)))
        expect(Math.hypot(midden[0] - x, midden[1] - y)).toBeGreaterThan(r + maat)
    }
  })

  it('can be aimed at: some shot that the rocking ball allows comes by it', () => {
    const { x, y, r } = ballonplek(indeling, 0)
    const dichtst = [-0.3, -0.2, -0.1, 0].map((scheef) =>
      Math.min(
        ...Array.from({ length: 60 }, (_, i) => {
          const [bx, by] = shotAt(indeling, scheef, i * 0.02)
          return Math.hypot(bx - x, by - y)
        }),
      ),
    )
    expect(Math.min(...dichtst)).toBeLessThan(r + indeling.bal)
    // And one that leans to the other side does not.
    const [ver] = shotAt(indeling, 0.3, 0.4)
    expect(Math.abs(ver - x)).toBeGreaterThan(r + indeling.bal)
  })
})
