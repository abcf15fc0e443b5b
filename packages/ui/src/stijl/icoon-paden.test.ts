import { describe, expect, it } from 'vitest'
import { icoonPaden } from './icoon-paden.ts'

/** Returns the absolute coordinates at which the parts of a path start. */
function starts(path: string): readonly number[] {
  return [...path.matchAll(/M\s*(-?[\d.]+)[ ,](-?[\d.]+)/g)].flatMap(([, x, y]) => [
    Number(x),
    Number(y),
  ])
}

describe('icons', () => {
  it.each(Object.entries(icoonPaden))('%s is a path within the grid of 24', (_, path) => {
    expect(path).toMatch(/^[Mm][\d.\s,\-a-zA-Z]+$/)
    expect(starts(path).every((at) => at >= 0 && at <= 24)).toBe(true)
  })

  it('draws each icon once', () => {
    const paths = Object.values(icoonPaden)
    expect(new Set(paths).size).toBe(paths.length)
  })
})
