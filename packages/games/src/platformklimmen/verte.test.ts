import { expect, it } from 'vitest'
import { classify } from './indeling.ts'
import { heeftVerte, verreMaten } from './verte.ts'

const inhoud = {
  stenen: ['De', 'vlieger', 'is', 'van', 'papier.', 'hij'],
  zin: ['De', 'vlieger', 'is', 'van', 'papier.'],
  schaal: 1,
}

it('shows the climb from afar where the tower fills the screen, and where the sky is beside it not', () => {
  expect(heeftVerte(classify(390, 844, inhoud))).toBe(true)
  expect(heeftVerte(classify(820, 1180, inhoud))).toBe(true)
  expect(heeftVerte(classify(1280, 800, inhoud))).toBe(false)
  expect(heeftVerte(classify(320, 256, inhoud))).toBe(false)
})

it('keeps a tower of any height under the story, with room for its roof and the hero', () => {
  for (const aantal of [1, 5, 10, 20]) {
    const indeling = classify(390, 844, inhoud)
    const { onder, hoog } = verreMaten(indeling, aantal)
    const { verhaal } = indeling
    expect(onder - (aantal + 3) * hoog).toBeGreaterThan(verhaal.y + verhaal.h)
    expect(hoog).toBeGreaterThan(20)
  }
})

it('leaves the hero on the floor its height under the lowest stones', () => {
  for (const [w, h] of [
    [390, 844],
    [820, 1180],
    [1280, 800],
  ] as const) {
    const { grond, stenen, s } = classify(w, h, inhoud)
    const onder = Math.max(...stenen.map((vak) => vak.y + vak.h))
    expect(s * 190).toBeLessThan((grond - onder) * 1.3)
    expect(s).toBeGreaterThan(0.4)
  }
})
