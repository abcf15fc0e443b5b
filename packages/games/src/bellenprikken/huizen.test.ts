import { describe, expect, it } from 'vitest'
import { DIER, dierMaat, huizenVan, onderLantaarns, schuilhoek, type Plek } from './huizen.ts'
import { classify, KORT, lantaarns, type Indeling } from './indeling.ts'

const STAAND = [
  [390, 844],
  [360, 640],
  [320, 640],
  [768, 1024],
  [820, 1180],
] as const

/** The box of an animal: it stands in the middle of its lower edge. */
function kader({ x, y }: Plek, indeling: Indeling) {
  const maat = DIER * dierMaat(indeling)
  return { links: x - maat / 2, rechts: x + maat / 2, boven: y - 0.92 * maat, onder: y }
}

describe('an animal in the dusk, on a tall screen', () => {
  it.each(STAAND)(
    'is seen whole on %i × %i: below bubbles and lanterns, above the buttons',
    (w, h) => {
      const indeling = classify(w, h)
      const hoek = schuilhoek(indeling)
      if (!hoek) throw new Error('nowhere to hide')
      const { links, rechts, boven, onder } = kader(hoek, indeling)
      const lampen = Math.max(...lantaarns(indeling, 10).map(({ y, k }) => y + 64 * k))
      expect(boven).toBeGreaterThan(indeling.lucht.y + indeling.lucht.h)
      expect(boven).toBeGreaterThanOrEqual(lampen - 0.01)
      expect(links).toBeGreaterThan(w / 2)
      expect(rechts).toBeLessThanOrEqual(w + 10)
      expect(onder).toBeLessThanOrEqual(indeling.hand.y)
    },
  )

  it.each(STAAND)('has a place of its own when it is awake, on %i × %i', (w, h) => {
    const indeling = classify(w, h)
    const plekken = [...Object.values(huizenVan(indeling)), schuilhoek(indeling) ?? { x: 0, y: 0 }]
    const eigen = 0.15 * w
    for (const [i, een] of plekken.entries()) {
      expect(een.y).toBeGreaterThan(onderLantaarns(indeling))
      expect(een.y).toBeLessThanOrEqual(indeling.hand.y)
      for (const ander of plekken.slice(i + 1))
        expect(Math.abs(een.x - ander.x) > eigen - 1 || Math.abs(een.y - ander.y) > 12).toBe(true)
    }
  })
})

it('hides at home on a wide screen, and in the corner on a low one (decoy)', () => {
  expect(schuilhoek(classify(1280, 800))).toBeNull()
  expect(schuilhoek(classify(844, 390))).toMatchObject({ x: 844 - 34 })
  expect(KORT).toBe(480)
})
