import { describe, expect, it } from 'vitest'
import type { Plaat } from '../tekenen/bake.ts'
import { Beeld, Textuur } from '../tekenen/beeldlijst.ts'
import { dip, hop, raakBeeld, spin, stretch, sway } from './gebaar.ts'
import { makeTweens } from '../tekenen/tween.ts'

/** A gesture paints nothing, and knows of a plate only how high it is. */
const PLAAT = new Textuur(() => ({ w: 40, h: 60 }) as Plaat)
const GEBAREN: Readonly<Record<string, (op: Parameters<typeof hop>[0], beeld: Beeld) => void>> = {
  hop: (op, beeld) => hop(op, beeld, 7),
  spin: (op, beeld) => spin(op, beeld, 0.3),
  dip,
  sway: (op, beeld) => sway(op, beeld, { hoek: 0.2, rust: 0.3 }),
  stretch: (op, beeld) => stretch(op, beeld, 0.3),
}
const RUST = {
  hop: [7, 0, 1],
  spin: [7, 0.3, 1],
  dip: [7, 0, 1],
  sway: [7, 0.3, 1],
  stretch: [7, 0, 1],
}

function makeDing(naam: string) {
  const beeld = new Beeld(PLAAT, [0.5, 0.5])
  const [y = 0, draai = 0, maat = 1] = RUST[naam as keyof typeof RUST]
  beeld.set(3, y)
  beeld.rotation = draai
  beeld.scale.set(maat, maat)
  return { beeld, hoe: () => [beeld.y, beeld.rotation, beeld.scale.y] }
}

describe.each(Object.entries(GEBAREN))('%s', (naam, doe) => {
  it('moves, and ends exactly as it was', () => {
    const { beeld, hoe } = makeDing(naam)
    const eerst = hoe()
    const tweens = makeTweens(false)
    doe({ tweens }, beeld)
    const gezien = Array.from({ length: 20 }, () => {
      tweens.verstrijk(60)
      return hoe()
    })
    expect(gezien.some((nu) => nu.some((n, i) => Math.abs(n - (eerst[i] ?? 0)) > 0.05))).toBe(true)
    for (const [i, n] of hoe().entries()) expect(n).toBeCloseTo(eerst[i] ?? 0, 9)
  })

  it('moves nothing in calm play', () => {
    const { beeld, hoe } = makeDing(naam)
    const eerst = hoe()
    doe({ tweens: makeTweens(true) }, beeld)
    for (const [i, n] of hoe().entries()) expect(n).toBeCloseTo(eerst[i] ?? 0, 9)
  })
})

it('what moved is touched where it is by then, and what is small within a finger', () => {
  const laag = { x: 0, y: 100 }
  const beeld = { x: 5, y: 6 }
  const raakbaar = raakBeeld(beeld, { r: 4, answer: () => undefined, op: laag })
  laag.y = 200
  beeld.x = 50
  expect([raakbaar.x, raakbaar.y]).toEqual([50, 206])
  expect(raakbaar.r).toBeGreaterThan(20)
})
