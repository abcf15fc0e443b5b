import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'

type Thema = 'light' | 'dark'

const css = readFileSync(new URL('tokens.css', import.meta.url), 'utf8')
const parts = [
  ...css.matchAll(/--lh-([\w-]+):\s*(?:light-dark\()?(#[\da-f]{6})(?:,\s*(#[\da-f]{6})\))?;/g),
]
const tokens = new Map(
  parts.map(([, name = '', light = '', dark = light]) => [name, { light, dark }]),
)

function colour(name: string, thema: Thema): string {
  const token = tokens.get(name)
  if (!token) throw new Error(`no colour token --lh-${name}`)
  return token[thema]
}

/** Relative luminance and contrast ratio as WCAG 2.2 defines them. */
function luminance(hex: string): number {
  const [r = 0, g = 0, b = 0] = [1, 3, 5].map((at) => {
    const channel = Number.parseInt(hex.slice(at, at + 2), 16) / 255
    return channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4
  })
  return 0.2126 * r + 0.7152 * g + 0.0722 * b
}

function contrast(one: string, other: string): number {
  const [high = 0, low = 0] = [luminance(one), luminance(other)].toSorted((a, b) => b - a)
  return (high + 0.05) / (low + 0.05)
}

const tekstOp: readonly (readonly [tekst: string, vlakken: readonly string[]])[] = [
  ['text', ['bg', 'surface', 'surface-2', 'primary-tint', 'ok-tint', 'warn-tint', 'bad-tint']],
  ['text', ['heat-1', 'heat-2', 'heat-3', 'heat-4', 'avatar-1', 'avatar-2', 'avatar-3']],
  ['text', ['avatar-4', 'avatar-5', 'avatar-6']],
  ['text-2', ['bg', 'surface', 'surface-2', 'primary-tint', 'ok-tint', 'warn-tint', 'bad-tint']],
  ['link', ['bg', 'surface', 'surface-2', 'primary-tint', 'ok-tint', 'warn-tint', 'bad-tint']],
  ['ok', ['surface', 'ok-tint']],
  ['warn', ['surface', 'warn-tint']],
  ['bad', ['surface', 'bad-tint', 'bg']],
  ['on-primary', ['primary', 'primary-hover']],
  ['on-bad', ['bad', 'bad-hover']],
  ['on-inverse', ['inverse']],
  ['inverse-link', ['inverse']],
]

describe('colours', () => {
  it('measures contrast as WCAG does (decoy: grey on white is not enough)', () => {
    expect(contrast('#000000', '#ffffff')).toBeCloseTo(21)
    expect(contrast('#767676', '#ffffff')).toBeGreaterThan(4.5)
    expect(contrast('#888888', '#ffffff')).toBeLessThan(4.5)
  })

  const cases = (['light', 'dark'] as const).flatMap((thema) =>
    tekstOp.flatMap(([tekst, vlakken]) => vlakken.map((vlak) => [thema, tekst, vlak] as const)),
  )

  it.each(cases)('in %s, %s reads on %s with at least 4.5 : 1', (thema, tekst, vlak) => {
    expect(contrast(colour(tekst, thema), colour(vlak, thema))).toBeGreaterThanOrEqual(4.5)
  })

  it.each(['light', 'dark'] as const)(
    'in %s, borders of controls and the focus ring stand out 3 : 1',
    (thema) => {
      for (const vlak of ['bg', 'surface', 'primary-tint']) {
        expect(contrast(colour('line-strong', thema), colour(vlak, thema))).toBeGreaterThanOrEqual(
          3,
        )
        expect(contrast(colour('primary', thema), colour(vlak, thema))).toBeGreaterThanOrEqual(3)
      }
    },
  )

  it('has the primary colours of the specification', () => {
    expect(tokens.get('primary')).toEqual({ light: '#1867c0', dark: '#2196f3' })
  })
})
